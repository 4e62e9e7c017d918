/** Thrown for an SVG that is more than a drawing, or none. */
export class UnsafeDrawing extends Error {}

/** A drawing with nothing but outlines, and its size in its own units. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** No `use`: nested, a few of them draw millions of parts. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask'.split(' '),
);
/** Left out with their content: what drawing programs note for themselves. */
const notes = new Set(['title', 'desc', 'metadata']);
const attributes = new Set(
  (
    'xmlns viewBox preserveAspectRatio id x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height transform offset href opacity color ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
    'stroke-opacity clip-path clip-rule mask stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits ' +
    'maskContentUnits vector-effect shape-rendering display visibility'
  ).split(' '),
);
const maxElements = 2000;

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /(?<=\s)([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Text between tags, comments, and the declaration at the start. A document type, which could define entities, is none of these. */
const between = /(?:[^<]+|<!--[\s\S]*?-->|<\?xml\s[^?]*\?>)+/y;

/**
 * Reads an uploaded SVG and writes it anew from a list of allowed elements and attributes, so that nothing unknown is ever served. Notes of drawing
 * programs and unknown attributes are left out; what would change the picture without being an outline (style sheets, text, pictures) is refused.
 * Uploads stay away from the image library's SVG parser, and sanitize-html, which is for HTML, would drop what has to be refused here.
 * Throws `UnsafeDrawing`.
 */
export function cleanDrawing(source: string): Drawing {
  const out: string[] = [];
  const open: string[] = [];
  let size: Pick<Drawing, 'width' | 'height'> | null = null;
  let skippedFrom: number | null = null;
  let count = 0;
  for (let at = 0; at < source.length; ) {
    const [text] = matchAt(between, source, at) ?? [];
    if (text !== undefined) {
      at += text.length;
      continue;
    }
    const [whole = '', isEnd, name = '', given = '', closes] = matchAt(tag, source, at) ?? refuse('it is not well formed');
    at += whole.length;
    if (isEnd) {
      if (open.pop() !== name) refuse('it is not well formed');
      if (skippedFrom === null) out.push(`</${name}>`);
      else if (open.length === skippedFrom) skippedFrom = null;
      continue;
    }
    if (++count > maxElements) refuse('it has too many parts');
    if (skippedFrom === null && (notes.has(name) || name.includes(':'))) {
      if (!closes) skippedFrom = open.length;
    } else if (skippedFrom === null) {
      if (!elements.has(name)) refuse(`it has <${name}>`);
      const kept = keptAttributes(given);
      if (out.length === 0) {
        if (name !== 'svg') refuse('it is no SVG');
        size = sizeOf(kept);
        kept.set('xmlns', 'http://www.w3.org/2000/svg');
      } else if (open.length === 0) refuse('it has two roots');
      out.push(`<${name}${[...kept].map(([key, value]) => ` ${key}="${value}"`).join('')}${closes ? '/' : ''}>`);
    }
    if (!closes) open.push(name);
  }
  if (!size || open.length > 0) refuse('it is not well formed');
  return { svg: out.join(''), ...size };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function keptAttributes(given: string): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [, name = '', double, single] of given.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (name === 'style') for (const [key, one] of declarations(value)) keep(kept, key, one);
    else keep(kept, name === 'xlink:href' ? 'href' : name, value);
  }
  return kept;
}

/** `style="fill:#fff;stroke:none"` as attributes. */
const declarations = (style: string): [string, string][] =>
  style.split(';').flatMap((one) => {
    const [key = '', value] = one.split(/:(.*)/s).map((part) => part.trim());
    return value === undefined ? [] : [[key, value] as [string, string]];
  });

function keep(kept: Map<string, string>, name: string, value: string): void {
  if (!attributes.has(name)) return;
  // Entities could hide what these checks look for.
  if (/[&<>"\\]/.test(value)) refuse(`its ${name} has characters that no drawing needs`);
  if (name === 'href' && !/^#[\w-]+$/.test(value)) refuse('it links to something outside');
  if (/url\s*\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value.replace(/['\s]/g, ''))) refuse('it links to something outside');
  kept.set(name, value);
}

function sizeOf(root: ReadonlyMap<string, string>): Pick<Drawing, 'width' | 'height'> {
  const [, , width = 0, height = 0] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const found = root.has('viewBox')
    ? [width, height]
    : [root.get('width'), root.get('height')].map((side) => Number.parseFloat(side ?? ''));
  const [w = 0, h = 0] = found;
  if (!(w > 0 && h > 0 && w < 1e5 && h < 1e5)) refuse('it has no size');
  return { width: w, height: h };
}

function refuse(why: string): never {
  throw new UnsafeDrawing(why);
}
