import { afterAll, describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import type { Operation, Schema } from '#server/contract/operations.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { joinDashboards } from './dashboardValues.ts';
import { ask, idsOf, operations, resolved } from './operationCalls.ts';

/**
 * Every figure of every operation against who may see it, read from the contract: what `x-seen-with` says of a figure
 * or of something around it, any of these permissions; without it, the operation's own permission is the right.
 */
type Figure = { path: readonly string[]; rights: readonly Permission[] | undefined; isWhole?: true };

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
// What became of past projects is told to those who are of them.
const pastId = await app.projectId('Summit Valley');
const ids = { ...(await idsOf(app, 'northbank')), project_id: projectId };

const isMoney = (schema: Schema): boolean =>
  /\/(?:Money|MoneyOrNull|RiskValue)"/.test(JSON.stringify(schema['$ref'] ?? ''));

/** The figures in what a schema describes; `[]` in a path is each entry of a list. */
function figuresIn(
  schema: Schema,
  path: readonly string[] = [],
  around?: Figure['rights'],
  open: readonly unknown[] = [],
): Figure[] {
  const whole = resolved(schema);
  if (open.includes(whole)) return [];
  const stated = (schema['x-seen-with'] ?? whole['x-seen-with']) as Figure['rights'];
  const rights = stated ?? around;
  const isNumber = [whole['type']].flat().includes('number');
  if (isMoney(schema) || (isNumber && stated)) return [{ path, rights }];
  // What stands behind a right as a whole, such as a list of risks: none of it is told, not a name either.
  const own = stated ? [{ path, rights, isWhole: true } as const] : [];
  const within = (part: unknown, step?: string) =>
    figuresIn(part as Schema, step === undefined ? path : [...path, step], rights, [...open, whole]);
  const properties = Object.entries((whole['properties'] ?? {}) as Record<string, Schema>);
  return [
    ...own,
    ...properties.flatMap(([name, part]) => within(part, name)),
    ...(whole['items'] ? within(whole['items'], '[]') : []),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
      ((whole[key] ?? []) as Schema[]).flatMap((part) => within(part)),
    ),
  ];
}

const figuresOf = ({ success }: Operation): Figure[] => (success.schema ? figuresIn(success.schema) : []);

/** An empty list tells nothing, and an object of nothing but such, zeros and noes neither. */
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(saysSomething) : Boolean(value);

/** What an answer says at a path; several values below lists, none where the way there is absent. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) {
    const isThere = typeof value === 'object' ? saysSomething(value) : value !== undefined;
    return isThere ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (step === '[]') return (value as unknown[]).flatMap((part) => valuesAt(part, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

const ownKeys = ({ guard }: Operation): readonly Permission[] =>
  guard === 'public' ? [] : [guard.permission ?? guard.anyPermission?.slice(0, 1) ?? []].flat();

const withMoney = operations
  .map((operation) => ({ operation, figures: figuresOf(operation) }))
  .filter(({ figures }) => figures.length > 0);
const guarded = withMoney.flatMap(({ operation, figures }) => {
  const own = ownKeys(operation);
  const narrower = figures.filter(
    ({ rights }) => rights && rights.length > 0 && !rights.some((right) => own.includes(right)),
  );
  return narrower.length > 0 ? [{ operation, figures: narrower }] : [];
});
afterAll(() => {
  const count = (list: typeof withMoney) => list.reduce((sum, { figures }) => sum + figures.length, 0);
  console.info(
    `${withMoney.length} operations return ${count(withMoney)} figures; ${count(guarded)} of them, in ${guarded.length} operations, need more than the operation itself.`,
  );
});

/**
 * Numbers of answers that are no money, by the end of their path. Any other number is a figure and says so (`Money`, or
 * `x-seen-with`): else nobody would hold it against the rights of its readers.
 */
const notMoney = [
  // Sizes, shares, weights, factors and places on a page.
  /(^|\.)(area|area_sq_ft|assigned|base_unit_count|base_units|component_area|counted|driver_score|efficiency|factor|net|net_value|quantity|share|size|size_value|sqft|target_area|total_area|weight)$/,
  /(^|\.)(by_custom|by_location|by_time|contingency_percent|escalation_percent|gap_percent|gap_threshold|lower_limit|percent|probability|progress|tolerance|upper_limit)$/,
  /(^|\.)(height|note_height|scale|width|row_heights\.\[\]|(high|low)_(bottom|top)_margin)$/,
  /(^|\.)months_to_midpoint$/,
  // Where a mark is drawn on a picture.
  /(^|\.)marks\.\[\]\.points\.\[\]\.\[\]$/,
  // Areas, and the area of the program over time.
  /(^|\.)(area|target_area|estimated_area)\.value$/,
  /^area\./,
  /^(program|source|target)\.(planned|area)$/,
  /^components\.\[\]\.(approved|pending_high|pending_low)$/,
  // What a company's own attributes, indices and markup lines say: percentages, or sums that stand in its settings.
  /custom_attributes\.\[\]\.value$/,
  /(^|\.)(rows|lines|steps\.\[\]\.(source|target))(\.\[\])?\.value$/,
  /markups\.\[\]\.(project_value|value)$/,
  // A threshold that somebody typed, and bars that count what their feature's permission shows.
  /(^|\.)threshold\.value$/,
  /^(data\.\[\]\.|projects\.\[\]\.|results\.\[\]\.)?value$/,
  /^draft\.changed\.\[\]\.count$/,
];

it('every other number of an answer is a figure', () => {
  const numbers = (schema: Schema, path: readonly string[] = [], open: readonly unknown[] = []): string[] => {
    const whole = resolved(schema);
    if (open.includes(whole) || isMoney(schema) || schema['x-seen-with'] || whole['x-seen-with']) return [];
    const within = (part: unknown, ...step: string[]) =>
      numbers(part as Schema, [...path, ...step], [...open, whole]);
    return [
      ...([whole['type']].flat().includes('number') ? [path.join('.')] : []),
      ...Object.entries((whole['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, part]) =>
        within(part, name),
      ),
      ...(whole['items'] ? within(whole['items'], '[]') : []),
      ...['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
        ((whole[key] ?? []) as Schema[]).flatMap((part) => within(part)),
      ),
    ];
  };
  const unknown = operations.flatMap(({ id, success }) =>
    (success.schema ? numbers(success.schema) : [])
      // Cells of a file that the caller sent.
      .filter((path) => !path.endsWith('rows.[].[]'))
      .filter((path) => !notMoney.some((plain) => plain.test(path)))
      .map((path) => `${id}: ${path}`),
  );
  expect(unknown).toEqual([]);
});

it.each(withMoney.map(({ operation, figures }) => [operation.id, operation, figures] as const))(
  'the contract says who sees each figure of %s',
  (_id, operation, figures) => {
    const open = ownKeys(operation).length > 0 ? [] : figures.filter(({ rights }) => rights === undefined);
    expect(open.map(({ path }) => path.join('.'))).toEqual([]);
  },
);

/** A preview computes from a body and keeps nothing, so it is a read. */
const isRead = ({ method, id }: Operation) => method === 'GET' || id.startsWith('preview');

// What writes answers the same rows as what reads, so reading tells; each write is let in by the rights matrix.
const reads = guarded.filter(({ operation }) => isRead(operation));

it('no write returns a figure that nobody reads', () => {
  const read = new Set(reads.flatMap(({ figures }) => figures.map(({ path }) => path.at(-1))));
  const written = guarded.filter(({ operation }) => !isRead(operation));
  const unread = written.flatMap(({ operation, figures }) =>
    figures
      .filter(({ path }) => !read.has(path.at(-1)))
      .map(({ path }) => `${operation.id}: ${path.join('.')}`),
  );
  expect(unread).toEqual([]);
});

describe.each(reads.map(({ operation, figures }) => [operation.id, operation, figures] as const))(
  '%s',
  (_id, operation, figures) => {
    const bodyFor = async (held: readonly Permission[]) => {
      const as = await app.addPerson(held, [projectId, pastId]);
      await joinDashboards(app.asOwner, as.id);
      const answer = await ask(app, operation, ids, { as });
      expect(answer.statusCode, answer.body).toBe(operation.success.status);
      return answer.json<unknown>();
    };
    const shown = (body: unknown, some: readonly Figure[]) =>
      some.filter(({ path }) => valuesAt(body, path).length > 0).map(({ path }) => path.join('.'));

    it('shows no such figure to those who may do no more than call it', async () => {
      expect(shown(await bodyFor(ownKeys(operation)), figures)).toEqual([]);
    });

    const rights = [...new Set(figures.flatMap((figure) => figure.rights ?? []))];
    it.each(rights)('shows to holders of %s theirs and no others', async (right) => {
      const body = await bodyFor([...ownKeys(operation), right]);
      const theirs = figures.filter((figure) => figure.rights?.includes(right));
      // As much as those who may see everything; the demo has none of a few. What is compared with other projects asks for those.
      const single = theirs.filter(({ isWhole }) => !isWhole);
      expect(shown(body, single)).toEqual(shown(await bodyFor(allPermissions), single));
      expect(
        shown(
          body,
          figures.filter((figure) => !theirs.includes(figure)),
        ),
      ).toEqual([]);
    });
  },
);
