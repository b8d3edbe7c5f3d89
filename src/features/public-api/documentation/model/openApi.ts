/** What the page reads of an OpenAPI 3.1 document. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A schema, or a reference to one. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

interface Media {
  schema?: Schema;
  example?: unknown;
}

interface RawParameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface RawAnswer {
  $ref?: string;
  description: string;
  content?: Readonly<Record<string, Media>>;
}

interface RawOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: readonly string[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly RawParameter[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, RawAnswer>>;
}

/** A value that a call takes beside its body. */
export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header';
  isRequired: boolean;
  description: string;
  schema: Schema;
}

/** How a call may be answered. */
export interface Answer {
  status: string;
  description: string;
  schema: Schema | undefined;
  example: unknown;
}

/** One call that a key can make. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  tag: string;
  scopes: readonly string[];
  /** Any one of the scopes is enough. */
  isAnyScope: boolean;
  parameters: readonly Parameter[];
  body: { isRequired: boolean; schema: Schema; example: unknown } | undefined;
  answers: readonly Answer[];
}

const json = 'application/json';

/** Follows a reference into the document; anything else is its own answer. */
export function resolve<Part extends { $ref?: string }>(document: OpenApi, part: Part): Part {
  if (part.$ref === undefined) return part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  const found = document.components[kind]?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`${part.$ref} is not in the document.`);
  return resolve(document, found as Part);
}

/** The last word of a reference, which is the name of what it leads to. */
export const nameOfRef = (ref: string): string => ref.split('/').at(-1) ?? ref;

const places = ['path', 'query', 'header'];

function toOperation(document: OpenApi, path: string, method: string, raw: RawOperation): Operation {
  const media = raw.requestBody?.content[json];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    summary: raw.summary,
    description: raw.description ?? '',
    tag: raw.tags[0] ?? '',
    scopes: raw.security.flatMap((one) => Object.values(one).flat()),
    isAnyScope: raw.security.length > 1,
    parameters: (raw.parameters ?? [])
      .map((one) => resolve(document, one))
      .map((one) => ({
        name: one.name,
        place: one.in,
        isRequired: one.required ?? false,
        description: one.description ?? '',
        schema: one.schema,
      }))
      .toSorted((a, b) => places.indexOf(a.place) - places.indexOf(b.place)),
    body: media?.schema && {
      isRequired: raw.requestBody?.required ?? false,
      schema: media.schema,
      example: media.example,
    },
    answers: Object.entries(raw.responses).map(([status, one]) => {
      const answer = resolve(document, one);
      const content = answer.content?.[json];
      return { status, description: answer.description, schema: content?.schema, example: content?.example };
    }),
  };
}

/** Every call of the document, in its order. */
export const operationsOf = (document: OpenApi): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, raw]) => toOperation(document, path, method, raw)),
  );

/** The calls under one heading. */
export interface OperationGroup {
  tag: string;
  operations: readonly Operation[];
}

/** The calls that say all of the words in their name, address or text, by the tags of the document; groups without any are left out. */
export function findOperations(
  document: OpenApi,
  operations: readonly Operation[],
  search: string,
): readonly OperationGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, method, path, summary, description, tag }: Operation) => {
    const text = `${id} ${method} ${path} ${summary} ${description} ${tag}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return document.tags.flatMap(({ name }) => {
    const found = operations.filter((one) => one.tag === name && fits(one));
    return found.length === 0 ? [] : [{ tag: name, operations: found }];
  });
}
