import type { ErrorObject } from 'ajv';
import type { FieldErrors } from './errors.ts';

type Params = Record<string, unknown>;

const plural = (count: unknown, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

const typeNames: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const formatNames: Record<string, string> = {
  date: 'a date from 1900 to 2199, such as 2026-10-30',
  line: 'one line of text without control characters',
  'date-time': 'a moment such as 2026-10-30T09:00:00Z',
};

function describeType(type: unknown): string {
  const names = (Array.isArray(type) ? type : String(type).split(',')) as string[];
  return names.map((name) => typeNames[name] ?? name).join(' or ');
}

/** What is wrong and what would be right, by keyword; keywords absent here only say that a part above failed. */
const sentences: Record<string, (params: Params) => string> = {
  type: ({ type }) => `This has to be ${describeType(type)}.`,
  required: () => 'This is required.',
  enum: ({ allowedValues }) => `This has to be one of ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) => `This has to be ${String(allowedValue)}.`,
  minLength: ({ limit }) =>
    limit === 1
      ? 'This cannot be empty.'
      : `This needs at least ${plural(limit, 'character', 'characters')}.`,
  maxLength: ({ limit }) => `This can have at most ${plural(limit, 'character', 'characters')}.`,
  minimum: ({ limit }) => `This has to be ${String(limit)} or more.`,
  maximum: ({ limit }) => `This has to be ${String(limit)} or less.`,
  minItems: ({ limit }) => `This needs at least ${plural(limit, 'entry', 'entries')}.`,
  maxItems: ({ limit }) => `This can have at most ${plural(limit, 'entry', 'entries')}.`,
  uniqueItems: () => 'The same entry is here twice.',
  minProperties: () => 'Nothing to change was sent.',
  format: ({ format }) => `This has to be ${formatNames[String(format)] ?? `a valid ${String(format)}`}.`,
  pattern: ({ pattern }) =>
    pattern === '\\S' ? 'This cannot be blank.' : 'This is not written in the expected form.',
  additionalProperties: () => 'This field is not known here.',
  unevaluatedProperties: () => 'This field is not known here.',
};

/** The field that an error is about, written with dots: `sub_items.0.scope`. The whole body is `non_field_errors`. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = params as Params;
  const last = named['missingProperty'] ?? named['additionalProperty'] ?? named['unevaluatedProperty'];
  if (typeof last === 'string') steps.push(last);
  return steps.join('.') || 'non_field_errors';
}

/** A value that may be null fails every branch of its union; the null branch alone says nothing useful. */
const isEmptyBranch = (error: ErrorObject) => error.keyword === 'type' && error.params['type'] === 'null';

/** Fields that one answer names: a hostile body has a hundred thousand unknown ones. */
const mostFields = 100;

/**
 * Turns the faults that the schema check found into sentences by field, each said once; those of the first fields. `own` says what
 * some fields say instead, by their names with places left out: `update.id`.
 */
export function toFieldErrors(
  errors: readonly ErrorObject[],
  own: ReadonlyMap<string, string> = new Map(),
): FieldErrors {
  const fields = new Map<string, Set<string>>();
  for (const error of errors) {
    const sentence = sentences[error.keyword];
    if (!sentence || isEmptyBranch(error)) continue;
    const field = fieldOf(error);
    const said = fields.get(field) ?? new Set();
    if (said.size === 0 && fields.size === mostFields) continue;
    const words = own.get(field.replaceAll(/\.\d+/g, '')) ?? sentence(error.params as Params);
    fields.set(field, said.add(words));
  }
  if (fields.size === 0) return { non_field_errors: ['This is not of the expected form.'] };
  return Object.fromEntries([...fields].map(([field, said]) => [field, [...said]]));
}
