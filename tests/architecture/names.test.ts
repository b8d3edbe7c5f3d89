import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

const list = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });
const folders = (folder: string) =>
  list(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const stems = (folder: string, end: string) =>
  list(folder)
    .filter(({ name }) => name.endsWith(end))
    .map(({ name }) => name.slice(0, -end.length));

type Floor = 'contract' | 'domain' | 'server' | 'feature' | 'page';
const floors: Record<Floor, ReadonlySet<string>> = {
  contract: new Set(stems('openapi/paths', '.yaml')),
  domain: new Set(folders('domain')),
  server: new Set(folders('server/modules')),
  feature: new Set(folders('src/features')),
  page: new Set(stems('docs/product', '.md').filter((name) => name !== 'README')),
};

/** Contracts that are a part of a module's own under another name; one called `<module>-<part>` needs no line here. */
const partOf: Readonly<Record<string, string>> = {
  'company-users': 'access',
  identity: 'access',
  members: 'access',
  roles: 'access',
  sso: 'access',
  'sso-rules': 'access',
  'cost-trace': 'foresite',
  outcome: 'foresite',
  'item-copies': 'items',
  'item-import': 'items',
  'item-parts': 'items',
};

/** The module that a contract belongs to. */
const homeOf = (contract: string): string => {
  if (partOf[contract]) return partOf[contract];
  const [first = contract] = contract.split('-');
  return !floors.server.has(contract) && floors.server.has(first) ? first : contract;
};

const everywhere: readonly Floor[] = ['contract', 'domain', 'server', 'feature', 'page'];
const noRule = 'nothing is decided beyond what the contract checks';
const shared = 'its screens are pieces that others show: src/shared';
const pages = 'its words are on the page of what shows it';

/** Floors that a module does without, each with its reason. */
const without: Readonly<Record<string, Partial<Record<Floor, string>>>> = {
  comments: { feature: shared },
  events: {
    domain: noRule,
    feature: 'src/platform/realtime',
    page: 'described on the page of notifications',
  },
  history: { domain: 'the rules of change sets: domain/changes' },
  jobs: { domain: noRule, feature: shared, page: pages },
  'time-machine': { domain: 'a past day is judged by the rules of domain/foresite' },
  views: { page: 'described on the page of lists' },
};

/** Features without a module of their own name on the server, each with its reason. */
const screensOnly: Readonly<Record<string, string>> = {
  about: 'the changelog, a file of the repository',
  trend: 'the chart of ForeSite: the module foresite answers it, the feature foresite composes the page',
  units: 'business units: the module access',
  ...Object.fromEntries(
    ['issues', 'program'].map((name) => [
      name,
      'a page that says what the module will do, until it is there',
    ]),
  ),
};

const modules = [...floors.server];

describe('one name on all floors', () => {
  it.each(modules)('%s', (module) => {
    const missing = everywhere.filter((floor) => !floors[floor].has(module));
    expect(missing).toEqual(everywhere.filter((floor) => without[module]?.[floor]));
  });

  it('knows a module of every contract', () => {
    const strange = [...floors.contract].filter((name) => !floors.server.has(homeOf(name)));
    expect(strange).toEqual([]);
  });

  it('has a reason for each feature without a module', () => {
    const features = [...floors.feature].filter((name) => !floors.server.has(name));
    expect(features.filter((name) => !screensOnly[name])).toEqual([]);
  });

  it('has no exception for what is gone', () => {
    expect(Object.keys(without).filter((name) => !floors.server.has(name))).toEqual([]);
    expect(Object.keys(partOf).filter((name) => !floors.contract.has(name))).toEqual([]);
  });

  it('finds a name that differs', () => {
    expect(everywhere.filter((floor) => !floors[floor].has('hazards'))).toEqual([...everywhere]);
  });
});

/** Module of each operation, by the file of the contract that says it. */
const homes = new Map(
  [...floors.contract].flatMap((name) =>
    [
      ...readFileSync(join(root, 'openapi/paths', `${name}.yaml`), 'utf8').matchAll(/operationId: (\w+)/g),
    ].map(([, id = '']) => [id, homeOf(name)] as const),
  ),
);

/** Operations that a file handles: the keys of what it hands to `defineHandlers`. */
function handledIn(text: string): string[] {
  return text
    .split('defineHandlers({')
    .slice(1)
    .flatMap((body) => [...body.matchAll(/^(?: {2}| {4})(?:async )?(\w+)(?=[:,(])/gm)])
    .map(([, id = '']) => id)
    .filter((id) => homes.has(id));
}

const handlerFiles = modules.flatMap((module) =>
  readdirSync(join(root, 'server/modules', module), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ module, text: readFileSync(join(root, 'server/modules', module, file), 'utf8') })),
);

describe('handlers', () => {
  it('stand in the folder of the module whose contract they serve', () => {
    const astray = handlerFiles.flatMap(({ module, text }) =>
      handledIn(text)
        .filter((id) => homes.get(id) !== module)
        .map((id) => `${id} of ${homes.get(id)} stands in ${module}`),
    );
    expect(astray).toEqual([]);
  });

  it('are found, nearly each one, and one that strays is seen', () => {
    const found = new Set(handlerFiles.flatMap(({ text }) => handledIn(text)));
    expect(found.size).toBeGreaterThan(homes.size * 0.9);
    expect(handledIn(`const a = defineHandlers({\n  getJob: async (call) => 1,\n});`)).toEqual(['getJob']);
  });
});
