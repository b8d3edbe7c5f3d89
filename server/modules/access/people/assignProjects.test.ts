import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { peopleOf } from '#tests/support/companyPeople.ts';

const app = await testApp();
const { admin, cedar, harbor, readAccount: one, patchAccount: patch } = await peopleOf(app);
const foreign = await app.projectId('', 'halden');

type User = Result<'getCompanyUser'>;

describe('assigning projects', () => {
  const assign = (id: number, projects: readonly number[], as: Actor = admin) =>
    app.call('POST', `/company-users/${id}/assign-projects`, { as, body: { projects } });

  it('makes the teams exactly these', async () => {
    const person = await app.addPerson([], [cedar]);
    const answer = await assign(person.id, [harbor]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<User>().projects.map(({ id }) => id)).toEqual([harbor]);
    const lines = (await app.call('GET', `/company-users/${person.id}/history`, { as: admin })).json<
      Result<'listCompanyUserHistory'>
    >().results;
    expect(lines.map(({ entity, kind }) => `${entity} ${kind}`).sort()).toEqual([
      'project_member created',
      'project_member deleted',
    ]);
    expect(lines.find(({ kind }) => kind === 'deleted')?.changes[0]).toMatchObject({
      label: 'Project',
      from: 'Cedar Ridge Patient Tower',
    });
    expect((await assign(person.id, [])).json<User>().projects).toEqual([]);
  });

  it('leaves alone what the caller does not see, and refuses what is not there', async () => {
    const keeper = await app.addPerson(['account_administration_access', 'view_users'], [cedar]);
    const person = await app.addPerson([], [harbor]);
    const answer = await assign(person.id, [cedar], keeper);
    expect(answer.json<User>().projects.map(({ id }) => id)).toEqual([cedar]);
    expect((await one(person.id)).projects.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [cedar, harbor].sort((a, b) => a - b),
    );
    const hidden = await assign(person.id, [harbor], keeper);
    const other = await assign(person.id, [foreign], keeper);
    const missing = await assign(person.id, [987_654], keeper);
    expect([hidden, other, missing].map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(hidden.body.replaceAll(String(harbor), 'x')).toBe(missing.body.replaceAll('987654', 'x'));
    expect(other.body.replaceAll(String(foreign), 'x')).toBe(missing.body.replaceAll('987654', 'x'));
  });

  it('takes nobody off their own team, and puts no closed account on one', async () => {
    const self = await app.addPerson(['account_administration_access'], [cedar]);
    expect((await assign(self.id, [], self)).json()).toMatchObject({
      errors: { projects: ['A member cannot remove themself'] },
    });
    const closed = await app.addPerson([]);
    await patch(closed.id, { status: 'DISABLED' });
    expect((await assign(closed.id, [cedar])).statusCode).toBe(422);
  });
});
