import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { amplifyTalk } from '#tests/support/amplifyTalk.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Sent = Result<'sendAmplifyMessage'>;
type Block = Sent['blocks'][number];

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const path = `/projects/${project}/amplify`;
const anna = await app.addPerson(allPermissions, [project]);
const ben = await app.addPerson(allPermissions, [project]);

const { ask } = amplifyTalk(app, path);
type Asked = {
  entity_type: 'foresite';
  operation: 'update';
  data: object;
  metadata: { oid: number; pid: number };
};
/** What accepting all of a block sends. */
const changesOf = (block: Block): Asked[] =>
  (block.content.table?.rows ?? []).flatMap(({ oid, pid, cells }) => {
    const data = Object.fromEntries(
      cells.flatMap(({ new_label, new_value }, at) => {
        const field = block.content.table?.headers[at]?.field ?? '';
        if (new_label === null) return [];
        return [[field, field === 'due_date' || new_value === null ? new_value : Number(new_value)]];
      }),
    );
    return oid === null || pid === null || Object.keys(data).length === 0
      ? []
      : [{ entity_type: 'foresite', operation: 'update', data, metadata: { oid, pid } }];
  });
const accept = (as: Actor, id: number, block: Block, changes = changesOf(block)) =>
  app.call('POST', `${path}/conversations/${id}/accept-changes`, {
    as,
    body: { block_id: block.id, changes },
  });
async function propose(as: Actor, message: string): Promise<{ id: number; block: Block }> {
  const { id, blocks } = await ask(as, message);
  const [block] = blocks;
  if (!block) throw new Error(`Nothing was proposed to "${message}".`);
  return { id, block };
}
/** Takes a change set back; answers the one that did. */
const undo = async (changeSetId: number): Promise<number> => {
  const answer = await app.call('POST', `/change-sets/${changeSetId}/undo`, { as: anna });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
};
const isUndone = async (id: number, block: Block) => {
  const { blocks } = (
    await app.call('GET', `/projects/${project}/amplify/conversations/${id}`, { as: anna })
  ).json<Result<'getAmplifyConversation'>>();
  return blocks.find((one) => one.id === block.id)?.metadata.is_undone;
};
const itemOf = async (code: string) => {
  const { results } = (
    await app.call('GET', `/projects/${project}/scenario-items?limit=all`, { as: anna })
  ).json<Result<'listItems'>>();
  const found = results.find((item) => item.code === code);
  if (!found) throw new Error(code);
  return found;
};

describe('proposals', () => {
  it('change nothing until they are accepted, then all in one change set that can be undone', async () => {
    const before = await itemOf('VO-010');
    const { id, block } = await propose(anna, 'Move due dates of the pending items before 50% DD');
    expect(await itemOf('VO-010')).toEqual(before);
    const answer = await accept(anna, id, block);
    expect(answer.statusCode, answer.body).toBe(200);
    const accepted = answer.json<Result<'acceptAmplifyChanges'>>();
    expect(accepted.results.every(({ is_applied }) => is_applied)).toBe(true);
    expect(accepted.block).toMatchObject({
      metadata: { status: 'accepted' },
      content: { table: { isProposedChange: false } },
    });
    expect((await itemOf('VO-010')).due_date).not.toBe(before.due_date);
    const [set] = await app.asOwner<{ source: string; actor_id: string }>(
      'select source, actor_id from change_set where tenant_id = 1 and id = $1',
      [accepted.change_set_id],
    );
    expect(set).toMatchObject({ source: 'assistant', actor_id: String(anna.id) });
    const undone = await undo(accepted.change_set_id ?? 0);
    expect((await itemOf('VO-010')).due_date).toBe(before.due_date);
    expect(await isUndone(id, block)).toBe(true);
    expect((await accept(anna, id, block)).statusCode, 'a second time').toBe(422);
    const redone = await undo(undone);
    expect(await isUndone(id, block), 'once it is redone').toBe(false);
    await undo(redone);
  });

  it('are refused where they are not what the block shows', async () => {
    const { id, block } = await propose(anna, 'Set priority of VO-010 to High');
    const [change] = changesOf(block);
    if (!change) throw new Error('Nothing to change.');
    const other = await itemOf('VO-008');
    const wrong: [why: string, changes: Asked[]][] = [
      ['other value', [{ ...change, data: { priority: 5 } }]],
      ['other field', [{ ...change, data: { ...change.data, due_date: '2027-01-01' } }]],
      ['other item', [{ ...change, metadata: { ...change.metadata, oid: other.id } }]],
      ['other project', [{ ...change, metadata: { ...change.metadata, pid: project + 1 } }]],
      ['twice', [change, change]],
    ];
    for (const [why, changes] of wrong)
      expect([why, (await accept(anna, id, block, changes)).statusCode]).toEqual([why, 422]);
    expect((await accept(ben, id, block)).statusCode).toBeOneOf([403, 404]);
    expect((await itemOf('VO-010')).priority).toBe(3);
  });

  it('tell row by row what could not be applied, and why', async () => {
    const { id, block } = await propose(anna, 'Set priority of VO-010, VO-011 and VO-004 to Low');
    const [changed, decided] = [await itemOf('VO-010'), await itemOf('VO-011')];
    await app.call('PATCH', `/projects/${project}/scenario-items/${changed.id}`, {
      as: ben,
      body: { priority: 5 },
    });
    const rejected = await app.call('PATCH', `/projects/${project}/scenario-items/${decided.id}/reject`, {
      as: ben,
      body: {},
    });
    expect(rejected.statusCode, rejected.body).toBe(200);
    const {
      results,
      block: after,
      change_set_id,
    } = (await accept(anna, id, block)).json<Result<'acceptAmplifyChanges'>>();
    const reasons = new Map(results.map(({ oid, reason }) => [oid, reason]));
    expect(reasons.get(changed.id)).toBe(
      'Changed meanwhile: Priority is now Highest, not Medium. Ask again.',
    );
    expect(reasons.get(decided.id)).toContain('rejected');
    expect([...reasons.values()].filter((reason) => reason === null)).toHaveLength(1);
    expect(change_set_id).not.toBeNull();
    expect((await itemOf('VO-004')).priority).toBe(2);
    expect((await itemOf('VO-010')).priority).toBe(5);
    expect(after.content.table?.rows.filter(({ problem }) => problem !== null)).toHaveLength(2);
  });

  it('need the rights of a hand edit, when they are made and when they are accepted', async () => {
    const reader = await app.addPerson(['amplify_access', 'foresite_access'], [project]);
    const { blocks, message } = await ask(reader, 'Set priority of VO-012 to Low');
    expect(blocks).toEqual([]);
    expect(message.content).toContain('You may not change');
    const editor = await app.addPerson(
      ['amplify_access', 'foresite_access', 'edit_any_scenarioitem'],
      [project],
    );
    const { id, block } = await propose(editor, 'Set priority of VO-012 to Low');
    await app.asOwner(
      `delete from role_permission where role_id = $1 and permission = 'edit_any_scenarioitem'`,
      [editor.id],
    );
    app.app.running.services.forgetCompany(1);
    const { results, change_set_id } = (await accept(editor, id, block)).json<
      Result<'acceptAmplifyChanges'>
    >();
    expect(results).toEqual([
      expect.objectContaining({ is_applied: false, reason: expect.stringContaining('permission') }),
    ]);
    expect(change_set_id).toBeNull();
  });

  it('are changed by hand before, turned down, resized and closed', async () => {
    const { id, block } = await propose(anna, 'Set priority of VO-012 to Low');
    const where = `${path}/conversations/${id}/blocks/${block.id}`;
    const [row] = block.content.table?.rows ?? [];
    const put = (new_value: string | null, field = 'priority') =>
      app.call('PATCH', where, { as: anna, body: { changes: [{ oid: row?.oid, field, new_value }] } });
    const edited = (await put('1')).json<Block>();
    expect(edited.content.table?.rows[0]?.cells[4]).toEqual({
      label: 'High',
      value: '4',
      new_label: 'Lowest',
      new_value: '1',
    });
    expect((await put('9')).statusCode).toBe(422);
    expect((await put('soon', 'due_date')).statusCode).toBe(422);
    expect(
      (await app.call('PATCH', where, { as: anna, body: { width: 1, height: 300 } })).json<Block>().metadata
        .size,
    ).toEqual({
      width: 1,
      height: 300,
    });
    const rejected = (await app.call('POST', `${where}/reject-changes`, { as: anna })).json<Block>();
    expect(rejected).toMatchObject({
      metadata: { status: 'rejected' },
      content: { table: { isProposedChange: false } },
    });
    expect((await accept(anna, id, edited)).statusCode).toBe(422);
    expect((await app.call('DELETE', where, { as: anna })).statusCode).toBe(204);
    expect((await app.call('DELETE', where, { as: anna })).statusCode).toBe(404);
  });
});
