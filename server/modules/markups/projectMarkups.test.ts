import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Copy = Schemas['ProjectMarkups'];
type Line = Schemas['ProjectMarkupLine'];

const { call, addPerson, asOwner } = await testApp();
const projectId = 1;
const keys: Permission[] = ['project_settings', 'view_item_markup', 'edit_item_markup', 'foresite_access'];
const maya = await addPerson(keys, [projectId]);
const reader = await addPerson(['project_settings', 'view_item_markup'], [projectId]);
const blind = await addPerson(['project_settings'], [projectId]);
const stranger = await addPerson(keys, []);

const path = `/projects/${projectId}/markups`;
const read = async (as = maya) => (await call('GET', path, { as })).json<Copy>();
const patch = (body: object, version?: number, as = maya) =>
  call('PATCH', path, { as, body, headers: version ? { 'if-match': String(version) } : {} });
const preview = async (lines: readonly Line[], as = maya) => {
  const answer = await call('POST', `${path}/preview`, { as, body: { lines } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['MarkupEffect']>();
};
const line = (name: string, value: number, more: Partial<Line> = {}): Line => ({
  id: null,
  name,
  kind: 'percent_compound',
  value,
  is_on: true,
  items_inherit: true,
  display: 'separated',
  ...more,
});
const save = async (lines: readonly Line[]): Promise<Copy> => {
  const answer = await patch({ lines });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Copy>();
};
const costs = async () => {
  const rows = await asOwner<{ sum: number; direct: number; count: number }>(
    `select sum(cost)::float8 as sum, sum(subtotal_cost)::float8 as direct, count(*)::int as count from item
      where tenant_id = 1 and project_id = $1 and use_markups and not is_deleted`,
    [projectId],
  );
  return rows[0] as { sum: number; direct: number; count: number };
};
const forecast = async () => {
  const [row] = await asOwner<{ forecast: number }>(
    `select (estimate + approved_cost)::float8 as forecast from project_total where tenant_id = 1 and project_id = $1`,
    [projectId],
  );
  return row?.forecast;
};

describe('the markups of a project', () => {
  it('are read with the templates, by those who may', async () => {
    const copy = await read(reader);
    expect(copy.templates.map(({ name }) => name)).toContain('Design-build standard');
    expect((await call('GET', path, { as: blind })).statusCode).toBe(403);
    expect((await call('GET', path, { as: stranger })).statusCode).toBe(404);
    expect((await patch({ template_id: null }, undefined, reader)).statusCode).toBe(403);
  });

  it('price every item as their preview said, and are undone with all costs', async () => {
    const before = await costs();
    const stood = await read();
    const wanted = [line('Overhead', 10, { kind: 'percent_direct' }), line('Fee', 5)];
    const effect = await preview(wanted);
    expect(effect.items).toMatchObject({ count: before.count, before: before.sum, direct: before.direct });
    expect(effect.items.after).not.toBe(before.sum);
    expect(effect.items.moved).toBeGreaterThan(0);
    expect(effect.forecast.before).toBe(await forecast());
    expect(await costs()).toEqual(before);

    const saved = await save(wanted);
    expect((await costs()).sum).toBeCloseTo(effect.items.after, 2);
    expect(await forecast()).toBe(effect.forecast.after);
    expect(saved.lines.map(({ name }) => name)).toEqual(['Overhead', 'Fee']);

    const undone = await call('POST', `/change-sets/${saved.change_set_id}/undo`, { as: maya });
    expect(undone.statusCode, undone.body).toBeLessThan(300);
    expect(await costs()).toEqual(before);
    expect((await read()).lines).toEqual(stood.lines);
  });

  it('keep what items say about a line that goes and comes back', async () => {
    const first = await save([line('Overhead', 10), line('Fee', 5)]);
    const fee = first.lines[1] as Line;
    const [item] = await asOwner<{ id: number }>(
      `select id::float8 as id from item where tenant_id = 1 and project_id = $1 and use_markups and not is_deleted
        and subtotal_cost > 0 order by id limit 1`,
      [projectId],
    );
    await asOwner(
      'insert into item_markup (tenant_id, item_id, markup_id, is_excluded) values (1, $1, $2, true)',
      [item?.id, fee.id],
    );
    const costOf = async () => {
      const [row] = await asOwner<{ part: number }>(
        'select round(cost / subtotal_cost, 3)::float8 as part from item where tenant_id = 1 and id = $1',
        [item?.id],
      );
      return row?.part;
    };
    await save([first.lines[1] as Line, first.lines[0] as Line]);
    expect(await costOf()).toBe(1.1);
    const gone = await save([first.lines[0] as Line]);
    await call('POST', `/change-sets/${gone.change_set_id}/undo`, { as: maya });
    expect((await read()).lines.map(({ id }) => id)).toEqual([fee.id, first.lines[0]?.id]);
    expect(await costOf()).toBe(1.1);
  });

  it('keep a line that is off, which adds nothing', async () => {
    await save([line('Overhead', 10, { is_on: false })]);
    const { sum, direct } = await costs();
    expect(sum).toBe(direct);
    expect((await read()).lines).toMatchObject([{ name: 'Overhead', is_on: false }]);
  });

  it('refuse what cannot be priced, other projects’ lines and a version that is past', async () => {
    const refused = async (lines: readonly Line[]) => {
      const answer = await patch({ lines });
      expect(answer.statusCode, answer.body).toBe(422);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    expect(await refused([line('Fee', 1), line('fee', 2)])).toEqual(['lines.1.name']);
    expect(await refused([line('All', 100, { kind: 'percent_total' })])).toEqual(['lines']);
    expect(await refused([line('Alien', 1, { id: 987_654 })])).toEqual(['lines.0.id']);
    expect((await patch({ template_id: 987_654 })).statusCode).toBe(422);
    const { version } = await read();
    expect((await patch({ lines: [] }, version)).statusCode).toBe(200);
    expect((await patch({ lines: [line('Late', 1)] }, version)).statusCode).toBe(412);
  });

  it('show of their effect no more than the caller may see of the project', async () => {
    const seenBy = async (...more: Permission[]) => {
      const as = await addPerson(['project_settings', 'view_item_markup', ...more], [projectId]);
      const { items, estimate, forecast: whole } = await preview([line('Fee', 5)], as);
      const figures = { items: items.after, estimate, forecast: whole.after };
      return Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [] : [name]));
    };
    expect(await seenBy()).toEqual([]);
    expect(await seenBy('overview_access')).toEqual([]);
    expect(await seenBy('estimate_access')).toEqual(['estimate']);
    expect(await seenBy('overview_widget_cost')).toEqual(['estimate', 'forecast']);
    expect(await seenBy('foresite_access')).toEqual(['items', 'estimate', 'forecast']);
  });

  it('remember their template, until it is deleted', async () => {
    const [template] = (await read()).templates;
    await patch({ template_id: template?.id });
    expect((await read()).template_id).toBe(template?.id);
    await asOwner('update markup_template set is_deleted = true where tenant_id = 1 and id = $1', [
      template?.id,
    ]);
    expect((await read()).template_id).toBeNull();
    await asOwner('update markup_template set is_deleted = false where tenant_id = 1 and id = $1', [
      template?.id,
    ]);
  });
});
