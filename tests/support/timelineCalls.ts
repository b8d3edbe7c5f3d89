import { expect } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, type Actor, testApp } from './testApp.ts';

type Timeline = Result<'getTimeline'>;
export type Activity = Result<'createTimelineActivity'>;

export const after = (
  row: { id: number },
  relationship_type = 'FS',
  lag_days = 0,
  entity_type = 'timelineactivity',
) => ({
  timeline_predecessors_write: [{ entity_type, entity_id: row.id, relationship_type, lag_days }],
});

/** A server with somebody who may do all on two timelines, somebody who reads them, and calls that change the first. */
export async function timelineCalls() {
  const app = await testApp();
  const projectId = await app.projectId('Westfield STEM');
  const cedarRidge = await app.projectId('Cedar Ridge');
  const base = `/projects/${projectId}`;
  const harbor = await app.projectId('Harbor Point');
  const everybody = await app.addPerson(allPermissions, [projectId, cedarRidge, harbor]);
  const reader = await app.addPerson(['timeline_access'], [projectId, cedarRidge, harbor]);

  const send = (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    as: Actor = everybody,
  ) => app.call(method, `${base}${path}`, { as, body });
  const done = async <Row>(...call: Parameters<typeof send>): Promise<Row> => {
    const answer = await send(...call);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.body ? answer.json<Row>() : (undefined as Row);
  };
  const read = async (project = projectId, as: Actor = everybody) =>
    (await app.call('GET', `/projects/${project}/timeline`, { as })).json<Timeline>();
  const undo = (id: number | null) => app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: everybody });
  const activity = (name: string, date_from: string, work_days = 5, more: object = {}) =>
    done<Activity>('POST', '/timeline/activities', { name, date_from, work_days, ...more });
  const datesOf = async (row: { id: number }) => {
    const found = (await read()).activities.find(({ id }) => id === row.id);
    return [found?.date_from, found?.date_to];
  };

  return {
    app,
    projectId,
    cedarRidge,
    base,
    everybody,
    reader,
    send,
    done,
    read,
    undo,
    activity,
    datesOf,
  };
}
