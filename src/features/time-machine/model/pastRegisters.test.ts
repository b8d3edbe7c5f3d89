import { expect, it } from 'vitest';
import type { PastIssue, PastRisk } from '../pastQueries.ts';
import { comparedIssues, comparedRisks, registerSteps } from './pastRegisters.ts';

const risk: PastRisk = {
  id: 1,
  code: 'R-001',
  name: 'Perched groundwater',
  status: 'IDENTIFIED',
  likelihood: 3,
  impact: 4,
  score: 12,
  level: 'medium',
  value: null,
  estimated_value: 5_000_000,
  owner: null,
  is_deleted: false,
};
const issue: PastIssue = {
  id: 1,
  code: 'IS-001',
  name: 'Vault location',
  status: 'OPEN',
  severity: 3,
  due_date: '2026-10-12',
  cost_at_stake: 40_000,
  days_at_stake: null,
  assignee: null,
  is_deleted: false,
};
const told = (steps: ReturnType<typeof registerSteps>) =>
  steps.map(({ code, happened, before, after, effect }) => [code, happened, before, after, effect]);

it('tells of risks that came, went and changed, the largest effect first', () => {
  const second = { ...risk, id: 2, code: 'R-002', value: 100_000 };
  const third = { ...risk, id: 3, code: 'R-003', value: 250_000 };
  const fourth = { ...risk, id: 4, code: 'R-004' };
  const steps = registerSteps(
    [risk, second, fourth],
    [{ ...risk, value: 1_000_000 }, third, fourth],
    comparedRisks,
  );
  expect(told(steps)).toEqual([
    ['R-001', 'Value', 'Est. $5,000,000', '$1,000,000', -4_000_000],
    ['R-003', 'Added', '-', 'Identified, $250,000', 250_000],
    ['R-002', 'Deleted', 'Identified, $100,000', '-', -100_000],
  ]);
});

it('takes what is closed out of the total, and counts a change of it nowhere', () => {
  const closed: PastRisk = { ...risk, value: 90_000, status: 'CLOSED' };
  expect(told(registerSteps([{ ...risk, value: 90_000 }], [closed], comparedRisks))).toEqual([
    ['R-001', 'Status', 'Identified', 'Closed', -90_000],
  ]);
  expect(registerSteps([closed], [{ ...closed, value: 10_000 }], comparedRisks)[0]?.effect).toBe(0);
});

it('tells of issues by all that their list shows', () => {
  const later: PastIssue = { ...issue, status: 'CLOSED', due_date: '2026-11-02', name: 'Vault moved' };
  expect(told(registerSteps([issue], [later], comparedIssues))).toEqual([
    [
      'IS-001',
      'Name, Status, Due date',
      'Vault location, Open, 10/12/2026',
      'Vault moved, Closed, 11/02/2026',
      -40_000,
    ],
  ]);
  expect(registerSteps([issue], [issue], comparedIssues)).toEqual([]);
});
