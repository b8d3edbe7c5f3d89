import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';

/** Functions that a value may call: none of them fetches anything. */
const functions = new Set(
  `var calc min max clamp rgb rgba hsl hsla oklch oklab lab lch hwb color color-mix linear-gradient scale scalex scaley
  translate translatex translatey translate3d rotate matrix skewx skewy repeat minmax fit-content cubic-bezier steps env`.split(
    /\s+/,
  ),
);
/** More than any of their names has. */
const longestName = 32;
/** At-rules that stay; all others go with what they hold: imports, fonts, pages, names of namespaces. */
const atRules = new Set(['media', 'supports', 'layer']);
/** Properties that say how a page on paper, or a drawing, looks. Custom ones hold values of these. */
const properties =
  /^(--[\w-]+|contain|display|position|float|clear|visibility|opacity|order|direction|isolation|box-(sizing|shadow)|(min-|max-)?(width|height|(inline|block)-size)|inset(-(block|inline)(-(start|end))?)?|top|right|bottom|left|z-index|(margin|padding|border)(-(block|inline|top|right|bottom|left))?(-(start|end))?(-(style|width|color))?|border-(radius|(top|bottom|start|end)-(left|right|start|end)-radius|collapse|spacing)|outline(-(style|width|color|offset))?|background(-color)?|color(-scheme)?|(-webkit-)?print-color-adjust|forced-color-adjust|font(-[a-z-]+)?|line-height|letter-spacing|word-(break|spacing|wrap)|overflow(-(x|y|wrap|anchor))?|white-space(-collapse)?|text-(align(-last)?|indent|transform|overflow|wrap|rendering|decoration(-[a-z]+)?)|hyphens|vertical-align|tab-size|list-style(-(type|position))?|table-layout|caption-side|empty-cells|flex(-[a-z]+)?|grid(-[a-z-]+)?|(row-|column-)?gap|(align|justify|place)-(items|content|self)|aspect-ratio|object-(fit|position)|transform(-origin)?|columns|column-[a-z]+|fill(-(opacity|rule))?|stroke(-[a-z]+)?|stop-(color|opacity)|clip-rule|paint-order|text-anchor|dominant-baseline|(page-)?break-(before|after|inside)|orphans|widows)$/i;

/** Whether a value holds nothing but numbers, words, colors and harmless functions. */
export function isPlainValue(value: string): boolean {
  // Escapes, comments and tags can hide what a value says.
  if (/[\\<>@{}]|\/\*/.test(value)) return false;
  if (/url|expression|javascript|import/i.test(value)) return false;
  // The word before each bracket, found from the bracket: a search for words would begin anew at each letter of a long one.
  return value
    .split('(')
    .slice(0, -1)
    .map((before) => /[\w-]*$/.exec(before.slice(-longestName))?.[0] ?? '')
    .every((name) => name === '' || functions.has(name.toLowerCase()));
}

const isHarmless = ({ prop, value }: Declaration): boolean => properties.test(prop) && isPlainValue(value);

function clean(node: ChildNode): void {
  if (node.type === 'comment') node.remove();
  else if (node.type === 'decl') {
    if (!isHarmless(node)) node.remove();
  } else if (node.type === 'rule') {
    if (/[\\<@{}]|\/\*/.test(node.selector)) node.remove();
    else for (const child of node.nodes.slice()) clean(child);
  } else cleanAtRule(node);
}

function cleanAtRule(node: AtRule): void {
  if (!atRules.has(node.name.toLowerCase()) || !node.nodes || /[\\<>{}]|\/\*|url/i.test(node.params))
    node.remove();
  else for (const child of node.nodes.slice()) clean(child);
}

/** Deepest nesting of blocks that is read; nobody writes more, and it is cleaned by recursion. */
const deepest = 100;

/** Counts braces alone: those in a text or a comment count too, and close there as a rule. */
function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const [brace] of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

/** A style sheet without all that could fetch, run, or end the element it stands in. What cannot be read is left out whole. */
export function cleanCss(css: string): string {
  if (isTooDeep(css)) return '';
  try {
    const root = postcss.parse(css);
    for (const node of root.nodes.slice()) clean(node);
    return root.toString().replaceAll('</', '');
  } catch {
    return '';
  }
}

/** The declarations of a `style` attribute that are harmless. */
export function cleanStyle(style: string): string {
  try {
    const root = postcss.parse(style);
    return root.nodes
      .filter((node): node is Declaration => node.type === 'decl' && isHarmless(node))
      .map(({ prop, value }) => `${prop}:${value}`)
      .join(';');
  } catch {
    return '';
  }
}
