/** How the studio makes one product: the model (`family.function` in `blender/models/`) and its parameters. */
export interface Casting {
  model: string;
  /** Silhouette and parts, as the model's doc comment names them. */
  [parameter: string]:
    | string
    | number
    | boolean
    | readonly number[]
    | readonly string[]
    | Readonly<Record<string, number | string>>
    | undefined;
}

/** By product handle. Products without a casting have no photograph. */
export type CastingTable = Readonly<Record<string, Casting>>;
