import { expect, it } from 'vitest';
import type { RiskRegister } from '../riskQueries.ts';
import { leaderNames, leadersOf, leadersShown, mitigationsOf } from './mitigationLeaders.ts';

const person = (first: string) => ({
  id: first.length,
  first_name: first,
  last_name: 'Reyes',
  email: `${first}@northbank.example`,
  avatar_url: null,
});
const register = {
  mitigations: { DRAFT: 3, IN_PROGRESS: 2, COMPLETE: 1 },
  leader_count: 3,
  mitigations_by_leader: [
    { leader: person('Daniel'), counts: { DRAFT: 2, IN_PROGRESS: 2, COMPLETE: 0 } },
    { leader: person('Mei'), counts: { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 1 } },
    { leader: null, counts: { DRAFT: 1, IN_PROGRESS: 0, COMPLETE: 0 } },
  ],
} as unknown as RiskRegister;

it('a card counts the mitigations of those whom it names, and all of them where it names nobody', () => {
  const named = (values: string[]) =>
    leadersOf({ key: 'a', kind: 'risk-mitigation-chart', filters: [{ column: 'leader', values }] });
  expect(leaderNames(register)).toEqual(['Daniel Reyes', 'Mei Reyes', 'Nobody']);
  expect(mitigationsOf(register, named([]))).toEqual(register.mitigations);
  expect(mitigationsOf(register, named(['Daniel Reyes', 'Nobody']))).toEqual({
    DRAFT: 3,
    IN_PROGRESS: 2,
    COMPLETE: 0,
  });
  expect(mitigationsOf(register, named(['Gone Person']))).toEqual({ DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 });
});

it('the choice of leaders says when it does not have all of them', () => {
  expect(leadersShown(register)).toBeUndefined();
  expect(leadersShown({ ...register, leader_count: 1204 })).toBe(
    '3 of 1,204 leaders, those with the most mitigations',
  );
});
