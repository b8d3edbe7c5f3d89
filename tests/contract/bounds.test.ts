import { expect, it } from 'vitest';
import { contractDocument, listOperations, type Schema } from '#server/contract/operations.ts';

/** Nothing that a caller sends, and no list that is answered, is without a bound. */
const operations = listOperations();

function resolved(schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const steps = reference.slice(2).split('/');
  return resolved(steps.reduce<unknown>((part, step) => (part as Schema)[step], contractDocument) as Schema);
}

/** Matches texts of no more than some length: anchored, and nothing in it repeats without end. */
const isBounded = (pattern: unknown): boolean =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[+*]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, 'x'));

/** Where a schema lets in a list or a text of any length. */
function unbounded(schema: Schema, path: string, open: readonly Schema[] = []): string[] {
  const whole = resolved(schema);
  if (open.includes(whole)) return [];
  const within = (part: unknown, step = '') => unbounded(part as Schema, path + step, [...open, whole]);
  const types = [whole['type']].flat();
  const choices = whole['enum'] ?? (whole['const'] === undefined ? undefined : [whole['const']]);
  const items = whole['items'] as Schema | undefined;
  const few = items && resolved(items)['enum'] && whole['uniqueItems'] === true;
  const isLong =
    types.includes('string') &&
    !choices &&
    whole['maxLength'] === undefined &&
    whole['format'] === undefined &&
    !isBounded(whole['pattern']);
  const isMany = types.includes('array') && whole['maxItems'] === undefined && !few;
  const fields = whole['additionalProperties'];
  return [
    ...(isLong || isMany ? [path] : []),
    ...(items ? within(items, '[]') : []),
    ...Object.entries((whole['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, part]) =>
      within(part, `.${name}`),
    ),
    ...(typeof fields === 'object' && fields !== null
      ? [...(whole['maxProperties'] === undefined ? [`${path}.*`] : []), ...within(fields, '.*')]
      : []),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
      ((whole[key] ?? []) as Schema[]).flatMap((part) => within(part)),
    ),
  ];
}

it('each list and each text that is sent has a largest size', () => {
  const free = operations.flatMap(({ id, body, parameters }) => [
    ...(body ? unbounded(body.schema, `${id}: body`) : []),
    ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${id}: ${name}`)),
  ]);
  expect(free).toEqual([]);
});

/** Lists that are answered as a whole, and why no company has many of it. */
const whole: Readonly<Record<string, string>> = {
  listOwnCompanies: 'the companies of one person',
  listSessions: 'the devices of one person',
  searchCompanyUsers: 'the first that a search finds',
  listCandidates: 'the first that a search finds',
  listLikelyAlternatives: 'the nearest of one item',
  listRolePermissions: 'the permissions of the product',
  setRolePermissions: 'the permissions of the product',
  listPortfolioMetricRows: 'the rows of one card',
  listDashboardMetricRows: 'the rows of one card',
  listComponents: 'the components of one building',
  listMilestones: 'the design milestones of one project',
  listContractEvents: 'the contract events of one project',
  listProgramAreas: 'the areas of the components of one project',
  listProgramVersions: 'the versions of one program, kept by hand',
  listRiskCategories: 'the kinds of risks of one company',
  listRiskItems: 'the items of one risk',
  getPurchasePlan: 'the packages of one project, drawn together',
  listBidPackageRisks: 'the risks of one package',
  listCalibrateEstimates: 'the milestones of one project',
  listReportSchedules: 'the schedules of one report, which have a most',
  listReportTemplates: 'the templates of one company, which have a most',
  listGroups: 'the exclusive groups of one project, named by letters',
  listNormalizationIndexUsage: 'the uses of one index',
  listItemMarkups: 'the markup lines of one project',
};

it('each list that is answered is asked for in pages, or is short by what it is', () => {
  const endless = operations.filter(({ success, parameters }) => {
    const properties = success.schema && (resolved(success.schema)['properties'] as Schema | undefined);
    const isList = properties !== undefined && 'results' in properties && 'count' in properties;
    return isList && !parameters.some(({ name }) => name === 'limit');
  });
  expect(new Set(endless.map(({ id }) => id))).toEqual(new Set(Object.keys(whole)));
});

it('each page has a largest size', () => {
  const limits = operations.flatMap(({ id, parameters }) =>
    parameters.filter(({ name }) => name === 'limit').map(({ schema }) => ({ id, schema: resolved(schema) })),
  );
  const largest = ({ anyOf = [], ...own }: Schema & { anyOf?: Schema[] }): number =>
    Math.max(...[own, ...anyOf].map((part) => Number(part['maximum'] ?? 0)));
  expect(limits.length).toBeGreaterThan(50);
  expect(
    limits.filter(({ schema }) => !(largest(schema) >= 1 && largest(schema) <= 500)).map(({ id }) => id),
  ).toEqual([]);
});
