import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const reader = await addPerson(['risk_access'], [cedar]);

it('the register counts every mitigation once by who leads it', async () => {
  const answer = await call('GET', `/projects/${cedar}/risks/register`, { as: reader });
  const { mitigations, mitigations_by_leader: led } = answer.json<components['schemas']['RiskRegister']>();
  for (const status of ['DRAFT', 'IN_PROGRESS', 'COMPLETE'] as const)
    expect(led.reduce((sum, { counts }) => sum + counts[status], 0)).toBe(mitigations[status]);
  expect(new Set(led.map(({ leader }) => leader?.id ?? null)).size).toBe(led.length);
});
