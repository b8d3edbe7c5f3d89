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

/** The same rules twice: one ends with the first fault, the other finds them all. */
type Rules = { first: Ajv2020; all: Ajv2020 };

const makeRules = (options: Options): Rules => ({
  first: makeAjv(options),
  all: makeAjv({ ...options, allErrors: true }),
});

/**
 * Compiled when the first value comes: a start waits for no schema, and answers that nobody checks cost nothing. All
 * faults are looked for only once there is one, and in values of moderate size: finding them in a list of a hundred
 * thousand wrong rows took a minute, for each one is put behind a copy of those before.
 */
function fits(rules: Rules, schema: () => Schema): Check {
  let first: ValidateFunction | undefined;
  let all: ValidateFunction | undefined;
  return (value) => {
    first ??= rules.first.compile(schema());
    if (first(value)) return null;
    const found = first.errors ?? [];
    if (!isWithin(value, mostExplained)) return found;
    all ??= rules.all.compile(schema());
    all(value);
    return all.errors ?? found;
  };
}

/** Parameters as one object schema: unknown names are refused, except among headers. */
function parametersSchema(operation: Operation, place: Place): Schema {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, anchored(schema)])),
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: place === 'header',
  };
}

/** Makes the checks of operations. Query and path values are coerced from text; bodies have to be of the right type. */
export function makeValidation() {
  const coercing = makeRules({ coerceTypes: true, useDefaults: true });
  const strict = makeRules({ useDefaults: true });
  const answers = makeRules({});
  return (operation: Operation): OperationChecks => {
    const parameters = (place: Place) => fits(coercing, () => parametersSchema(operation, place));
    const { body, success } = operation;
    const answer = success.contentType === 'application/json' ? success.schema : undefined;
    return {
      path: parameters('path'),
      query: parameters('query'),
      header: parameters('header'),
      body: body && fits(strict, () => anchored(body.schema) as Schema),
      answer: answer ? fits(answers, () => anchored(answer) as Schema) : undefined,
    };
  };
}
