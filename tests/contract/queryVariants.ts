import type { Operation, Schema } from '#server/contract/operations.ts';
import { type Ids, resolved } from './operationCalls.ts';

/** A query as pairs, so that a name may stand twice. */
export type Query = readonly (readonly [name: string, value: string])[];

/** The fields that a list can be ordered by, as its refusal of any other names them. */
export function orderingsOf(refusal: string): string[] {
  const [, names = ''] = /cannot be ordered by\. Use ([\w, ]+)\./.exec(refusal) ?? [];
  return names.split(', ').filter((name) => name !== '');
}

/** Parameters that every list has, tried on their own. */
const common = new Set(['limit', 'offset', 'ordering', 'search']);

/** Some values for a filter: all that an enumeration takes, rows of the company where it asks for numbers. */
function valuesOf(given: Schema, numbers: readonly string[]): string[] {
  const schema = resolved(given);
  const parts = [schema['oneOf'], schema['anyOf']].flatMap((one) => (one ?? []) as Schema[]);
  if (parts.length > 0) return parts.flatMap((part) => valuesOf(part, numbers));
  if (schema['enum']) return (schema['enum'] as unknown[]).map(String);
  const types = [schema['type']].flat() as string[];
  if (types.includes('array')) {
    const each = valuesOf(schema['items'] as Schema, numbers);
    return each.length > 1 ? [...each, each.join()] : each;
  }
  if (types.includes('boolean')) return ['true', 'false'];
  if (types.includes('integer') || types.includes('number')) return ['1', ...numbers];
  return schema['format'] === 'date' ? ['2026-01-01', '2026-12-31'] : [];
}

type Offer = {
  orderings: readonly string[];
  /** What is looked for. */
  words: readonly string[];
  /** Rows of the company, whose numbers filters are tried with. */
  places: readonly Ids[];
};

/** The queries that try everything a read takes: each ordering both ways, each filter with its values, each word, and pages. */
export function variantsOf({ parameters }: Operation, { orderings, words, places }: Offer): Query[] {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const names = new Set(inQuery.map(({ name }) => name));
  const numbers = [...new Set(places.flatMap((place) => Object.values(place).map(String)))];
  const queries: Query[] = [];
  if (names.has('ordering'))
    for (const field of orderings)
      for (const sign of ['', '-'])
        queries.push([
          ['ordering', `${sign}${field}`],
          ...(names.has('limit') ? [['limit', '200'] as const] : []),
        ]);
  if (names.has('search')) for (const word of words) queries.push([['search', word]]);
  if (names.has('limit'))
    queries.push(
      [['limit', '500']],
      [
        ['limit', '3'],
        ['offset', '2'],
      ],
    );
  for (const { name, schema } of inQuery.filter((one) => !one.required && !common.has(one.name)))
    for (const value of valuesOf(schema, numbers)) queries.push([[name, value]]);
  // A filter and an order together take another way through the statement than each alone.
  const [order] = orderings.slice(-1);
  const filtered = queries.filter(
    (query) => !query.some(([name]) => name === 'ordering' || name === 'limit'),
  );
  if (order !== undefined) for (const query of filtered) queries.push([...query, ['ordering', `-${order}`]]);
  return queries;
}
