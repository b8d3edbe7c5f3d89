import { expect, it } from 'vitest';
import { PACKAGE_STATUSES, type PackageStatus, packageStatusProblem } from '#domain/procurement';
import { nextStepOf } from './nextStep.ts';

const known = { hasScope: true, company: 'Alder Glass' };

it('goes where the state may go', () => {
  const steps = Object.keys(PACKAGE_STATUSES).flatMap((from) => {
    const step = nextStepOf(from as PackageStatus, known);
    return step ? [[from, step.to, step.label] as const] : [];
  });
  expect(steps).toEqual([
    ['NOT_STARTED', 'READY', 'Ready to bid'],
    ['SCOPE', 'READY', 'Ready to bid'],
    ['BIDS_RECEIVED', 'LEVELING', 'Start leveling'],
    ['LEVELING', 'RECOMMENDED', 'Recommend Alder Glass'],
    ['RECOMMENDED', 'AWARDED', 'Award Alder Glass'],
    ['AWARDED', 'EXECUTED', 'Contract executed'],
  ]);
  for (const [from, to] of steps) expect(packageStatusProblem(from as PackageStatus, to)).toBeNull();
});

it.each([
  ['SCOPE', { hasScope: false, company: undefined }],
  ['BIDS_RECEIVED', { hasScope: true, company: undefined }],
  ['LEVELING', { hasScope: true, company: undefined }],
] as const)('waits in %s for what comes first', (from, less) => {
  expect(nextStepOf(from, less)).toBeNull();
});
