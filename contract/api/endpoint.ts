import type { z } from 'zod';
import type { ProblemDeclaration } from './problems.ts';

/**
 * The contract states everything once, in up to three modules per subject, each importing only the ones before it:
 * `cart.rules.ts` has problems, constants and rules; `cart.schemas.ts` what each call takes and answers (`Declarations`, in zod); `cart.ts` where the
 * calls are (`Endpoints`). Everyone imports `cart.ts`, which re-exports the rules and the schemas' types: browsers get the types without zod.
 * `contract/index.ts` joins endpoints and declarations.
 */

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whether staff may make the call while they act for a customer (rulings: Session and visitor). `refused`: it is the customer's alone. `allowed`: and
 * where it changes something, the audit log says so. `unlogged`: allowed, but not as the customer's deed: staff's own calls write lines of their
 * own, and what a page reports of itself is nobody's.
 */
export type WhileImpersonating = 'refused' | 'allowed' | 'unlogged';

/** What the shop holds a call to: what it takes, what it answers, how it can fail, who may make it. Parts left out take nothing. */
export interface Declaration {
  /** Unique over the whole contract, e.g. `cart.setQuantity`; the OpenAPI operation id. */
  readonly name: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly problems?: Readonly<Record<string, ProblemDeclaration>>;
  /** Answers the original error body (code, details, fields) rather than the bare one (spec §8). */
  readonly originalError?: boolean;
  /** Reachable in process only; over HTTP it answers 404 (spec §5, product summary). */
  readonly serverOnly?: boolean;
  /** False: its requests leave no line in the log (spec §8). */
  readonly isLogged?: boolean;
  /** Left out, it is refused. */
  readonly whileImpersonating?: WhileImpersonating;
}

/** Ties a call to its schemas for the compiler; nothing at run time. */
declare const declaration: unique symbol;

/** Where a call is and how its input gets there: all that a caller needs at run time. */
export interface Endpoint<D extends Declaration = Declaration> {
  readonly method: Method;
  /** Path with `:name` parameters, e.g. `/api/cart/:cartUuid`. */
  readonly path: string;
  /** Of a call with a body, what goes into the query all the same; a call without one puts everything there. */
  readonly query?: readonly string[];
  /** Name of the form field that carries a file: the call is then a multipart form and not JSON. */
  readonly upload?: string;
  /** The body is read as bytes, whatever its type, for a signature over them; the call declares no body. */
  readonly raw?: true;
  readonly [declaration]?: D;
}

export type Declarations = Readonly<Record<string, Declaration>>;
/** The endpoints of a group of declarations, each by the same name. */
export type Endpoints<Group extends Declarations> = { readonly [Name in keyof Group]: Endpoint<Group[Name]> };

type Part = 'params' | 'query' | 'body';
type SchemaOf<E, P extends Part> =
  E extends Endpoint<infer D> ? (D extends { readonly [Name in P]: infer Schema extends z.ZodType } ? Schema : never) : never;

/** A part's fields; a part that takes nothing adds nothing. */
type Taken<E, P extends Part> = [SchemaOf<E, P>] extends [never] ? unknown : z.input<SchemaOf<E, P>>;
type Parsed<E, P extends Part> = [SchemaOf<E, P>] extends [never] ? unknown : z.output<SchemaOf<E, P>>;

/** What a caller passes: path parameters, query and body merged into one object (names do not collide). */
export type InputOf<E extends Endpoint> = Taken<E, 'params'> & Taken<E, 'query'> & Taken<E, 'body'>;
/** What a handler receives: the same after validation, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>;
/** What a handler returns and a caller gets. */
export type OutputOf<E extends Endpoint> = E extends Endpoint<infer D> ? z.output<D['response']> : never;
