import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isIsoDate } from '#domain/dates';
import { contractDocument, type Operation, type Place, type Schema } from './operations.ts';
import { isOneLine } from './soundText.ts';

/** A compiled check; `value` may be completed with defaults and coerced. Null means that it fits. */
export type Check = (value: unknown) => ErrorObject[] | null;

export type OperationChecks = Record<Place, Check> & { body: Check | undefined; answer: Check | undefined };

function makeAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, verbose: true, ...options });
  // The plugin is CommonJS; depending on the loader its function is the module or its default.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  addOwnFormats(ajv);
  ajv.addSchema(withLines(contractDocument) as Schema, 'contract');
  return ajv;
}

/** Days that are kept: what lies beyond leaves the calendar as soon as something is counted from it. */
const storedYears = { first: 1900, last: 2199 } as const;

const isDay = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return isIsoDate(text.slice(0, 10)) && year >= storedYears.first && year <= storedYears.last;
};
const isMoment = (text: string): boolean =>
  isDay(text) &&
  /^[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text.slice(10)) &&
  !Number.isNaN(Date.parse(text));

function addOwnFormats(ajv: Ajv2020): void {
  ajv.addFormat('date', (text: string) => text.length === 10 && isDay(text));
  ajv.addFormat('date-time', isMoment);
  ajv.addFormat('line', isOneLine);
}

/** Longest text that is taken for a name or title where it must not be blank. */
const longestLine = 300;

/** Short texts that must not be blank are names and titles: one line each, whichever schema they stand in. */
function withLines(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withLines);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, withLines(part)]));
  const isLine =
    copy['type'] === 'string' && copy['pattern'] === '\\S' && Number(copy['maxLength']) <= longestLine;
  return isLine && copy['format'] === undefined ? { ...copy, format: 'line' } : copy;
}

/** Points `#/…` references of an inline schema at the whole document. */
const anchored = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(withLines(schema)).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as unknown;

/** Values of a body, within which each fault is reported; of a larger one only the first. */
const mostExplained = 5000;

/** Whether a value is made of at most so many values. */
function isWithin(value: unknown, most: number): boolean {
  const left = [value];
  for (let count = 0; left.length > 0; count += 1) {
    const next = left.pop();
    if (count + left.length > most) return false;
    if (typeof next === 'object' && next !== null)
      for (const part of Object.values(next)) if (left.push(part) > most) return false;
  }
  return true;
}

/** Made when it is first asked for, and kept. */
function lazily<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: make() }).value;
}

/** Made once for each key, and kept as long as the key is. */
function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = kept.get(key);
    if (!found) kept.set(key, (found = { value: make(key) }));
    return found.value;
  };
}

/** The same rules twice: one ends with the first fault, the other finds them all. */
type Rules = { first: () => Ajv2020; all: () => Ajv2020 };

const makeRules = (options: Options): Rules => ({
  first: lazily(() => makeAjv(options)),
  all: lazily(() => makeAjv({ ...options, allErrors: true })),
});

/** Query and path values are coerced from text; bodies have to be of the right type; answers are taken as they are. */
const rulesOf = {
  parameters: makeRules({ coerceTypes: true, useDefaults: true }),
  body: makeRules({ useDefaults: true }),
  answer: makeRules({}),
};

/**
 * Compiled when the first value comes: a start waits for no schema, and answers that nobody checks cost nothing. All
 * faults are looked for only once there is one, and in values of moderate size: finding them in a list of a hundred
 * thousand wrong rows took a minute, for each one is put behind a copy of those before.
 */
function fits(rules: Rules, schema: () => Schema): Check {
  const first = lazily<ValidateFunction>(() => rules.first().compile(schema()));
  const all = lazily<ValidateFunction>(() => rules.all().compile(schema()));
  return (value) => {
    const short = first();
    if (short(value)) return null;
    const found = short.errors ?? [];
    if (!isWithin(value, mostExplained)) return found;
    const long = all();
    long(value);
    return long.errors ?? found;
  };
}

/** Parameters as one object schema: unknown names are refused, except among headers. */
function parametersSchema(parameters: Operation['parameters'], place: Place): Schema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, anchored(schema)])),
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: place === 'header',
  };
}

const parameterChecks = onceFor((parameters: Operation['parameters']) => {
  const inPlace = (place: Place) => fits(rulesOf.parameters, () => parametersSchema(parameters, place));
  return { path: inPlace('path'), query: inPlace('query'), header: inPlace('header') };
});
const bodyCheck = onceFor(({ schema }: NonNullable<Operation['body']>) =>
  fits(rulesOf.body, () => anchored(schema) as Schema),
);
const answerCheck = onceFor(({ contentType, schema }: Operation['success']) =>
  contentType === 'application/json' && schema
    ? fits(rulesOf.answer, () => anchored(schema) as Schema)
    : undefined,
);

/** The checks of an operation. They are made once in a process, however many servers stand in it. */
export const checksOf = ({ parameters, body, success }: Operation): OperationChecks => ({
  ...parameterChecks(parameters),
  body: body && bodyCheck(body),
  answer: answerCheck(success),
});
