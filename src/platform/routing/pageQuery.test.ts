import { expect, it } from 'vitest';
import { readPageQuery } from './pageQuery.ts';

it('reads the known parameters, each in its own type', () => {
  expect(
    readPageQuery(
      '?itemDetailsId=5&focusSection=scope&activeMilestoneId=3&tab=archive&roleDetailsId=new&goBackSteps=-2&showStepper=true&from_logout=true',
    ),
  ).toEqual({
    itemDetailsId: 5,
    focusSection: 'scope',
    activeMilestoneId: 3,
    tab: 'archive',
    roleDetailsId: 'new',
    goBackSteps: -2,
    showStepper: true,
    from_logout: true,
  });
  expect(readPageQuery('?itemDetailsId=new')).toEqual({ itemDetailsId: 'new' });
});

it.each([
  '',
  '?other=1',
  '?itemDetailsId=',
  '?itemDetailsId=0',
  '?itemDetailsId=-5',
  '?itemDetailsId=1e3',
  '?itemDetailsId=05',
  '?itemDetailsId=1&itemDetailsId=2',
  '?activeMilestoneId=new',
  '?goBackSteps=1',
  '?goBackSteps=-100',
  '?showStepper=1',
  '?from_logout=false',
  '?tab=%3Cscript%3E',
  '?focusSection=//elsewhere.example',
])('drops what makes no sense: %s', (search) => expect(readPageQuery(search)).toEqual({}));
