import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Brief = Schemas['ItemBrief'];
type Refusal = { code: string; message: string; permission?: string; errors: Record<string, string[]> };

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const project = await projectId('Cedar Ridge');
const editor = await addPerson(['foresite_access', 'edit_any_scenarioitem'], [project]);
const items = `/projects/${project}/scenario-items`;

const rows = async (as = daniel) =>
  (await call('GET', `${items}?limit=all&scope=true&ordering=number`, { as })).json<{ results: Brief[] }>()
    .results;
const send = (body: Schemas['ItemBatch'], as = daniel) => call('POST', `${items}/batch`, { as, body });
const saved = async (body: Schemas['ItemBatch']) => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['ItemBatchResult']>();
};
const undo = async (id: number | null) => {
  const answer = await call('POST', `/change-sets/${id}/undo`, { as: daniel });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const asked = ({ id, version }: Brief) => ({ item_id: id, if_version: version });
/** Pending items that can be approved, none of which excludes another. */
const open = async () =>
  (await rows()).filter(
    (one) => one.status === 'PENDING' && one.has_valid_scope && one.me_groups.length === 0,
  );
const milestone = async () => {
  const answer = await call('GET', `/projects/${project}/design-milestones`, { as: daniel });
  return answer.json<{ results: { id: number; name: string }[] }>().results[0] as {
    id: number;
    name: string;
  };
};
const standing = (some: readonly Brief[]) =>
  some.map(({ code, status, milestone_name }) => [code, status, milestone_name]);

describe('many items at once', () => {
  it('approves for one milestone, and one undo takes all of it back', async () => {
    const { id, name } = await milestone();
    const before = await rows();
    const two = (await open()).slice(0, 2);
    const decisions = two.map((item) => ({ ...asked(item), to: 'APPROVED' as const, milestone: id }));
    const result = await saved({ decisions });
    expect(standing(result.items)).toEqual(two.map(({ code }) => [code, 'APPROVED', name]));
    await undo(result.change_set_id);
    expect(standing(await rows())).toEqual(standing(before));
  });

  it('rejects with one reason, and takes decisions back', async () => {
    const two = (await open()).slice(0, 2);
    const decisions = two.map((item) => ({ ...asked(item), to: 'REJECTED' as const, reason: ' Too late ' }));
    const { items: rejected } = await saved({ decisions });
    expect(rejected.map(({ status }) => status)).toEqual(['REJECTED', 'REJECTED']);
    const one = (await call('GET', `${items}/${two[0]?.id}`, { as: daniel })).json<Schemas['Item']>();
    expect(one.rejection_reason).toBe('Too late');
    const back = await saved({
      decisions: rejected.map((item) => ({ ...asked(item), to: 'PENDING' as const })),
    });
    expect(back.items.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  });

  it('copies with the scope, as drafts of whoever copies', async () => {
    const two = (await open()).slice(0, 2);
    const before = await rows();
    const result = await saved({ creates: [{ name: 'New beside copies' }], clones: two.map(asked) });
    const now = await rows();
    expect(now).toHaveLength(before.length + 3);
    const [, ...copies] = result.created.map((id) => now.find((one) => one.id === id));
    expect(copies.map((copy) => [copy?.name, copy?.status, copy?.scope_rows, copy?.cost])).toEqual(
      two.map(({ name, scope_rows, cost }) => [`Copy of ${name}`, 'DRAFT', scope_rows, cost]),
    );
    await undo(result.change_set_id);
    expect(await rows()).toHaveLength(before.length);
  });

  it('changes proposer and deadline', async () => {
    const { id } = await milestone();
    const [item] = await open();
    if (!item) throw new Error('The demo has an open item.');
    const changes = { proposed_by_id: editor.id, deadline_milestone_id: id };
    const { items: now } = await saved({ updates: [{ ...asked(item), changes }] });
    expect(now[0]).toMatchObject({ proposed_by_id: editor.id, deadline: { id } });
  });

  it('refuses each row for its own reason and writes nothing', async () => {
    const { id } = await milestone();
    const before = await rows();
    const approved = before.find(({ status }) => status === 'APPROVED');
    const [pending] = await open();
    const hollow = await saved({ creates: [{ name: 'Without scope' }] });
    if (!approved || !pending || !hollow.items[0]) throw new Error('The demo has such items.');
    const answer = await send({
      decisions: [
        { ...asked(hollow.items[0]), to: 'APPROVED', milestone: id },
        { ...asked(pending), to: 'PENDING' },
      ],
      deletes: [asked(approved)],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refusal>().errors).toEqual({
      'decisions.0': [
        'Item should have valid Scope(s): at least one row with scope text, a cost group, a quantity and a unit cost.',
      ],
      'decisions.1': ['The item is already Pending.'],
      'deletes.0': ['This item is approved, so it cannot be edited. Revert it to Pending to change it.'],
    });
    const strange = await send({
      decisions: [{ ...asked(pending), to: 'APPROVED', milestone: 999_999 }],
    });
    const sentence = 'This milestone is not in the project. Choose one of its design milestones.';
    expect(strange.json<Refusal>().errors).toEqual({ 'decisions.0.milestone': [sentence] });
    const without = await send({ decisions: [{ ...asked(pending), to: 'APPROVED' }] });
    expect(without.json<Refusal>().errors).toEqual({ 'decisions.0.milestone': [sentence] });
    expect(standing(await rows()).slice(0, before.length)).toEqual(standing(before));
  });

  it('asks for the rights of the single calls', async () => {
    const { id } = await milestone();
    const [item] = await open();
    if (!item) throw new Error('The demo has an open item.');
    const attempts: [Schemas['ItemBatch'], string][] = [
      [{ decisions: [{ ...asked(item), to: 'APPROVED', milestone: id }] }, 'approve_scenarioitem'],
      [{ decisions: [{ ...asked(item), to: 'REJECTED' }] }, 'approve_scenarioitem'],
      [{ clones: [asked(item)] }, 'scenario_item_clone'],
      [{ deletes: [asked(item)] }, 'delete_scenarioitem'],
    ];
    for (const [body, permission] of attempts) {
      const answer = await send(body, editor);
      expect(answer.statusCode).toBe(403);
      expect(answer.json<Refusal>()).toMatchObject({ permission });
    }
  });

  it('never approves two of a group', async () => {
    const { id } = await milestone();
    const all = (await rows()).filter((one) => one.status === 'PENDING' && one.has_valid_scope);
    const pair = all.flatMap((one) => {
      const rival = all.find(
        (other) =>
          other.id !== one.id &&
          other.me_groups.some((group) => one.me_groups.some((own) => own.id === group.id)),
      );
      return rival ? [[one, rival] as const] : [];
    })[0];
    if (!pair) throw new Error('The demo has a group of two.');
    const decisions = pair.map((item) => ({ ...asked(item), to: 'APPROVED' as const, milestone: id }));
    const answer = await send({ decisions });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refusal>().message).toContain('only one item of a group can be');
  });
});
