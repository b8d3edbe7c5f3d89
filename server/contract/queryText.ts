import { invalid } from './errors.ts';
import type { Operation } from './operations.ts';
import { isSoundText } from './soundText.ts';

/** Which query parameters are comma-separated lists. */
export const listParameters = (operation: Operation): ReadonlySet<string> =>
  new Set(
    operation.parameters
      .filter(({ in: place, schema }) => place === 'query' && schema['type'] === 'array')
      .map(({ name }) => name),
  );

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    if (isSoundText(decoded)) return decoded;
  } catch {
    // Answered below like any other text that cannot be read.
  }
  throw invalid('The address holds characters that cannot be read. Correct its query and try again.');
}

/** Reads `a=1&b=2,3`: each name once, lists split at commas. Values stay text; the schema check types them. */
export function readQuery(text: string, lists: ReadonlySet<string>): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string>;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (name in query) throw invalid(`"${name}" is in the address twice. Give it once; lists use commas.`);
    query[name] = lists.has(name) ? value.split(',').filter((part) => part !== '') : value;
  }
  return query;
}
