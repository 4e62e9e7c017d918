import JsBarcode from 'jsbarcode';

/** A text as Code 128, which carriers and desks scan: ones are bars, zeros the gaps. */
export function barsOf(text: string): string {
  const drawing: { encodings?: { data: string }[] } = {};
  JsBarcode(drawing, text, { format: 'CODE128' });
  return (drawing.encodings ?? []).map(({ data }) => data).join('');
}
