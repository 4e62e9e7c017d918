/** A field of a path, query, body or response. */
export interface DocumentedField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

export interface DocumentedEndpoint {
  readonly name: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  /** Who may call. */
  readonly caller: string;
  readonly takes: readonly { readonly where: string; readonly fields: readonly DocumentedField[] }[];
  readonly answers: readonly DocumentedField[];
  readonly problems: readonly { readonly code: string; readonly status: number; readonly message: string }[];
}

export interface ApiDocsData {
  readonly groups: readonly { readonly name: string; readonly endpoints: readonly DocumentedEndpoint[] }[];
}
