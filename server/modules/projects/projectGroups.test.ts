import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');

type Body = { message?: string; errors?: Record<string, string[]> };

describe('project groups', () => {
  it('hold projects, keep those out of sight, and have names of their own', async () => {
    const cedar = await app.projectId('Cedar Ridge');
    const harbor = await app.projectId('Harbor Point');
    const answer = await app.call('POST', '/project-groups', {
      as: admin,
      body: { name: 'Coast', project_ids: [cedar, harbor] },
    });
    const group = answer.json<Result<'createProjectGroup'>>();
    expect(group).toMatchObject({ name: 'Coast', project_count: 2, has_access: true });
    const some = await app.addPerson(
      allPermissions.filter((permission) => permission !== 'view_all_projects'),
      [cedar],
    );
    const seen = (await app.call('GET', '/project-groups?search=coast', { as: some })).json<
      Result<'listProjectGroups'>
    >();
    expect(seen.results[0]).toMatchObject({ has_access: false, project_count: 2, projects: [{ id: cedar }] });
    const emptied = await app.call('PATCH', `/project-groups/${group.id}`, {
      as: some,
      body: { project_ids: [] },
    });
    expect(emptied.json(), emptied.body).toMatchObject({ project_count: 1 });
    const twice = await app.call('POST', '/project-groups', { as: admin, body: { name: 'coast' } });
    expect(twice.json<Body>().errors?.['name']).toEqual([
      'There is a project group called "Coast" already. Choose another name.',
    ]);
    const refused = await app.call('DELETE', `/project-groups/${group.id}`, { as: some });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Body>().message).toBe(
      'You do not have access to all projects of this group. Ask someone who has to delete it.',
    );
    expect((await app.call('DELETE', `/project-groups/${group.id}`, { as: admin })).statusCode).toBe(200);
  });

  it('are listed for whoever sees a project of theirs, and for those who may add groups', async () => {
    const cedar = await app.projectId('Cedar Ridge');
    const harbor = await app.projectId('Harbor Point');
    const make = async (name: string, ids: number[]) =>
      (await app.call('POST', '/project-groups', { as: admin, body: { name, project_ids: ids } })).json<
        Result<'createProjectGroup'>
      >().id;
    await make('Sight one', [cedar]);
    const both = await make('Sight two', [cedar, harbor]);
    await make('Sight none', []);
    const list = async (as: typeof admin, query = '') =>
      (await app.call('GET', `/project-groups?search=sight${query}`, { as })).json<
        Result<'listProjectGroups'>
      >();
    const names = async (as: typeof admin, query?: string) =>
      (await list(as, query)).results.map(({ name }) => name);
    const outsider = await app.addPerson([], []);
    const ofHarbor = await app.addPerson([], [harbor]);
    expect(await names(outsider)).toEqual([]);
    expect(await names(ofHarbor)).toEqual(['Sight two']);
    expect(await names(admin)).toEqual(['Sight none', 'Sight one', 'Sight two']);
    expect(await names(admin, '&ordering=-project_count')).toEqual(['Sight two', 'Sight one', 'Sight none']);
    const offered = async (as: typeof admin) =>
      (await app.call('GET', '/project-choices', { as }))
        .json<Result<'getProjectChoices'>>()
        .project_groups.flatMap(({ name }) => (name.startsWith('Sight') ? [name] : []));
    expect(await offered(outsider)).toEqual([]);
    expect(await offered(ofHarbor)).toEqual(['Sight two']);
    expect(await offered(admin)).toEqual(['Sight none', 'Sight one', 'Sight two']);
    const second = await list(admin, '&limit=1&offset=1');
    expect([second.count, second.results.map(({ name }) => name)]).toEqual([3, ['Sight one']]);
    const byProject = await app.call('GET', '/project-groups?search=harbor%20point', { as: ofHarbor });
    expect(byProject.json<Result<'listProjectGroups'>>().results.map(({ id }) => id)).toContain(both);

    const people = await app.call('GET', `/project-groups/${both}/people?limit=100`, { as: admin });
    const seen = people.json<Result<'listProjectGroupPeople'>>();
    expect(seen.project_count).toBe(2);
    const countOf = (who: typeof admin) => seen.results.find(({ user }) => user.id === who.id)?.seen_count;
    expect([countOf(admin), countOf(ofHarbor), countOf(outsider)]).toEqual([2, 1, undefined]);
    const counts = seen.results.map(({ seen_count: count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const ofFew = await app.addPerson(['add_projectgroup'], [harbor]);
    const fewer = await app.call('GET', `/project-groups/${both}/people`, { as: ofFew });
    expect(fewer.json<Result<'listProjectGroupPeople'>>().project_count).toBe(1);
    expect((await app.call('GET', `/project-groups/${both}/people`, { as: ofHarbor })).statusCode).toBe(403);
  });

  it('come back from deletion with their projects, on the dashboards that showed them', async () => {
    const cedar = await app.projectId('Cedar Ridge');
    const group = (
      await app.call('POST', '/project-groups', {
        as: admin,
        body: { name: 'Back again', project_ids: [cedar] },
      })
    ).json<Result<'createProjectGroup'>>();
    const dashboard = (
      await app.call('POST', '/project-dashboards', {
        as: admin,
        body: { name: 'Of a group', type: 'INTERNAL', project_group_ids: [group.id] },
      })
    ).json<Result<'createDashboard'>>();
    const shown = async () =>
      (await app.call('GET', `/project-dashboards/${dashboard.id}`, { as: admin }))
        .json<Result<'getDashboard'>>()
        .project_groups.map(({ id }) => id);
    expect(await shown()).toEqual([group.id]);
    const gone = await app.call('DELETE', `/project-groups/${group.id}`, { as: admin });
    expect(await shown()).toEqual([]);
    const { change_set_id: set } = gone.json<Result<'removeProjectGroup'>>();
    const undone = await app.call('POST', `/change-sets/${set}/undo`, { as: admin });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await shown()).toEqual([group.id]);
    const again = (await app.call('GET', '/project-groups?search=back%20again', { as: admin })).json<
      Result<'listProjectGroups'>
    >();
    expect(again.results).toMatchObject([{ id: group.id, projects: [{ id: cedar }] }]);
  });
});
