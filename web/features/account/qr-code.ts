import { encode } from 'uqr';

/** A QR code: its dark modules as one SVG path on a grid of one unit a module, and its width in modules. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** The QR code of a text; on the server, so that browsers need no encoder. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { path, size };
}
