import pg from 'pg';

export interface FreshDatabase {
  readonly url: string;
  readonly name: string;
  drop(): Promise<void>;
}

/** A new database on the server under a unique name: empty, or a copy of the one named. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<FreshDatabase> {
  const name = `mantel_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), name, drop: () => run(`drop database if exists ${name} with (force)`) };
}
