/** Markup that is safe to send. Only `html` makes it. */
export type Html = { readonly markup: string };

type Part = Html | string | number | undefined | false | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string);

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(render).join('');
}

/** Template for markup: every text put into it is escaped, `undefined` and `false` vanish. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.reduce((all, text, i) => all + render(parts[i - 1]) + text) };
}
