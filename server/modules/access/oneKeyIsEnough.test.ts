import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const { call, addPerson, projectId } = await testApp();
const project = await projectId('Cedar Ridge');
const holder = (keys: readonly Permission[]) => addPerson(keys, [project]);

describe('where one of several keys is enough', () => {
  it.each([
    [`/projects/${project}/components`, ['component_access', 'foresite_access']],
    [`/projects/${project}/design-milestones`, ['timeline_access', 'foresite_access']],
    ['/company-users', ['view_users', 'account_administration_access']],
    ['/access-scopes', ['view_users', 'account_administration_access']],
  ] as const)('%s opens by each of them, and by no other', async (path, keys) => {
    for (const key of keys)
      expect([key, (await call('GET', path, { as: await holder([key]) })).statusCode]).toEqual([key, 200]);
    const refused = await call('GET', path, { as: await holder(['risk_access']) });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { permission: keys[0] }]);
  });

  it.each(['add_scenarioitem', 'edit_own_scenarioitem', 'edit_any_scenarioitem'] as const)(
    'a tag is made with %s',
    async (key) => {
      const body = [{ type: 'ITEM', name: `Made with ${key}` }];
      const made = await call('POST', `/tags?project_id=${project}`, { as: await holder([key]), body });
      expect(made.statusCode, made.body).toBe(201);
    },
  );

  it('what estimates come to stays ForeSite’s', async () => {
    const totals = async (key: Permission) => {
      const answer = await call('GET', `/projects/${project}/design-milestones`, {
        as: await holder([key]),
      });
      return answer
        .json<Result<'listMilestones'>>()
        .results.filter(({ total, milestone_components_totals: parts }) => total !== null || parts.length > 0)
        .length;
    };
    expect([await totals('timeline_access'), await totals('foresite_access')]).toEqual([0, 3]);
  });
});
