import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractDocument, type Operation, type Place, type Schema } from './operations.ts';

/** A compiled check; `value` may be completed with defaults and coerced. Null means that it fits. */
export type Check = (value: unknown) => ErrorObject[] | null;

export type OperationChecks = Record<Place, Check> & { body: Check | undefined; answer: Check | undefined };

function makeAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, ...options });
  // The plugin is CommonJS; depending on the loader its function is the module or its default.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema(contractDocument, 'contract');
  return ajv;
}

/** Points `#/…` references of an inline schema at the whole document. */
const anchored = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as unknown;

/** Compiled when the first value comes: a start waits for no schema, and answers that nobody checks cost nothing. */
function fits(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile();
    return validate(value) ? null : (validate.errors ?? []);
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
  const coercing = makeAjv({ coerceTypes: true, useDefaults: true });
  const strict = makeAjv({ useDefaults: true });
  const answers = makeAjv({});
  return (operation: Operation): OperationChecks => {
    const parameters = (place: Place) => fits(() => coercing.compile(parametersSchema(operation, place)));
    const { body, success } = operation;
    const answer = success.contentType === 'application/json' ? success.schema : undefined;
    return {
      path: parameters('path'),
      query: parameters('query'),
      header: parameters('header'),
      body: body && fits(() => strict.compile(anchored(body.schema) as Schema)),
      answer: answer ? fits(() => answers.compile(anchored(answer) as Schema)) : undefined,
    };
  };
}
