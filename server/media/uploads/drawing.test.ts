import { describe, expect, it } from 'vitest';
import { cleanDrawing, UnsafeDrawing } from './drawing.ts';

const drawn = (inside: string, root = 'viewBox="0 0 60 20"') => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('[settings: theme] an uploaded drawing', () => {
  it('keeps outlines and gradients, and tells its size', () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9v9z" fill="url(#a)"/>';
    expect(cleanDrawing(drawn(inside))).toEqual({ svg: expect.stringContaining(inside), width: 60, height: 20 });
    expect(cleanDrawing(drawn('<g/>', 'width="120px" height="40"'))).toMatchObject({ width: 120, height: 40 });
  });

  it('leaves out notes of drawing programs, comments and handlers, and writes styles as attributes', () => {
    const source = `<?xml version="1.0"?><!-- Made with a program -->${drawn(
      '<title>Logo</title><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><sodipodi:namedview id="v"/>' +
        '<path inkscape:label="x" onclick="alert(1)" style="fill:#123456;-inkscape-font:none" d="M0 0"/>',
      'viewBox="0 0 6 2" xmlns:inkscape="http://example.com" onload="alert(1)"',
    )}`;
    expect(cleanDrawing(source).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 2"><path fill="#123456" d="M0 0"/></svg>',
    );
  });

  it.each([
    ['a script', drawn('<script>alert(1)</script>')],
    ['HTML', drawn('<foreignObject><p/></foreignObject>')],
    ['a style sheet', drawn('<style>*{fill:red}</style>')],
    ['text', drawn('<text>A</text>')],
    ['a picture', drawn('<image href="https://example.com/a.png"/>')],
    ['an animation of a link', drawn('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['a link to another file', drawn('<linearGradient href="other.svg#a"/>')],
    ['the same by its old name', drawn('<linearGradient xlink:href="https://example.com/#a"/>')],
    ['a fill from elsewhere', drawn('<path fill="url(https://example.com/a)"/>')],
    ['the same in a style', drawn('<path style="fill: URL( //example.com )"/>')],
    ['copies of copies', drawn('<g id="a"/><use href="#a"/>')],
    ['entities', drawn('<path fill="&#117;rl(//example.com)"/>')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('<g/>')}`],
    ['CDATA', drawn('<g><![CDATA[<script/>]]></g>')],
    ['a processing instruction', `<?xml-stylesheet href="a.css"?>${drawn('<g/>')}`],
    ['tags that cross', drawn('<g><path></g></path>')],
    ['an open end', '<svg viewBox="0 0 1 1"><g>'],
    ['a second root', drawn('<g/>') + drawn('<g/>')],
    ['another root', '<g viewBox="0 0 1 1"/>'],
    ['no size', drawn('<g/>', '')],
    ['an attribute without quotation marks', '<svg viewBox=0></svg>'],
    ['nothing', ''],
    ['no end of parts', drawn('<g/>'.repeat(2001))],
  ])('is refused with %s', (_, source) => expect(() => cleanDrawing(source)).toThrow(UnsafeDrawing));
});
