import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

const { call, addPerson, asOwner, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const reader = await addPerson(['risk_access'], [cedar]);

const register = async () =>
  (await call('GET', `/projects/${cedar}/risks/register`, { as: reader })).json<
    components['schemas']['RiskRegister']
  >();

it('the register counts every mitigation once by who leads it', async () => {
  const { mitigations, mitigations_by_leader: led, leader_count: count } = await register();
  for (const status of ['DRAFT', 'IN_PROGRESS', 'COMPLETE'] as const)
    expect(led.reduce((sum, { counts }) => sum + counts[status], 0)).toBe(mitigations[status]);
  expect(new Set(led.map(({ leader }) => leader?.id ?? null)).size).toBe(led.length);
  expect(count).toBe(led.length);
});

it('of more leaders than it lists it says how many there are', async () => {
  const { leader_count: before } = await register();
  await asOwner(
    `insert into app_user (tenant_id, id, email, first_name, last_name)
      select 1, 500000 + n, 'leader' || n || '@northbank.example', 'Lead', 'Person ' || n from generate_series(1, 250) n`,
  );
  await asOwner(
    `insert into mitigation (tenant_id, id, risk_id, position, name, status, leader_id)
      select 1, 500000 + n, (select min(id) from risk where tenant_id = 1 and project_id = $1 and status = 'IDENTIFIED'),
        100 + n, 'Step ' || n, 'DRAFT', 500000 + n from generate_series(1, 250) n`,
    [cedar],
  );
  const { mitigations_by_leader: led, leader_count: count } = await register();
  expect([led.length, count]).toEqual([200, before + 250]);
});
