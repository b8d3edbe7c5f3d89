import { describe, expect, it } from 'vitest';
import { cleanSvg, SVG_LIMITS } from './cleanSvg.ts';

const drawing = (inner: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inner}</svg>`;

describe('a drawing', () => {
  it('keeps shapes, gradients, text and styles of its own', () => {
    const inner =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<style>.b{fill:red;stroke-width:2}</style><g transform="translate(1 2)"><path class="b" d="M0,0 L5,5Z"></path></g>' +
      '<rect style="fill:url(#a);opacity:0.5" width="4" height="4"></rect><use href="#a"></use><text x="1">R&amp;D</text>';
    expect(cleanSvg(drawing(inner, ' viewBox="0 0 10 10"'))).toBe(drawing(inner, ' viewBox="0 0 10 10"'));
  });

  it('with prefixes and a prolog is written without them', () => {
    const source =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><!-- made by hand --><svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path d="M0 0"/></svg:svg>';
    expect(cleanSvg(source)).toBe(drawing('<path d="M0 0"></path>'));
  });

  it.each([
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<g onload="alert(1)"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
    '<image href="https://evil.example/x.png"/>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml;base64,AAAA#x"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<rect fill="url(https://evil.example/a)"/>',
    '<rect style="fill:url(https://evil.example/a);background:url(x)"/>',
    '<style>@import url(https://evil.example/a.css);rect{fill:url(https://evil.example)}</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<handler>alert(1)</handler>',
  ])('loses what runs, moves or fetches: %s', (inner) => {
    const clean = cleanSvg(drawing(`${inner}<path/>`));
    expect(clean).toMatch(/^<svg/);
    expect(clean).not.toMatch(
      /script|alert|evil|on(load|mouse)|javascript|data:|import|<(a|image|set|animate)\b/i,
    );
  });

  it('keeps what stands in a link, without the link', () => {
    expect(cleanSvg(drawing('<a href="#top" class="b"><path d="M0 0"/></a>'))).toBe(
      drawing('<g class="b"><path d="M0 0"></path></g>'),
    );
  });

  it.each(['', '<image href="data:image/png;base64,AAAA"/>', '<defs><linearGradient id="a"/></defs>'])(
    'is empty when nothing to see is left: %s',
    (inner) => expect(cleanSvg(drawing(inner))).toBe(''),
  );

  it.each([
    ['no XML', 'just text'],
    ['not well formed', '<svg><g></svg>'],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['an entity of its own', '<!DOCTYPE svg [<!ENTITY x "y">]><svg><text>&x;</text></svg>'],
    ['deeper than allowed', drawing('<g>'.repeat(200) + '</g>'.repeat(200))],
    ['more elements than allowed', drawing('<g/>'.repeat(SVG_LIMITS.elements))],
    ['larger than allowed', drawing(`<text>${'x'.repeat(SVG_LIMITS.bytes)}</text>`)],
    ['nothing', ''],
  ])('is refused when it is %s', (_what, source) => expect(cleanSvg(source)).toBeUndefined());
});
