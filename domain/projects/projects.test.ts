import { describe, expect, it } from 'vitest';
import {
  codeTaken,
  findCategories,
  isLegacy,
  moveProblem,
  nextStatuses,
  PROJECT_STATUSES,
  projectProblems,
  startingProblems,
  STATUS_LABELS,
  STATUS_ORDER,
  statusMoves,
  templateTargetProblem,
  suggestCode,
  wrongSave,
} from './index.ts';
import { statusTable } from './examples/index.ts';

const today = '2026-10-12';

describe('statuses', () => {
  it.each(statusTable)('of $status lead to $next', ({ status, label, next }) => {
    expect(STATUS_LABELS[status]).toBe(label);
    expect(nextStatuses(status)).toEqual(next);
    for (const other of STATUS_ORDER) expect(moveProblem(status, other) === null).toBe(next.includes(other));
  });

  it('are all in the table', () => {
    expect(statusTable.map(({ status }) => status).toSorted()).toEqual(STATUS_ORDER.toSorted());
    expect(new Set(Object.values(STATUS_LABELS)).size).toBe(STATUS_ORDER.length);
  });

  it('say why a move is refused, and what is possible instead', () => {
    expect(moveProblem('ACTIVE', 'DRAFT')).toBe(
      'A project that is In progress cannot become Draft. It can become Completed or Abandoned.',
    );
    expect(moveProblem('ACTIVE', 'ACTIVE')).toBe('The project is already In progress. Reload the page.');
    expect(moveProblem('PLAYGROUND', 'ACTIVE')).toBe(
      'A project that is Playground keeps its status. Copy it to work on it for real.',
    );
  });

  it('name each move and say what it does', () => {
    for (const from of STATUS_ORDER)
      for (const move of statusMoves(from)) {
        expect(move.title.endsWith('?'), `${from} to ${move.to}`).toBe(true);
        expect(move.text, `${from} to ${move.to}`).not.toBe('');
      }
    expect(statusMoves('COMPLETED').map(({ verb }) => verb)).toEqual(['Reopen project']);
    expect(statusMoves('DRAFT').map(({ verb }) => verb)).toEqual([
      'Start project',
      'Complete project',
      'Abandon project',
    ]);
    expect(Object.keys(PROJECT_STATUSES).filter((status) => isLegacy(status as 'LEGACY'))).toHaveLength(3);
  });

  it('take templates while the project is under way', () => {
    expect(STATUS_ORDER.filter((status) => templateTargetProblem(status) === undefined)).toEqual([
      'ACTIVE',
      'DRAFT',
      'CONCEPT',
      'PLAYGROUND',
    ]);
    expect(templateTargetProblem('LEGACY')).toBe(
      'This project is Legacy, so nothing more is planned in it. Add the templates to a project that is under way.',
    );
  });

  it('decide on which page a project is saved', () => {
    for (const status of STATUS_ORDER) {
      expect(wrongSave(status, isLegacy(status))).toBeNull();
      expect(wrongSave(status, !isLegacy(status))).not.toBeNull();
    }
  });
});

describe('a project', () => {
  const check = (change: Record<string, unknown>, kept: Record<string, unknown> = {}) =>
    projectProblems({ ...kept, ...change }, change, { today });

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'a'.repeat(151) }, 'name', 'Name is longer than 150 characters. Shorten it.'],
    [
      { code: 'C\u0007' },
      'code',
      'Code has a character that cannot be shown. Type it again instead of pasting.',
    ],
    [{ target_budget: -0.01 }, 'target_budget', 'Target budget is not negative. Enter $0 or more.'],
    [
      { target_budget: 1e15 },
      'target_budget',
      'The amount is too large. Amounts go up to $999,999,999,999.99; check for a slipped digit.',
    ],
    [
      { target_area: { value: -1, unit: 'acre' } },
      'target_area',
      'Target area is at least 0. Enter a larger number.',
    ],
    [{ completion_date: '2026-02-30' }, 'completion_date', 'Invalid date'],
    [{ completion_date: '2001-10-11' }, 'completion_date', 'Date is too far in the past'],
    [{ completion_date: '2051-10-13' }, 'completion_date', 'Date is too far in the future'],
    [
      { coefficient_by_time: 0 },
      'coefficient_by_time',
      'Time coefficient is between 0.01 and 100. Enter a number in that range.',
    ],
    [{ jv_partners: ['Alder', ' '] }, 'jv_partners', 'A partner has no name. Type one or take it away.'],
    [
      { jv_partners: Array.from({ length: 21 }, (_, n) => `Firm ${n}`) },
      'jv_partners',
      'A project has at most 20 joint venture partners. Remove some.',
    ],
  ])('is refused with %j', (change, field, text) => {
    expect(check(change)).toEqual({ [field]: [text] });
  });

  it('has dates in their order, said at the one that was changed', () => {
    const kept = { construction_start_date: '2027-06-14', completion_date: '2028-08-11' };
    const text = ['Completion lies before the construction start. Choose a later date.'];
    expect(check({ completion_date: '2027-06-13' }, kept)).toEqual({ completion_date: text });
    expect(check({ construction_start_date: '2028-08-12' }, kept)).toEqual({ construction_start_date: text });
    expect(check({ completion_date: '2027-06-14' }, kept)).toEqual({});
    expect(check({ completion_date: null }, kept)).toEqual({});
    // Old data that breaks a rule does not block another field.
    expect(check({ city: 'Denver' }, { ...kept, completion_date: '2020-01-01' })).toEqual({});
  });

  it('takes the ends of the window of dates', () => {
    expect(check({ completion_date: '2001-10-12' })).toEqual({});
    expect(check({ completion_date: '2051-10-12' })).toEqual({});
  });

  it('asks for a business unit only where the company has any', () => {
    const missing = Object.keys(startingProblems({ name: 'A' }, { hasUnits: false }));
    expect(missing).toContain('target_budget');
    expect(missing).not.toContain('access_scope_id');
  });

  it('needs what the next step builds on', () => {
    expect(Object.keys(startingProblems({ name: 'A', target_area: { value: 0, unit: 'sq_ft' } }))).toEqual([
      'code',
      'construction_category_id',
      'city',
      'target_area',
      'target_budget',
      'access_scope_id',
    ]);
  });
});

describe('codes', () => {
  it.each([
    ['Westfield STEM School', [], 'WSS-26'],
    ['Westfield STEM School', ['wss-26'], 'WSS-26-2'],
    ['Westfield STEM School', ['wss-26', 'wss-26-2'], 'WSS-26-3'],
    ['St. Brendan Bed Tower', [], 'SBBT-26'],
    ['  ', [], 'P-26'],
    ['Élan 9', [], 'É9-26'],
  ])('of %s beside %j are %s', (name, taken, code) => {
    expect(suggestCode(name, today, (one) => taken.includes(one.toLowerCase()))).toBe(code);
  });

  it('say whose they are only to those who see it', () => {
    expect(codeTaken('CRPT-26', 'Cedar Ridge Patient Tower', 'WSS-26')).toBe(
      'CRPT-26 belongs to Cedar Ridge Patient Tower. Try WSS-26.',
    );
    expect(codeTaken('CRPT-26', null, 'WSS-26')).toBe('CRPT-26 belongs to another project. Try WSS-26.');
  });
});

it('finds categories by every word of name and code', () => {
  const categories = [
    { id: 1, name: 'Hospital', code: '11-21 12 00' },
    { id: 2, name: 'Medical Office Building (MOB)', code: '11-21 17 00' },
  ];
  expect(findCategories(categories, 'office mob').map(({ id }) => id)).toEqual([2]);
  expect(findCategories(categories, '11-21').map(({ id }) => id)).toEqual([1, 2]);
  expect(findCategories(categories, 'school')).toEqual([]);
});
