import { SaxesParser } from 'saxes';
import { cleanCss, isPlainValue } from '../pdf/cleanCss.ts';
import { escaped } from '../pdf/cleanHtml.ts';

/** What one drawing may hold; it is read in a thread of its own. */
export const SVG_LIMITS = { bytes: 5_242_880, elements: 50_000, depth: 100 } as const;

/** Elements of a drawing. Any other goes with all that it holds: scripts, links, foreign content, pictures from elsewhere, motion. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
  linearGradient radialGradient stop clipPath mask pattern marker`.split(/\s+/),
);
/** What of it is seen. */
const shapes = new Set(['use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);
/** The name that an element is kept by: what stands in a link is drawn without it. */
const keptName = (prefixed: string): string => {
  const name = prefixed.replace(/^svg:/, '');
  return name === 'a' ? 'g' : name;
};
/** Attributes that name and describe: whatever they say is only read. */
const names = /^(id|class|version|role|aria-label)$/;
/** Attributes that say how and where something is drawn. */
const attributes =
  /^(viewBox|preserveAspectRatio|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|fr|d|dx|dy|points|width|height|transform|rotate|pathLength|textLength|lengthAdjust|gradient(Units|Transform)|spreadMethod|offset|stop-(color|opacity)|clip-?Path(Units)?|clip-(path|rule)|mask|mask(Content)?Units|pattern((Content)?Units|Transform)|marker(-(start|mid|end)|Units|Width|Height)|ref[XY]|orient|fill(-(opacity|rule))?|stroke(-[a-z]+)?|color|opacity|visibility|display|overflow|font(-[a-z]+)?|letter-spacing|word-spacing|text-(anchor|decoration)|dominant-baseline|alignment-baseline|baseline-shift|paint-order|vector-effect|shape-rendering|text-rendering|mix-blend-mode|isolation|xml:space)$/;
/** A part of the same drawing. */
const ownPart = /^#[\w:.-]{1,200}$/;
const ownReference = /^url\(\s*["']?#[\w:.-]{1,200}["']?\s*\)(?:\s*(?:none|#[\da-f]{3,8}|[a-z]{1,30}))?$/i;

class RefusedDrawing extends Error {}

const isHarmless = (value: string): boolean => ownReference.test(value.trim()) || isPlainValue(value);

/** The declarations of a `style` attribute that say what attributes may say. */
const cleanStyle = (style: string): string =>
  style
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const [name, value] = [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
      return colon > 0 && attributes.test(name) && isHarmless(value) ? [`${name}:${value}`] : [];
    })
    .join(';');

function kept(element: string, name: string, value: string): string {
  if (element === 'g' && name.endsWith('href')) return '';
  if (name === 'href' || name === 'xlink:href') return ownPart.test(value) ? ` href="${escaped(value)}"` : '';
  if (name === 'style') {
    const style = cleanStyle(value);
    return style === '' ? '' : ` style="${escaped(style)}"`;
  }
  const isKept = names.test(name) || (attributes.test(name) && isHarmless(value));
  return isKept ? ` ${name}="${escaped(value)}"` : '';
}

/**
 * A drawing written anew, with nothing in it that runs, moves or fetches; empty where nothing to see is left of it, undefined for
 * what is no drawing, is not well formed or larger than `SVG_LIMITS`. It is read as XML without entities of its own, in time linear in its length.
 */
export function cleanSvg(source: string): string | undefined {
  if (source.length > SVG_LIMITS.bytes) return undefined;
  const parser = new SaxesParser({ xmlns: false, position: false });
  const out: string[] = [];
  let [depth, count, hiddenAt] = [0, 0, 0];
  let css: string | undefined;
  let isSeen = false;
  // Thrown, so that nothing more is read of what is refused.
  const refuse = (): never => {
    throw new RefusedDrawing();
  };
  parser.on('error', refuse);
  parser.on('opentag', ({ name: prefixed, attributes: given }) => {
    const name = keptName(prefixed);
    depth += 1;
    count += 1;
    if (depth > SVG_LIMITS.depth || count > SVG_LIMITS.elements || (depth === 1 && name !== 'svg')) refuse();
    if (hiddenAt > 0) return;
    if (!elements.has(name) || css !== undefined) {
      hiddenAt = depth;
      return;
    }
    if (name === 'style') {
      css = '';
      return;
    }
    isSeen ||= shapes.has(name);
    const space = depth === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    out.push(
      `<${name}${space}${Object.entries(given)
        .map(([key, value]) => kept(name, key, value))
        .join('')}>`,
    );
  });
  parser.on('closetag', ({ name: prefixed }) => {
    const name = keptName(prefixed);
    if (hiddenAt === 0) {
      if (name === 'style' && css !== undefined) {
        out.push(`<style>${escaped(cleanCss(css))}</style>`);
        css = undefined;
      } else out.push(`</${name}>`);
    } else if (hiddenAt === depth) hiddenAt = 0;
    depth -= 1;
  });
  const write = (text: string) => {
    if (hiddenAt > 0) return;
    if (css === undefined) out.push(escaped(text));
    else css += text;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof RefusedDrawing) return undefined;
    throw error;
  }
  if (count === 0) return undefined;
  return isSeen ? out.join('') : '';
}
