import fc, { type Arbitrary } from 'fast-check';
import { contractDocument, type Schema } from '#server/contract/operations.ts';

/** Values that a schema of the contract allows, and values made wrong on purpose. */

type Json = unknown;

function resolve(schema: Schema): Schema {
  const pointer = schema['$ref'];
  if (typeof pointer !== 'string') return schema;
  let found: unknown = contractDocument;
  for (const step of pointer.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolve(found as Schema);
}

/** `allOf` as one object schema: its parts only ever add properties. */
function flatten(schema: Schema): Schema {
  const own = resolve(schema);
  const parts = (own['allOf'] as Schema[] | undefined)?.map(flatten) ?? [];
  if (parts.length === 0) return own;
  const all = [...parts, own];
  return {
    ...own,
    type: 'object',
    properties: Object.assign({}, ...all.map((part) => part['properties'] ?? {})) as object,
    required: all.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
  };
}

const text = (schema: Schema): Arbitrary<Json> => {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema as Record<string, never>;
  if (format === 'date') {
    return fc
      .integer({ min: -8000, max: 8000 })
      .map((days) => new Date(Date.UTC(2026, 9, 12) + days * 86_400_000).toISOString().slice(0, 10));
  }
  if (format === 'date-time') return fc.constant('2026-10-12T09:00:00.000Z');
  if (pattern === '\\S') {
    return fc
      .string({ minLength: 1, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
      .filter((made) => /\S/.test(made) && !made.includes('\0') && made.length <= maxLength);
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((made) => made.length <= maxLength);
  return fc
    .string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
    .filter((made) => !made.includes('\0'));
};

const number = (schema: Schema): Arbitrary<Json> => {
  const { minimum = -1e9, maximum = 1e9 } = schema as { minimum?: number; maximum?: number };
  if (schema['type'] === 'integer')
    return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  const low = Math.ceil(Math.max(minimum, -1e9) * 100);
  return fc.integer({ min: low, max: Math.floor(Math.min(maximum, 1e9) * 100) }).map((cents) => cents / 100);
};

/** Values that exist, by the name of their field; most of what is made for the field is one of them. */
const existing: Record<string, Arbitrary<Json>> = {};

/** Lets the generators name rows that exist, so that writes get beyond their references. */
export const nameExisting = (values: Record<string, Arbitrary<Json>>): void =>
  void Object.assign(existing, values);

/** Items by their ids; those of a batch are rows of their own. */
const isOfRows = (name: string, schema: Schema): boolean =>
  name === 'items' && !((schema['items'] as { $ref?: string } | undefined)?.$ref ?? 'Id').endsWith('Id');

const propertyOf = (name: string, schema: Schema): Arbitrary<Json> => {
  const known = isOfRows(name, schema) ? undefined : existing[name];
  const any = arbitraryOf(schema);
  return known ? fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: any }) : any;
};

const object = (schema: Schema): Arbitrary<Json> => {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const fewest = (schema['minProperties'] as number | undefined) ?? 0;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, propertyOf(name, property)]),
  );
  return fc
    .record(model, { requiredKeys: [...required] as never[] })
    .filter((made) => Object.keys(made).length >= fewest);
};

const makers: Record<string, (schema: Schema) => Arbitrary<Json>> = {
  string: text,
  integer: number,
  number,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (schema) => {
    const { minItems = 0, maxItems = 4, uniqueItems = false } = schema as Record<string, never>;
    const one = arbitraryOf(schema['items'] as Schema);
    const range = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, 3)) };
    return uniqueItems ? fc.uniqueArray(one, range) : fc.array(one, range);
  },
  object,
};

/** Values that fit a schema. */
export function arbitraryOf(given: Schema): Arbitrary<Json> {
  const schema = flatten(given);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as Json[]));
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (branches) return fc.oneof(...branches.map(arbitraryOf));
  const types = Array.isArray(schema['type']) ? (schema['type'] as string[]) : [schema['type'] as string];
  return fc.oneof(
    ...types.map((type) => {
      const maker = makers[type];
      if (!maker) throw new Error(`No values are made for ${JSON.stringify(schema).slice(0, 200)}`);
      return maker({ ...schema, type });
    }),
  );
}

const wrong: readonly Json[] = [
  null,
  true,
  '',
  'x'.repeat(20_000),
  -1,
  0,
  1.5,
  1e300,
  9_007_199_254_740_992,
  '2026-02-30',
  '0x10',
  [],
  [[]],
  {},
  { $ne: null },
  "'; drop table item; --",
];

type Container = Record<string, Json> | Json[];

/** All places within a value, as paths. */
function placesOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value as Record<string, Json>).flatMap(([key, part]) =>
    placesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

function replaced(value: Json, path: readonly (string | number)[], by: (old: Json) => Json): Json {
  const [first, ...rest] = path;
  if (first === undefined) return by(value);
  const copy = (Array.isArray(value) ? [...(value as Json[])] : { ...(value as object) }) as Container;
  const holder = copy as Record<string | number, Json>;
  holder[first] = replaced(holder[first], rest, by);
  return copy;
}

const withUnknown = (old: Json): Json =>
  typeof old === 'object' && old !== null && !Array.isArray(old)
    ? { ...old, tenant_id: 2 }
    : { tenant_id: 2 };

/** Values of a schema with one part made wrong: another type, beyond a limit, or a field that is not known. */
export const mutatedOf = (schema: Schema): Arbitrary<Json> =>
  arbitraryOf(schema).chain((value) =>
    fc
      .tuple(fc.constantFrom(...placesOf(value)), fc.option(fc.constantFrom(...wrong), { nil: undefined }))
      .map(([path, other]) =>
        replaced(value, path, (old) => (other === undefined ? withUnknown(old) : other)),
      ),
  );
