import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Attachment, attachmentCalls } from '#tests/support/attachmentCalls.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { png } from '#tests/support/upload.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const stranger = await app.actor('architect@halden.example', 'halden');
const projectId = await app.projectId('Cedar Ridge');
const { send, list } = attachmentCalls(app, admin);

describe('marks on a picture', () => {
  it('are kept beside it, change from the version that was seen, and are undone', async () => {
    const made = await app.call('POST', `/projects/${projectId}/risks`, {
      as: admin,
      body: [{ name: 'With a sketch', status: 'IDENTIFIED' }],
    });
    const [row] = made.json<{ results: { id: number }[] }>().results;
    const drawings = { entity: 'risk', id: row?.id ?? 0, field: 'attachments' };
    const kept = await send(drawings, 'sketch.png', png({ width: 40, height: 30 }));
    const { id } = kept.json<Attachment>();
    const marks = [
      {
        kind: 'arrow',
        tone: 'critical',
        points: [
          [0.2, 0.8],
          [0.5, 0.5],
        ],
        text: '',
      },
    ];
    const mark = (body: unknown, as: Actor = admin, version = '') =>
      app.call('PATCH', `/attachments/${id}`, { as, body, headers: version ? { 'if-match': version } : {} });
    const marked = await mark({ marks }, admin, '1');
    expect(marked.statusCode, marked.body).toBe(200);
    const { attachment, change_set_id: set } = marked.json<{ attachment: object; change_set_id: number }>();
    expect(attachment).toMatchObject({ id, marks, version: 2 });
    expect((await mark({ marks: [] }, admin, '1')).statusCode).toBe(412);
    const undone = await app.call('POST', `/change-sets/${set}/undo`, { as: admin });
    expect(undone.statusCode, undone.body).toBe(201);
    expect((await list(drawings)).results.find((one) => one.id === id)).toMatchObject({ marks: [] });

    expect((await mark({ marks: [{ ...marks[0], points: [[0, 0]] }] })).statusCode).toBe(422);
    expect(
      (
        await mark({
          marks: [
            {
              ...marks[0],
              points: [
                [0, 1.5],
                [0, 0],
              ],
            },
          ],
        })
      ).statusCode,
    ).toBe(400);
    expect((await mark({ marks: Array.from({ length: 101 }, () => marks[0]) })).statusCode).toBe(400);
    const reader = await app.addPerson(['risk_access'], [projectId]);
    expect((await mark({ marks }, reader)).statusCode).toBe(403);
    expect((await mark({ marks }, stranger)).statusCode).toBe(404);
    const paper = await send(drawings, 'a.pdf', Buffer.from('%PDF-1.7 %%EOF'));
    const refused = await app.call('PATCH', `/attachments/${paper.json<Attachment>().id}`, {
      as: admin,
      body: { marks },
    });
    expect(refused.json<{ message: string }>().message).toContain('Only a picture can be marked');
  });

  it('are undone by whoever may draw them, and by nobody else', async () => {
    const made = await app.call('POST', `/projects/${projectId}/risks`, {
      as: admin,
      body: [{ name: 'With a photo', status: 'IDENTIFIED' }],
    });
    const [row] = made.json<{ results: { id: number; number: number }[] }>().results;
    const place = { entity: 'risk', id: row?.id ?? 0, field: 'attachments' };
    const { id } = (await send(place, 'photo.png', png({ width: 40, height: 30 }))).json<Attachment>();
    const corners = [
      [0.1, 0.1],
      [0.4, 0.4],
    ];
    const marks = [{ kind: 'box', tone: 'critical', points: corners, text: '' }];
    const marked = await app.call('PATCH', `/attachments/${id}`, { as: admin, body: { marks } });
    expect(marked.statusCode, marked.body).toBe(200);
    const { change_set_id: set } = marked.json<{ change_set_id: number }>();
    const undo = (number: number, as: Actor) => app.call('POST', `/change-sets/${number}/undo`, { as });

    const reader = await app.addPerson(['risk_access', 'foresite_access'], [projectId]);
    const history = async (as: Actor, address = `risks/${place.id}/history`) => {
      const page = await app.call('GET', `/projects/${projectId}/${address}`, { as });
      return page.json<Result<'listRiskHistory'>>().results.filter(({ entity }) => entity === 'attachment');
    };
    const code = `R-${String(row?.number ?? 0).padStart(3, '0')}`;
    expect(await history(admin)).toMatchObject([
      {
        kind: 'updated',
        entity_name: `photo.png of ${code}`,
        changes: [{ label: 'Marks', from: null, to: '1 mark' }],
        undoable: true,
      },
      { kind: 'created', undoable: false },
    ]);
    expect((await history(reader)).map(({ undoable }) => undoable)).toEqual([false, false]);
    expect((await history(reader, 'history?area=risks')).slice(0, 2)).toMatchObject([{ entity_id: id }, {}]);
    expect(await history(reader, 'history?area=issues')).toEqual([]);
    const other = await app.addPerson(['foresite_access', 'issue_access'], [projectId]);
    expect((await history(other, 'history')).filter(({ entity_id }) => entity_id === id)).toEqual([]);
    const refused = await undo(set, reader);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('change_risk');
    const unseeing = await app.addPerson(['issue_access', 'edit_any_scenarioitem'], [projectId]);
    expect((await undo(set, unseeing)).statusCode).toBe(404);
    expect((await undo(set, await app.addPerson(['risk_access', 'change_risk'], []))).statusCode).toBe(404);
    expect((await undo(set, stranger)).statusCode).toBe(404);

    const drawer = await app.addPerson(['risk_access', 'change_risk'], [projectId]);
    const undone = await undo(set, drawer);
    expect(undone.statusCode, undone.body).toBe(201);
    const back = undone.json<{ id: number; project_id: number }>();
    expect(back.project_id).toBe(projectId);
    expect((await undo(back.id, drawer)).statusCode).toBe(201);
    expect((await list(place)).results).toMatchObject([{ id, marks }]);
  });
});
