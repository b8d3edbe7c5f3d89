import type { Guard } from '#domain/access';
import bundle from '#contract/bundle.json' with { type: 'json' };
import type { ClientFlag, Permission, TenantFlag } from '#contract/unions.ts';
import { publicOperations, type OperationId } from './handlers.ts';

export type Schema = { readonly [keyword: string]: unknown };
export type Place = 'path' | 'query' | 'header';
/** Path, body or query name the project; a change set belongs to one. A query may leave it out: then the company's rights count. */
export type ProjectPlace = 'path' | 'body' | 'query' | 'change_set';
/** Whether somebody who views a project as a role may call, and with whose rights (decision 0008). */
export type ImpersonationRule = 'allowed' | 'refused' | 'as_oneself';
type Parameter = { name: string; in: Place; required: boolean; schema: Schema };
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One operation as the router, the guard and the validation need it. */
export type Operation = {
  id: OperationId;
  method: Method;
  /** Path in the contract, such as `/projects/{project_id}`. */
  path: string;
  /** The same path as the router writes it. */
  url: string;
  guard: Guard<Permission, TenantFlag, ClientFlag>;
  /** Where the number of the project stands whose rights count; null where the company's count. */
  projectIn: ProjectPlace | null;
  impersonation: ImpersonationRule;
  /** Calls a minute of one client, where the contract asks for fewer than of others. */
  callsPerMinute: number | undefined;
  /** Tries of a secret that one address has a minute, where the call takes one: counted apart for each thing that it opens. */
  guesses: Guesses | undefined;
  /** Largest body in megabytes, where the contract takes a larger one than of other calls. */
  megabytes: number | undefined;
  /** Whether it waits for a server elsewhere while its transaction is open. */
  asksElsewhere: boolean;
  /** Whether a key of the public API may make the call. */
  isPublicApi: boolean;
  /** What is said where one of these ids is missing or is none, by its field with places left out: `update.id`. */
  saidWithoutId: ReadonlyMap<string, string>;
  parameters: readonly Parameter[];
  body: { required: boolean; schema: Schema } | undefined;
  /** Names of the texts that come beside its file, where the call takes one. */
  uploads: readonly string[] | undefined;
  success: { status: number; contentType: string | undefined; schema: Schema | undefined };
};

/** `most` a minute, where the body holds `secret`, for each `opens` that it names. */
export type Guesses = { secret: string; opens: string; most: number };

type Media = { content?: Record<string, { schema?: Schema }> };
type RawOperation = {
  operationId: string;
  tags: readonly string[];
  parameters?: Schema[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media>;
  'x-permission': string | string[];
  /** Beside `x-permission: none`: keys of which any one is enough, the one meant for it first. */
  'x-any-permission'?: string[];
  'x-tenant-flag'?: string | string[];
  'x-client-flag'?: string | string[];
  'x-project'?: ProjectPlace;
  'x-impersonation'?: ImpersonationRule;
  'x-rate-limit'?: number;
  'x-guess-limit'?: Guesses;
  'x-megabytes'?: number;
  'x-asks-elsewhere'?: boolean;
  'x-public-api'?: boolean;
  'x-without-id'?: Record<string, string>;
};
type Document = { paths: Record<string, Record<string, unknown>>; components: Record<string, object> };

/** The bundled OpenAPI document, as it is served. */
export const contractDocument = bundle as unknown as Document;

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Follows a `$ref` into the document; anything else is its own answer. */
function resolve(value: Schema): Schema {
  const pointer = value['$ref'];
  if (typeof pointer !== 'string') return value;
  let found: unknown = contractDocument;
  for (const step of pointer.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolve(found as Schema);
}

function toParameter(raw: Schema): Parameter {
  const { name, in: place, required, schema } = resolve(raw) as unknown as Parameter;
  return { name, in: place, required: required ?? false, schema };
}

function toGuard(raw: RawOperation): Operation['guard'] {
  const permission = raw['x-permission'];
  if (permission === 'public') return 'public';
  return {
    signedIn: true,
    ...(permission === 'none' ? {} : { permission: permission as Permission }),
    ...(raw['x-any-permission'] && { anyPermission: raw['x-any-permission'] as Permission[] }),
    ...(raw['x-tenant-flag'] ? { tenantFlag: raw['x-tenant-flag'] as TenantFlag } : {}),
    ...(raw['x-client-flag'] ? { clientFlag: raw['x-client-flag'] as ClientFlag } : {}),
  };
}

function toSuccess(raw: RawOperation): Operation['success'] {
  const found = Object.entries(raw.responses).find(([status]) => status.startsWith('2'));
  if (!found) throw new Error(`${raw.operationId} has no success answer in the contract.`);
  const [status, answer] = found;
  const [media] = Object.entries(answer.content ?? {});
  return { status: Number(status), contentType: media?.[0], schema: media?.[1].schema };
}

/** Unless the contract says so, an impersonator changes nothing outside of the project, and nothing about people and roles. */
function toImpersonation(path: string, method: Method, raw: RawOperation): ImpersonationRule {
  const stated = raw['x-impersonation'];
  if (stated) return stated;
  const isWithin = path.includes('{project_id}') && !raw.tags.includes('access');
  return method === 'GET' || isWithin ? 'allowed' : 'refused';
}

function toUploads(raw: RawOperation): Operation['uploads'] {
  const form = raw.requestBody?.content?.['multipart/form-data']?.schema;
  if (!form) return undefined;
  return Object.keys(resolve(form)['properties'] as object).filter((name) => name !== 'file');
}

function toOperation(path: string, method: Method, raw: RawOperation): Operation {
  const schema = raw.requestBody?.content?.['application/json']?.schema;
  return {
    id: raw.operationId as OperationId,
    method,
    path,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    guard: toGuard(raw),
    projectIn: raw['x-project'] ?? (path.includes('{project_id}') ? 'path' : null),
    impersonation: toImpersonation(path, method, raw),
    callsPerMinute: raw['x-rate-limit'],
    guesses: raw['x-guess-limit'],
    megabytes: raw['x-megabytes'],
    asksElsewhere: raw['x-asks-elsewhere'] ?? false,
    isPublicApi: raw['x-public-api'] ?? false,
    saidWithoutId: new Map(Object.entries(raw['x-without-id'] ?? {})),
    parameters: (raw.parameters ?? []).map(toParameter),
    body: schema && { required: raw.requestBody?.required ?? false, schema },
    uploads: toUploads(raw),
    success: toSuccess(raw),
  };
}

let listed: readonly Operation[] | undefined;

/** Every operation of the contract, the same ones at each call. Throws where the contract and the handlers' types disagree on what is public. */
export const listOperations = (): readonly Operation[] => (listed ??= readOperations());

function readOperations(): Operation[] {
  const operations = Object.entries(contractDocument.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method.toLowerCase()] as RawOperation | undefined;
      return raw ? [toOperation(path, method, raw)] : [];
    }),
  );
  const open: string[] = operations.filter((one) => one.guard === 'public').map((one) => one.id);
  if (open.sort().join() !== [...publicOperations].sort().join()) {
    throw new Error(`The contract makes ${open.join(', ')} public; the handlers' types do not agree.`);
  }
  return operations;
}
