import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const anna = await app.addPerson(allPermissions, [project]);
const list = async (entity: string) =>
  (await app.call('GET', `/custom-attributes?entity_type=${entity}&limit=100`, { as: anna })).json<
    Result<'listAttributeDefinitions'>
  >().results;
const own = await list('SCENARIO_ITEM');
const called = (name: string) => own.find((one) => one.name === name)!;
const option = (name: string, word: string) =>
  called(name).options.find((one) => one.option_value === word)?.option_id;
const entry = (name: string, value: unknown) => ({ custom_attribute_id: called(name).id, value });
const made = await app.call('POST', items, { as: anna, body: { name: 'With fields of its own' } });
const { id } = made.json<Item>();
const patch = (...entries: object[]) =>
  app.call('PATCH', `${items}/${id}`, { as: anna, body: { custom_attributes: entries } });
const said = async () => {
  const { custom_attributes: all } = (await app.call('GET', `${items}/${id}`, { as: anna })).json<Item>();
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
};

describe('a company’s own fields', () => {
  it('stand under their groups, in order, with their options', async () => {
    expect(own.map(({ type }) => type).sort()).toEqual([
      'CURRENCY',
      'DATE',
      'DATE_RANGE',
      'MULTISELECT',
      'NUMBER',
      'PERCENTAGE',
      'SELECT',
      'TAG',
      'TEXT',
      'UNIT',
    ]);
    expect(own[0]).toMatchObject({ group_name: 'Value in use', name: 'Energy use' });
    expect((await list('RISK')).find(({ name }) => name === 'Response')?.options).toHaveLength(4);
  });

  it('take a value of every type, and keep those that are not sent', async () => {
    const { today } = (await app.call('GET', `/projects/${project}/foresite`, { as: anna })).json<{
      today: string;
    }>();
    const values = {
      'Energy use': -6.5,
      Carbon: -210,
      'Yearly upkeep': 1200.5,
      'Rooms touched': 12,
      'Basis of price': option('Basis of price', 'Quote'),
      'Quote holds': [today, today],
      'Approval needed from': [
        option('Approval needed from', 'Owner'),
        option('Approval needed from', 'Insurer'),
      ],
      'Mock-up seen': today,
      Disciplines: [option('Disciplines', 'Civil')],
      'Note for the owner': 'Visible from the street',
    };
    const first = await patch(...Object.entries(values).map(([name, value]) => entry(name, value)));
    expect(first.statusCode, first.body).toBe(200);
    expect(await said()).toEqual(values);
    const second = await patch(entry('Note for the owner', '  '), entry('Carbon', 5));
    expect(second.statusCode).toBe(200);
    const { 'Note for the owner': _gone, ...rest } = values;
    expect(await said()).toEqual({ ...rest, Carbon: 5 });
    const { results } = (await app.call('GET', `${items}/${id}/history`, { as: anna })).json<
      Result<'listItemHistory'>
    >();
    expect(results[0]?.changes.map(({ label, from, to }) => [label, from, to])).toEqual(
      expect.arrayContaining([
        ['Carbon', '(210)', '5'],
        ['Note for the owner', 'Visible from the street', null],
      ]),
    );
    expect(results[1]?.changes.find(({ label }) => label === 'Approval needed from')?.to).toBe(
      'Owner, Insurer',
    );
    const undone = await app.call('POST', `/change-sets/${results[0]?.change_set_id}/undo`, { as: anna });
    expect(undone.statusCode).toBe(201);
    expect(await said()).toEqual(values);
  });

  it('refuse at the field what the rules do not take', async () => {
    const refused = await patch(
      entry('Quote holds', ['2026-11-20', '2026-11-01']),
      entry('Basis of price', option('Approval needed from', 'Owner')),
      entry('Mock-up seen', '1990-01-01'),
      { custom_attribute_id: (await list('RISK'))[0]?.id, value: '2026-11-01' },
    );
    expect(refused.statusCode).toBe(422);
    const { errors } = refused.json<{ errors: Record<string, string[]> }>();
    expect(Object.values(errors).flat().sort()).toEqual([
      'Date is too far in the past',
      'Invalid date',
      'This attribute no longer exists. Reload the page.',
      'This choice is not among those of Basis of price. Choose one from the list.',
    ]);
  });

  it('are neither shown nor taken while the company has them off', async () => {
    const flag = `update tenant_flag set enabled = $1 where tenant_id = 1 and flag = 'enable_custom_attributes'`;
    await app.asOwner(flag, [false]);
    expect((await patch(entry('Carbon', 7))).json()).toMatchObject({ flag: 'enable_custom_attributes' });
    expect(await said()).toEqual({});
    await app.asOwner(flag, [true]);
    expect(await said()).toMatchObject({ Carbon: -210 });
  });
});
