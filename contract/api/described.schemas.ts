import { z } from 'zod';
import { own } from '../values/own.ts';
import type { Declaration, Declarations, Endpoint, Endpoints } from './endpoint.ts';

/** An endpoint with its complete declaration, defaults filled in, for the server, OpenAPI and tests. */
export interface DescribedEndpoint extends Required<Declaration> {
  readonly method: Endpoint['method'];
  readonly path: string;
  /** The query of a call with a body. */
  readonly queryNames: readonly string[];
  /** Null for calls without a file. */
  readonly upload: string | null;
  /** Its body is passed on unparsed. */
  readonly isRaw: boolean;
}

const nothing = z.object({});
const usual = {
  description: '',
  access: 'visitor',
  params: nothing,
  query: nothing,
  body: nothing,
  problems: {},
  originalError: false,
  serverOnly: false,
  isLogged: true,
  whileImpersonating: 'refused',
} as const;

/** Joins a group's endpoints with their declarations. */
export function described<Group extends Declarations>(endpoints: Endpoints<Group>, declarations: Group): DescribedEndpoint[] {
  return Object.entries<Endpoint>(endpoints).map(([name, { method, path, query: queryNames = [], upload = null, raw = false }]) => {
    const declaration = own(declarations, name);
    if (!declaration) throw new Error(`Nothing is declared of ${method} ${path}`);
    return { ...usual, ...declaration, method, path, queryNames, upload, isRaw: raw };
  });
}
