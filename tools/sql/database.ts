import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { startEmbedded } from '../../server/platform/db/embedded/index.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { type Migration, migrate } from '../../server/platform/db/migrate.ts';

export interface PgType {
  readonly oid: number;
  /** A name in `pg_type`: `int4`, `_text`. */
  readonly name: string;
}

/** A result column; `nullable` names the table column it comes from directly, where that may be null. */
export interface Column {
  readonly name: string;
  readonly type: PgType;
  readonly nullable: string | null;
}

/** PostgreSQL's description of a statement without running it; `columns` is null where it returns no rows. */
export interface Description {
  readonly parameters: readonly PgType[];
  readonly columns: readonly Column[] | null;
}

/** An embedded database with the migrations' schema and no rows. */
export interface Describer {
  /** Throws PostgreSQL's error for an invalid statement. */
  describe(text: string): Promise<Description>;
  close(): Promise<void>;
}

export async function startDescriber(migrations?: readonly Migration[]): Promise<Describer> {
  const embedded = await startEmbedded(null);
  const { host, port } = embedded;
  const database = await openDatabase({ url: `postgres:///postgres?user=postgres&host=${host}&port=${port}`, dataDir: null });
  await migrate(database, migrations).finally(() => database.close());
  const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  // In a shop pg-boss creates its tables on start.
  await client.query(getConstructionPlans('jobs'));
  const types = await client.query<PgType>('select oid, typname as name from pg_type');
  const nullable = await client.query<{ key: string; name: string }>(`
    select attrelid || '.' || attnum as key, attname as name from pg_attribute join pg_class c on c.oid = attrelid
    where relkind in ('r', 'p') and attnum > 0 and not attnotnull`);
  const typeOf = new Map(types.rows.map((type) => [type.oid, type]));
  const nullables = new Map(nullable.rows.map(({ key, name }) => [key, name]));
  const named = (oid: number) => typeOf.get(oid) ?? { oid, name: String(oid) };
  return {
    describe: async (text) => {
      const { parameters, fields } = await describe(client, text);
      const columns = fields?.map((field) => ({
        name: field.name,
        type: named(field.dataTypeID),
        nullable: nullables.get(`${field.tableID}.${field.columnID}`) ?? null,
      }));
      return { parameters: parameters.map(named), columns: columns ?? null };
    },
    close: async () => {
      await client.end();
      await embedded.close();
    },
  };
}

interface Described {
  parameters: readonly number[];
  fields: readonly pg.FieldDef[] | null;
}

/** The driver can parse and describe, but offers no call for only that. */
function describe(client: pg.Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    const described: Described = { parameters: [], fields: null };
    let failure: unknown;
    const heard = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      described.parameters = dataTypeIDs;
    };
    client.query({
      submit: (connection: pg.Connection) => {
        connection.once('parameterDescription', heard);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleParseComplete: () => {},
      handleRowDescription: ({ fields }: { fields: pg.FieldDef[] }) => {
        described.fields = fields;
      },
      handleError: (error: unknown, connection: pg.Connection) => {
        connection.off('parameterDescription', heard);
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(described)),
    });
  });
}
