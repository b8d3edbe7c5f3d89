import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { testApp } from '#tests/support/testApp.ts';

const { call, addPerson, projectId } = await testApp();
const id = await projectId('Cedar Ridge');

/** Which part of an answer a permission opens. */
type Opens = Readonly<Partial<Record<Permission, string>>>;

const overview: Opens = {
  overview_widget_cost: 'cost',
  overview_widget_estimate: 'estimate',
  overview_widget_component: 'components',
  component_access: 'components',
  overview_widget_issue: 'issues',
  overview_widget_calibrate: 'calibrate',
};
const vision: Opens = {
  foresite_access: 'items',
  vision_widget_program: 'program',
  vision_widget_cost: 'cost',
};

/** Nothing, each permission by itself, all but each, and all of them. */
const setsOf = (opens: Opens): Permission[][] => {
  const keys = Object.keys(opens) as Permission[];
  return [[], ...keys.map((key) => [key]), ...keys.map((key) => keys.filter((one) => one !== key)), keys];
};
const partsOf = (opens: Opens, held: readonly Permission[]) =>
  [...new Set(held.flatMap((key) => opens[key] ?? []))].toSorted();

/** The parts of these answers that only some may see. */
async function seen(opens: Opens, page: Permission, held: readonly Permission[], paths: readonly string[]) {
  const as = await addPerson([page, ...held], [id]);
  const found: string[] = [];
  for (const path of paths) {
    const answer = await call('GET', `/projects/${id}/${path}`, { as });
    expect(answer.statusCode, answer.body).toBe(200);
    found.push(...Object.keys(answer.json<object>()));
  }
  return found.filter((part) => Object.values(opens).includes(part)).toSorted();
}

describe('a widget is there for whoever holds its permission, and for nobody else', () => {
  it.each(setsOf(overview).map((held) => [held] as const))('of the overview, with %j', async (held) => {
    const parts = await seen(overview, 'overview_access', held, ['overview', 'overview/news']);
    expect(parts).toEqual(partsOf(overview, held));
  });

  it.each(setsOf(vision).map((held) => [held] as const))('of the vision, with %j', async (held) => {
    expect(await seen(vision, 'vision_access', held, ['vision'])).toEqual(partsOf(vision, held));
  });

  it.each([
    ['overview_access', vision, ['vision']],
    ['vision_access', overview, ['overview', 'overview/news']],
  ] as const)('%s alone opens no other page', async (page, opens, paths) => {
    const as = await addPerson([page, ...(Object.keys(opens) as Permission[])], [id]);
    for (const path of paths)
      expect((await call('GET', `/projects/${id}/${path}`, { as })).statusCode).toBe(403);
  });
});
