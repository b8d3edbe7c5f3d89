import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Template = Schemas['MarkupTemplate'];

const { call, addPerson, asOwner } = await testApp();
const keys: Permission[] = [
  'markup_template_access',
  'view_markuptemplate',
  'add_markuptemplate',
  'change_markuptemplate',
  'delete_markuptemplate',
];
const maya = await addPerson([...keys, 'add_project']);
const reader = await addPerson(['markup_template_access', 'view_markuptemplate']);
const half = await addPerson(['markup_template_access']);

const path = '/markup-templates';
const line = (name: string, value: number, more: object = {}) => ({
  name,
  kind: 'percent_compound',
  value,
  is_on: true,
  items_inherit: true,
  display: 'separated',
  ...more,
});
const list = async (query = '') =>
  (await call('GET', `${path}?${query}`, { as: reader })).json<Schemas['MarkupTemplatePage']>();
const send = (body: object, as = maya) => call('POST', path, { as, body });
const created = async (body: object): Promise<Template> => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Template>();
};
const patch = (id: number, body: object, version = '') =>
  call('PATCH', `${path}/${id}`, { as: maya, body, headers: version ? { 'if-match': version } : {} });

describe('markup templates', () => {
  it('are listed by group, searched by name, group and line, and paged', async () => {
    const names = async (query: string) => (await list(query)).results.map(({ name }) => name);
    expect(await names('')).toEqual([
      'CM at risk',
      'Design-build standard',
      'Hard bid',
      'Hospital, licensed',
      'Federal, FAR',
    ]);
    expect(await names('search=infection')).toEqual(['Hospital, licensed']);
    expect(await names('search=PUBLIC')).toEqual(['Federal, FAR']);
    expect(await names('ordering=-name&limit=2&offset=1')).toEqual(['Hard bid', 'Federal, FAR']);
    expect((await call('GET', `${path}?ordering=lines`, { as: reader })).statusCode).toBe(400);
  });

  it('are added, changed from their version, deleted and restored', async () => {
    const made = await created({ name: ' Owner direct ', lines: [line(' Fee ', 3.5)] });
    expect(made).toMatchObject({ name: 'Owner direct', group_name: '', is_default: false, version: 1 });
    expect(made.lines[0]?.name).toBe('Fee');
    const changed = await patch(made.id, { lines: [line('Fee', 4), line('Bond', 0.7)] }, '"1"');
    expect(changed.json<Template>()).toMatchObject({ version: 2, lines: [{ value: 4 }, { value: 0.7 }] });
    expect((await patch(made.id, { group_name: 'x' }, '"1"')).statusCode).toBe(412);
    expect((await call('DELETE', `${path}/${made.id}`, { as: maya })).statusCode).toBe(204);
    expect((await call('GET', `${path}/${made.id}`, { as: maya })).statusCode).toBe(404);
    const taken = await created({ name: 'OWNER DIRECT' });
    const refused = await call('PATCH', `${path}/${made.id}/restore`, { as: maya });
    expect(refused.statusCode).toBe(409);
    await patch(taken.id, { name: 'Owner direct 2' });
    const back = await call('PATCH', `${path}/${made.id}/restore`, { as: maya });
    expect(back.json<Template>()).toMatchObject({
      name: 'Owner direct',
      lines: [{ value: 4 }, { value: 0.7 }],
    });
    const history = (await call('GET', `${path}/${made.id}/history`, { as: reader })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results.map(({ kind }) => kind)).toEqual(['created', 'deleted', 'updated', 'created']);
  });

  it.each([
    ['a name that is taken', { name: 'hard BID' }, 'name'],
    ['a blank line', { name: 'A', lines: [line(' ', 1)] }, 'lines.0.name'],
    ['two lines of a name', { name: 'A', lines: [line('Fee', 1), line('fee', 2)] }, 'lines.1.name'],
    ['a percentage beyond its limits', { name: 'A', lines: [line('Fee', -100.5)] }, 'lines.0.value'],
    ['a value of five decimals', { name: 'A', lines: [line('Fee', 1.23456)] }, 'lines.0.value'],
    [
      'circular lines that never settle',
      {
        name: 'A',
        lines: [line('Fee', 60, { kind: 'percent_total' }), line('Tax', 40, { kind: 'percent_total' })],
      },
      'lines',
    ],
  ])('refuse %s', async (_what, body, field) => {
    const refused = await send(body);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('are for those who hold each right', async () => {
    expect((await call('GET', path, { as: half })).statusCode).toBe(403);
    expect((await send({ name: 'B' }, reader)).statusCode).toBe(403);
    const [first] = (await list()).results;
    expect(
      (await call('PATCH', `${path}/${first?.id}`, { as: reader, body: { name: 'B' } })).statusCode,
    ).toBe(403);
    expect((await call('DELETE', `${path}/${first?.id}`, { as: reader })).statusCode).toBe(403);
  });

  it('have one default at most, whose lines new projects start with', async () => {
    const first = await created({ name: 'First default', is_default: true });
    const second = await created({
      name: 'Second default',
      is_default: true,
      lines: [
        line('General conditions', 8.5),
        line('Unused', 9, { is_on: false }),
        line('Tax', 0.5, { kind: 'percent_total', items_inherit: false }),
        line('Mobilization', 90_000, { kind: 'lump_sum', items_inherit: false }),
      ],
    });
    const defaults = (await list('limit=100')).results.filter((one) => one.is_default);
    expect(defaults.map(({ id }) => id)).toEqual([second.id]);
    expect((await call('GET', `${path}/${first.id}`, { as: reader })).json<Template>().is_default).toBe(
      false,
    );
    const [unit] = await asOwner<{ id: string }>('select id from access_scope where tenant_id = 1 limit 1');
    await asOwner('insert into user_access_scope (tenant_id, user_id, access_scope_id) values (1, $1, $2)', [
      maya.id,
      unit?.id,
    ]);
    const project = await call('POST', '/projects', {
      as: maya,
      body: { name: 'With markups', access_scope_id: Number(unit?.id) },
    });
    expect(project.statusCode, project.body).toBe(201);
    const copied = await asOwner<{ name: string; kind: string; items_inherit: boolean }>(
      'select name, kind, items_inherit from project_markup where tenant_id = 1 and project_id = $1 order by position',
      [project.json<{ id: number }>().id],
    );
    expect(copied.map(({ name, items_inherit: taken }) => [name, taken])).toEqual([
      ['General conditions', true],
      ['Tax', false],
      ['Mobilization', false],
    ]);
    await patch(second.id, { is_default: false });
  });
});
