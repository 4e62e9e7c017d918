import type { z } from 'zod';
import type { Permission } from '../staff/staff-roles.ts';
import type { ProblemDeclaration } from './problems.ts';

/**
 * The contract states everything once, in up to three modules per subject, each importing only the ones before it: `cart.rules.ts` has problems,
 * constants and rules; `cart.schemas.ts` the inputs and outputs of calls (`Declarations`, in zod); `cart.ts` their locations (`Endpoints`). Everyone
 * imports `cart.ts`, which re-exports the rules and the schemas' types: browsers get the types without zod. `contract/index.ts` joins endpoints and
 * declarations.
 */

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whether staff may make the call while acting for a customer (rulings: Session and visitor). `refused`: only the customer may. `allowed`: changes
 * are audited. `unlogged`: allowed without an entry for the customer, because staff calls audit themselves, and reports sent by a page are no one's
 * action.
 */
export type WhileImpersonating = 'refused' | 'allowed' | 'unlogged';

/**
 * Who may make a call. `visitor`: anyone, and whoever shows a session makes it as its owner. `customer`: after signing in. `paymentSignature`,
 * `carrierSignature` and `mailSignature`: whoever signs the body with the shared secret, or the key whose public half the shop has. `staff`: any signed-in staff member. A permission: staff who have it, and API keys with that scope.
 */
export type Access = 'visitor' | 'customer' | 'paymentSignature' | 'carrierSignature' | 'mailSignature' | 'staff' | Permission;

/** A call's declaration: inputs, output, failures, permissions. Omitted parts take nothing. */
export interface Declaration {
  /** Unique over the whole contract, e.g. `cart.setQuantity`; the OpenAPI operation id. */
  readonly name: string;
  /** Imperative verb and object, sentence case, no final dot: “Set the quantity of a line”. */
  readonly summary: string;
  /** Limits, order, what it fails with: whole sentences. */
  readonly description?: string;
  /** Default: visitor. Calls below `/api/staff/` name theirs. */
  readonly access?: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly problems?: Readonly<Record<string, ProblemDeclaration>>;
  /** Answers with the original error body (code, details, fields) instead of the bare one (spec §8). */
  readonly originalError?: boolean;
  /** Reachable in process only; over HTTP it answers 404 (spec §5, product summary). */
  readonly serverOnly?: boolean;
  /** False keeps its requests out of the log (spec §8). */
  readonly isLogged?: boolean;
  /** Default: refused. */
  readonly whileImpersonating?: WhileImpersonating;
}

/** Links a call to its schemas for the compiler; nothing at run time. */
declare const declaration: unique symbol;

/** A call's location and how its input gets there: all that callers need at run time. */
export interface Endpoint<D extends Declaration = Declaration> {
  readonly method: Method;
  /** Path with `:name` parameters, e.g. `/api/cart/:cartUuid`. */
  readonly path: string;
  /** Input that a call with a body sends in the query; a call without a body sends everything there. */
  readonly query?: readonly string[];
  /** Form field of a file: the call is then a multipart form instead of JSON. */
  readonly upload?: string;
  /** The body is read as bytes whatever its type, to verify a signature; the call declares no body. */
  readonly raw?: true;
  readonly [declaration]?: D;
}

export type Declarations = Readonly<Record<string, Declaration>>;
/** The endpoints of a group of declarations, under the same names. */
export type Endpoints<Group extends Declarations> = { readonly [Name in keyof Group]: Endpoint<Group[Name]> };

type Part = 'params' | 'query' | 'body';
type SchemaOf<E, P extends Part> =
  E extends Endpoint<infer D> ? (D extends { readonly [Name in P]: infer Schema extends z.ZodType } ? Schema : never) : never;

/** The fields of a part; an omitted part adds none. */
type Taken<E, P extends Part> = [SchemaOf<E, P>] extends [never] ? unknown : z.input<SchemaOf<E, P>>;
type Parsed<E, P extends Part> = [SchemaOf<E, P>] extends [never] ? unknown : z.output<SchemaOf<E, P>>;

/** A caller's input: path parameters, query and body in one object (a name in two of them means the same in both). */
export type InputOf<E extends Endpoint> = Taken<E, 'params'> & Taken<E, 'query'> & Taken<E, 'body'>;
/** A handler's input: the same after validation, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>;
/** What a handler returns and a caller receives. */
export type OutputOf<E extends Endpoint> = E extends Endpoint<infer D> ? z.output<D['response']> : never;
