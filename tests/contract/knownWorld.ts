import type { Actor, TestApp } from '#tests/support/testApp.ts';
import { readFileOf } from './amplifyValues.ts';

/** What known calls are made with, for somebody who may do everything in a project. */
export const worldOf = (app: TestApp, caller: Actor, projectId: number) => ({
  asOwner: app.asOwner,
  make: async (method: 'POST', path: string, body: unknown) =>
    (await app.call(method, path, { as: caller, body })).json<Record<string, number>>(),
  addPerson: () => app.addPerson([], [projectId]),
  projectId,
  callerId: caller.id,
  fileHandle: () => readFileOf(app.app.running.services, projectId, caller.id),
});
