import { SaxesParser } from 'saxes';
import { cleanStyle } from './cleanCss.ts';

/** Elements of a page on paper. Any other goes with all that it holds. */
const elements = new Set(
  `div section article header footer figure figcaption h1 h2 h3 h4 h5 h6 p b strong em i small span br hr ul ol li dl dt dd
  table caption colgroup col thead tbody tfoot tr th td img`.split(/\s+/),
);
const empty = new Set(['br', 'hr', 'col', 'img']);
/** Attributes with what their values may be. `style` has its own rule. */
const attributes: Readonly<Record<string, RegExp>> = {
  class: /^[\w\s-]{0,1000}$/,
  alt: /^[^\0]{0,2000}$/,
  'aria-label': /^[^\0]{0,500}$/,
  'aria-hidden': /^(true|false)$/,
  'data-theme': /^light$/,
  scope: /^(col|row|colgroup|rowgroup)$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  src: /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/,
};

/** What one page may hold at most. */
export const PAGE_LIMITS = { characters: 4_000_000, elements: 40_000, depth: 60 } as const;

/** A page that cannot be read; the sentence is for whoever sent it. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as it stands in XML, in an attribute too. */
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function kept(attribute: string, value: string): string {
  if (attribute === 'style') {
    const style = cleanStyle(value);
    return style === '' ? '' : ` style="${escaped(style)}"`;
  }
  return Object.hasOwn(attributes, attribute) && attributes[attribute]?.test(value)
    ? ` ${attribute}="${escaped(value)}"`
    : '';
}

/**
 * A page as HTML that holds nothing but text, tables, pictures of its own and harmless styles. It is read as XML, which
 * leaves no two ways to understand it, and every sign of the answer is written here. Throws `PageError`.
 */
export function cleanHtml(page: string): string {
  if (page.length > PAGE_LIMITS.characters)
    throw new PageError('A page is too large. Leave pictures out and try again.');
  const parser = new SaxesParser({ xmlns: false, fragment: true, position: false });
  const out: string[] = [];
  let [depth, count, hiddenAt] = [0, 0, 0];
  parser.on('error', () => {
    throw new PageError('A page is not well-formed XHTML. Reload the page and run the report again.');
  });
  parser.on('doctype', () => {
    throw new PageError('A page has a document type. Send the body alone.');
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    depth += 1;
    count += 1;
    if (depth > PAGE_LIMITS.depth || count > PAGE_LIMITS.elements)
      throw new PageError('A page has too many elements. Leave rows out and try again.');
    if (hiddenAt > 0) return;
    if (!elements.has(name)) {
      hiddenAt = depth;
      return;
    }
    const pairs = Object.entries(given).map(([attribute, value]) => kept(attribute, value));
    out.push(`<${name}${pairs.join('')}>`);
  });
  parser.on('closetag', ({ name }) => {
    if (hiddenAt === 0) {
      if (!empty.has(name)) out.push(`</${name}>`);
    } else if (hiddenAt === depth) hiddenAt = 0;
    depth -= 1;
  });
  const write = (text: string) => {
    if (hiddenAt === 0) out.push(escaped(text));
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(page).close();
  return out.join('');
}
