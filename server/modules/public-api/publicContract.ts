import { contractDocument } from '#server/contract/operations.ts';
import { API_KEY_LIMITS } from '#domain/public-api';

type Node = Readonly<Record<string, unknown>>;

/** Name of the way to sign in, in the document. */
const scheme = 'apiKey';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A piece of the contract without what only this server reads of it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name.startsWith('x-') ? [] : [[name, plain(part)]])),
  );
}

/** Every `$ref` in a piece, and in what it leads to. */
function collectRefs(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collectRefs(part, found);
  if (!isNode(value) || Array.isArray(value)) return;
  const { $ref: ref } = value;
  if (typeof ref === 'string' && !found.has(ref)) {
    found.add(ref);
    collectRefs(partAt(ref), found);
  }
  for (const part of Object.values(value)) collectRefs(part, found);
}

const stepsOf = (ref: string): string[] =>
  ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const partAt = (ref: string): unknown =>
  stepsOf(ref).reduce<unknown>((part, step) => (part as Node)[step], contractDocument);

/** An operation as a program needs it: its scopes stand where OpenAPI keeps them. */
function toPublic(operation: Node): Node {
  const permission = operation['x-permission'];
  const scopes = permission === 'none' ? [] : [permission].flat();
  const alternatives = (operation['x-any-permission'] as string[] | undefined)?.map((key) => [key]) ?? [
    scopes,
  ];
  return { ...(plain(operation) as Node), security: alternatives.map((keys) => ({ [scheme]: keys })) };
}

function publicPaths(): Record<string, Node> {
  const paths = Object.entries(contractDocument.paths).flatMap(([path, item]) => {
    const own = Object.entries(item).flatMap(([method, operation]) =>
      isNode(operation) && operation['x-public-api'] === true ? [[method, toPublic(operation)] as const] : [],
    );
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const];
  });
  return Object.fromEntries(paths);
}

function componentsOf(paths: unknown): Record<string, Record<string, unknown>> {
  const refs = new Set<string>();
  collectRefs(paths, refs);
  const components: Record<string, Record<string, unknown>> = {};
  for (const ref of [...refs].sort()) {
    const [, kind, name] = stepsOf(ref);
    if (kind === undefined || name === undefined) throw new Error(`${ref} leads to no component.`);
    (components[kind] ??= {})[name] = plain(partAt(ref));
  }
  return components;
}

const description = `What a program can do with an API key of your company. Each call carries \`Authorization: Api-Key <key>\` and
is allowed what both the key's scopes and its owner's roles allow. A key makes ${API_KEY_LIMITS.callsPerMinute} calls a minute; each answer says in
\`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` how many are left and when they begin anew, and one too
many is answered 429 with \`Retry-After\`. Money is a number with at most two decimals, dates are \`YYYY-MM-DD\`, instants
are ISO 8601 in UTC.`;

let made: Node | undefined;

function makeDocument(): Node {
  const { openapi, info, tags } = contractDocument as unknown as {
    openapi: string;
    info: Node;
    tags: Node[];
  };
  const paths = publicPaths();
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap((one) => (one as Node)['tags'])),
  );
  return {
    openapi,
    info: { title: info['title'], version: info['version'], license: info['license'], description },
    tags: tags.filter(({ name }) => used.has(name)),
    paths,
    components: {
      securitySchemes: {
        [scheme]: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `Api-Key`, a space, and the key.',
        },
      },
      ...componentsOf(paths),
    },
  };
}

/** The part of the contract that keys can call, for a company at `origin`. Nothing of other calls is in it. */
export function publicContract(origin: string): Node {
  const { openapi, info, ...rest } = (made ??= makeDocument());
  return { openapi, info, servers: [{ url: `${origin}/api` }], ...rest };
}
