import * as t from '../../texts.ts';
import { nameOfRef, type OpenApi, resolve, type Schema } from './openApi.ts';

/** One field as a table says it; `depth` is how far inside of others it stands. */
export interface SchemaRow {
  path: string;
  name: string;
  type: string;
  isRequired: boolean;
  about: string;
  depth: number;
}

/** Deeper than this a row says the name of what is inside. */
const deepest = 3;

/** The parts that a schema is composed of, as one. */
function flatten(document: OpenApi, schema: Schema): Schema {
  const own = resolve(document, schema);
  if (!own.allOf) return own;
  const parts = own.allOf.map((part) => flatten(document, part));
  return {
    ...own,
    type: 'object',
    properties: Object.assign(
      {},
      ...parts.map(({ properties }) => properties ?? {}),
      own.properties,
    ) as Record<string, Schema>,
    required: [...parts.flatMap(({ required }) => required ?? []), ...(own.required ?? [])],
  };
}

const choicesOf = ({ oneOf, anyOf }: Schema): readonly Schema[] => oneOf ?? anyOf ?? [];

/** What a field holds, in words: `text`, `number or nothing`, `list of Item`. */
export function typeWords(document: OpenApi, schema: Schema): string {
  const own = flatten(document, schema);
  const choices = choicesOf(own);
  if (choices.length > 0)
    return [...new Set(choices.map((choice) => typeWords(document, choice)))].join(' or ');
  if (own.const !== undefined) return JSON.stringify(own.const);
  const types = [own.type ?? (own.properties ? 'object' : 'any')].flat();
  return types.map((type) => oneType(document, own, type, schema.$ref)).join(' or ');
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: t.wholeNumber,
  boolean: t.trueOrFalse,
  null: 'nothing',
  any: t.anyValue,
};

function oneType(document: OpenApi, own: Schema, type: string, ref: string | undefined): string {
  if (type === 'array') return own.items ? t.listOfTypeWords(typeWords(document, own.items)) : 'list';
  if (type === 'object') return ref === undefined ? 'object' : nameOfRef(ref);
  if (type === 'string' && own.format === 'date') return 'date';
  if (type === 'string' && own.format === 'date-time') return 'instant';
  return WORDS[type] ?? type;
}

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string[] {
  const between = (least: number | undefined, most: number | undefined, what: string) => {
    // The largest whole number that JSON carries says nothing to people.
    const end = most !== undefined && Math.abs(most) >= Number.MAX_SAFE_INTEGER ? undefined : most;
    if (least !== undefined && end !== undefined)
      return [t.formatToFormat2What(figure.format(least), figure.format(end), what)];
    if (least !== undefined) return [t.atLeastFormatWhat(figure.format(least), what)];
    return end === undefined ? [] : [t.atMostFormatWhat(figure.format(end), what)];
  };
  return [
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' rows'),
  ];
}

/** What a field means and what it takes. */
export function aboutWords(document: OpenApi, schema: Schema, description = ''): string {
  const own = flatten(document, schema);
  const listed = own.items ? flatten(document, own.items) : own;
  const words = listed.enum;
  const said = [
    description || (own.description ?? ''),
    words
      ? t.oneOfList(
          words
            .filter((word) => word !== null)
            .map(String)
            .join(', '),
        )
      : '',
    ...limitsOf(own).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
    own.default === undefined ? '' : t.usuallyStringify(JSON.stringify(own.default)),
  ];
  return said.filter(Boolean).join(' ');
}

/** What is inside of a field: its own fields, those of its rows, or of the one choice that has any. */
function insideOf(document: OpenApi, schema: Schema): { schema: Schema; ref: string | undefined } {
  const own = flatten(document, schema);
  if (own.items) return insideOf(document, own.items);
  if (own.properties) return { schema: own, ref: schema.$ref };
  const [only] = choicesOf(own).filter((choice) => flatten(document, choice).properties);
  return only ? insideOf(document, only) : { schema: own, ref: schema.$ref };
}

/** The fields of a body or an answer as rows, those inside of others below them. What holds itself is opened once. */
export function schemaRows(document: OpenApi, schema: Schema): readonly SchemaRow[] {
  const rowsOf = (whole: Schema, path: string, depth: number, seen: readonly string[]): SchemaRow[] => {
    const { schema: inside, ref } = insideOf(document, whole);
    if (!inside.properties || (ref !== undefined && seen.includes(ref)) || depth > deepest) return [];
    const within = ref === undefined ? seen : [...seen, ref];
    const required = new Set(inside.required);
    return Object.entries(inside.properties).flatMap(([name, field]) => {
      const here = path === '' ? name : `${path}.${name}`;
      const row = {
        path: here,
        name,
        type: typeWords(document, field),
        isRequired: required.has(name),
        about: aboutWords(document, field),
        depth,
      };
      return [row, ...rowsOf(field, here, depth + 1, within)];
    });
  };
  return rowsOf(schema, '', 0, []);
}
