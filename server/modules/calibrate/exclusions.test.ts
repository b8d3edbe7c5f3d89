import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const id = await projectId('Cedar Ridge');
const peersOf = async (as: Actor = daniel) => {
  const answer = await call('GET', `/projects/${id}/calibrate`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Result<'getCalibrate'>>().peers;
};
const leaveOut = (peer_id: number, note: string | null, as: Actor = daniel) =>
  call('PUT', `/projects/${id}/calibrate/exclusions`, { as, body: { peer_id, note } });
const standing = async () => {
  const answer = await call('GET', `/projects/${id}/overview/news`, { as: daniel });
  return answer.json<Result<'getOverviewNews'>>().calibrate;
};

describe('a peer that is left out', () => {
  it('keeps its reason for everybody, and counts again by Undo or without a note', async () => {
    const peer = (await peersOf()).find(({ name }) => name === 'Lakeshore Heart Hospital');
    const peerId = peer?.id ?? 0;
    const noteOf = async () => (await peersOf()).find((one) => one.id === peerId)?.left_out_note;
    expect(peer?.left_out_note).toBeNull();
    const before = await standing();
    const made = await leaveOut(peerId, '  Shell only  ');
    expect(made.statusCode, made.body).toBe(200);
    const { change_set_id: set } = made.json<Result<'leaveOutPeer'>>();
    expect(await noteOf()).toBe('Shell only');
    expect((await standing())?.count).toBe((before?.count ?? 0) - 1);
    expect((await leaveOut(peerId, 'Shell only')).json()).toEqual({ change_set_id: null });
    const undone = await call('POST', `/change-sets/${set}/undo`, { as: daniel });
    expect([200, 201], undone.body).toContain(undone.statusCode);
    expect(await noteOf()).toBeNull();
    await leaveOut(peerId, 'No fit-out');
    await leaveOut(peerId, 'No fit-out, 2018');
    expect(await noteOf()).toBe('No fit-out, 2018');
    await leaveOut(peerId, ' ');
    expect(await noteOf()).toBeNull();
  });

  it.each([
    ['the project itself', () => id],
    ['one that is not there', () => 999_999],
  ])('is not %s', async (_what, peer) => {
    expect((await leaveOut(peer(), 'Why')).statusCode).toBe(422);
  });

  it('is refused with a note that is too long or has lines', async () => {
    const [peer] = await peersOf();
    expect((await leaveOut(peer?.id ?? 0, 'x'.repeat(201))).statusCode).toBe(400);
    expect((await leaveOut(peer?.id ?? 0, 'a\nb')).statusCode).toBe(422);
  });

  it('takes the right to change the project, and a peer in sight', async () => {
    const [peer] = await peersOf();
    const reader = await addPerson(['calibrate_access'], [id]);
    expect((await leaveOut(peer?.id ?? 0, 'Why', reader)).statusCode).toBe(403);
    const writer = await addPerson(['calibrate_access', 'change_project'], [id]);
    expect((await leaveOut(peer?.id ?? 0, 'Why', writer)).statusCode).toBe(422);
  });
});

describe('a division that is left out', () => {
  const path = `/projects/${id}/calibrate/division-exclusions`;
  const send = (body: object, as: Actor = daniel) => call('PUT', path, { as, body });
  const members = async (dimension = 'systems') =>
    (await call('GET', `/projects/${id}/calibrate/breakdown?dimension=${dimension}`, { as: daniel })).json<
      Result<'getCalibrateBreakdown'>
    >().members;
  const noteOf = async (key: string, dimension?: string) =>
    (await members(dimension)).find((one) => one.key === key)?.left_out_note;

  it('keeps its reason for everybody in its dimension, and counts again by Undo or without a note', async () => {
    const [first] = await members();
    const key = first?.key ?? '';
    expect(first?.left_out_note).toBeNull();
    const made = await send({ dimension: 'systems', key, note: ' Piles differ ' });
    expect(made.statusCode, made.body).toBe(200);
    const { change_set_id: set } = made.json<Result<'leaveOutDivision'>>();
    expect(await noteOf(key)).toBe('Piles differ');
    expect((await send({ dimension: 'systems', key, note: 'Piles differ' })).json()).toEqual({
      change_set_id: null,
    });
    await call('POST', `/change-sets/${set}/undo`, { as: daniel });
    expect(await noteOf(key)).toBeNull();
    await send({ dimension: 'systems', key, note: 'Again' });
    await send({ dimension: 'systems', key, note: null });
    expect(await noteOf(key)).toBeNull();
    const [component] = await members('components');
    await send({ dimension: 'components', key: component?.key, note: 'Only here' });
    expect(await noteOf(component?.key ?? '', 'components')).toBe('Only here');
    await send({ dimension: 'components', key: component?.key, note: '' });
  });

  it.each([
    ['systems', '999999999'],
    ['systems', 'walls'],
    ['components', 'no such component'],
  ])('is not one of %s called %s', async (dimension, key) => {
    expect((await send({ dimension, key, note: 'Why' })).statusCode).toBe(422);
  });

  it('takes the right to change the project, and to see components for one of them', async () => {
    const [first] = await members();
    const body = { dimension: 'systems', key: first?.key, note: 'Why' };
    expect((await send(body, await addPerson(['calibrate_access'], [id]))).statusCode).toBe(403);
    const writer = await addPerson(['calibrate_access', 'change_project'], [id]);
    const component = { ...body, dimension: 'components', key: 'patient tower' };
    expect((await send(component, writer)).json()).toMatchObject({ permission: 'component_access' });
    const outsider = await addPerson(['calibrate_access', 'change_project'], [], 'halden');
    expect((await send(body, outsider)).statusCode).toBe(404);
  });
});
