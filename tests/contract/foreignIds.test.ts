import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation, Schema } from '#server/contract/operations.ts';
import { type Actor, allPermissions, tenantIds, testApp } from '#tests/support/testApp.ts';
import { addThirdCompany, tenantTables } from '#tests/support/thirdCompany.ts';
import {
  ask,
  exampleOf,
  fieldsOf,
  type Ids,
  idsOf,
  neededQuery,
  operations,
  parametersOf,
} from './operationCalls.ts';

/**
 * Another company's number in every place that takes one: path, query, body, lists and rows within rows. Its answer is
 * byte for byte that of a number that nobody has (trust A3).
 */
const app = await testApp();
await addThirdCompany(app);
const projectId = await app.projectId('Cedar Ridge');
const nobody = 987_654_321;

let person: Actor;
let ids: Ids;
let before: Awaited<ReturnType<typeof othersRows>>;
beforeAll(async () => {
  await idsOf(app, 'northbank'); // with the rows that it adds
  before = await othersRows();
  person = await app.addPerson(allPermissions, [projectId]);
  await app.call('POST', `/projects/${projectId}/scenario-items/export`, { as: person });
  ids = { ...(await idsOf(app, 'northbank')), project_id: projectId };
});

/** Two numbers of the third company: one for each table, as far as the name of a place tells which. */
const tableByField: Record<string, string> = {
  milestone: 'milestone',
  projects: 'project',
  component_id: 'component',
  tag_ids: 'tag',
  me_group_ids: 'me_group',
};
async function foreignFor(field: string): Promise<number> {
  const bare = field.replace(/__\w+$/, '');
  const guess = tableByField[bare] ?? bare.replace(/_ids?$/, '');
  const people = /^(assignee|proposed_by|user|author|owner|member|person|created_by)/.test(guess);
  const [known] = await app.asOwner<{ name: string | null }>('select to_regclass($1)::text as name', [
    people ? 'app_user' : guess,
  ]);
  const [row] = await app.asOwner<{ id: string }>(
    `select min(id) as id from ${known?.name ?? 'item'} where tenant_id = $1`,
    [tenantIds.meridian],
  );
  return Number(row?.id ?? 2_000_001);
}

type Places = (string | number)[];
const isNumberSchema = (schema: Schema) => [schema['type']].flat().includes('integer');
const namesRow = (name: string) => /(^|_)ids?$/.test(name) || name in tableByField;

/** The field that a place is in. */
const nameOf = (place: Places): string => place.findLast((step) => typeof step === 'string') ?? '';

/** Places of a body, as its example shows them, that hold the number of a row. */
function placesIn(value: unknown, path: Places = []): Places[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if ((typeof part === 'number' || part === null) && namesRow(nameOf(here))) return [here];
    return placesIn(part, here);
  });
}

const put = (value: unknown, [first, ...rest]: Places, number: number): unknown => {
  if (first === undefined) return number;
  if (value === undefined) return typeof first === 'number' ? [put(undefined, rest, number)] : undefined;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[first] = put(copy[first], rest, number);
  return copy;
};

type Substitution = {
  operation: Operation;
  where: string;
  field: string;
  make: (number: number) => Parameters<typeof ask>[3] & { ids?: Ids };
};

function substitutionsOf(operation: Operation): Substitution[] {
  const inPath = parametersOf(operation).map((name) => ({
    operation,
    where: `path ${name}`,
    field: name,
    make: (number: number) => ({ ids: { ...ids, [name]: number } }),
  }));
  const inQuery = operation.parameters
    .filter(
      ({ in: place, name, schema }) =>
        place === 'query' &&
        (namesRow(name) ||
          (isNumberSchema(schema) && /assignee|milestone|component|tag|scenario|project|user/.test(name))),
    )
    .map(({ name }) => ({
      operation,
      where: `query ${name}`,
      field: name,
      make: (number: number) => {
        const query = new URLSearchParams(neededQuery(operation));
        query.set(name, String(number));
        return { query: query.toString() };
      },
    }));
  const example = exampleOf(operation);
  const places = new Map(placesIn(example).map((place) => [place.join('.'), place]));
  // Fields at the top that the example leaves out.
  if (typeof example === 'object' && example !== null && !Array.isArray(example))
    for (const name of fieldsOf(operation, 'top').filter(namesRow))
      if (!(name in example)) places.set(name, name.endsWith('s') ? [name, 0] : [name]);
  const inBody = [...places.values()].map((place) => ({
    operation,
    where: `body ${place.join('.')}`,
    field: nameOf(place),
    make: (number: number) => ({ body: put(example, place, number) }),
  }));
  return [...inPath, ...inQuery, ...inBody];
}

const all = operations.filter(({ guard }) => guard !== 'public').flatMap(substitutionsOf);

it('finds the places that take a number', () => {
  const wheres = all.map(({ operation, where }) => `${operation.id} ${where}`);
  expect(wheres).toEqual(
    expect.arrayContaining([
      'getItem path item_id',
      'approveItem body milestone',
      'assignProjects body projects.0',
      'startImpersonation body project_id',
    ]),
  );
  expect(all.length).toBeGreaterThan(60);
});

describe.each(all.map((one) => [`${one.operation.id}, ${one.where}`, one] as const))(
  '%s',
  (_, { operation, field, make }) => {
    it('answers as if it were nobody’s', async () => {
      const answerTo = async (number: number) => {
        const { ids: path = ids, ...parts } = make(number);
        const { statusCode, body } = await ask(app, operation, path, { as: person, ...parts });
        return { statusCode, body: body.replaceAll(String(number), '#') };
      };
      const foreign = await foreignFor(field);
      expect(await answerTo(foreign)).toEqual(await answerTo(nobody));
    });
  },
);

it('has changed nothing of the other companies', async () => {
  expect(await othersRows()).toEqual(before);
});

/** All rows of the other companies, as one sum for each table. */
async function othersRows(): Promise<Record<string, string | null>> {
  const sums: Record<string, string | null> = {};
  for (const { name } of await tenantTables(app)) {
    const [row] = await app.asOwner<{ sum: string | null }>(
      `select md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t where tenant_id > 1`,
    );
    sums[name] = row?.sum ?? null;
  }
  return sums;
}
