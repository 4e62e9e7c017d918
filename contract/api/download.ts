import type { z } from 'zod';
import type { Permission } from '../staff/staff-roles.ts';

/** A file that staff download by a link: no call of pages, so it has no place among the endpoints, but in the OpenAPI document. */
export interface Download<Asked extends z.ZodType = z.ZodType> {
  /** Unique over the whole contract; the OpenAPI operation id. */
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  /** With `:name` parameters. */
  readonly path: string;
  readonly access: Permission;
  /** Values of path and query; empty ones are dropped, because forms send those too. */
  readonly asked: Asked;
  /** A table, or a JSON object a line. */
  readonly type: keyof typeof downloadTypes;
}

/** Media types of downloads, by the ending of the file's name. */
export const downloadTypes = { csv: 'text/csv', jsonl: 'application/jsonl' } as const;
