import { describe, expect, it } from 'vitest';
import { canHold, copyName, moveProblem, nameProblem, nameSome, unitCycle } from './index.ts';

describe('names of roles and business units', () => {
  it('are there, short enough and one of a kind', () => {
    expect(nameProblem('role', 'Estimator', ['Viewer'])).toBeNull();
    expect(nameProblem('role', '  ', [])).toBe('A role needs a name.');
    expect(nameProblem('unit', '', [])).toBe('A business unit needs a name.');
    expect(nameProblem('role', 'x'.repeat(101), [])).toContain('100 characters');
    expect(nameProblem('role', ' viewer', ['Estimator', 'Viewer'])).toContain('"Viewer"');
    expect(nameProblem('unit', 'EAST', ['East'])).toContain('beside this one');
  });

  it('of copies are free and not too long', () => {
    expect(copyName('Viewer', ['Viewer'])).toBe('Viewer copy');
    expect(copyName('Viewer', ['viewer COPY', 'Viewer copy 2'])).toBe('Viewer copy 3');
    expect(copyName('y'.repeat(100), [])).toBe(`${'y'.repeat(95)} copy`);
  });

  it('of people read as a sentence', () => {
    expect(nameSome([])).toBe('');
    expect(nameSome(['Ada'])).toBe('Ada');
    expect(nameSome(['Ada', 'Bo'])).toBe('Ada and Bo');
    expect(nameSome(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and 1 other');
    expect(nameSome(['Ada', 'Bo', 'Cy'], 12)).toBe('Ada, Bo and 10 others');
    expect(nameSome(['Ada'], 3)).toBe('Ada and 2 others');
  });
});

it('keeps internal roles from external people', () => {
  const outside = { is_external: true };
  const inside = { is_external: false };
  expect([canHold(outside, 'internal'), canHold(outside, 'external')]).toEqual([false, true]);
  expect([canHold(inside, 'internal'), canHold(inside, 'external')]).toEqual([true, true]);
});

describe('the tree of business units', () => {
  const units = [
    { id: 1, name: 'Company', parent: null },
    { id: 2, name: 'West', parent: 1 },
    { id: 3, name: 'Coast', parent: 2 },
    { id: 4, name: 'Stray', parent: 99 },
  ];

  it('is sound without a loop, wherever it starts', () => {
    expect(unitCycle(units)).toBeNull();
    expect(unitCycle([])).toBeNull();
  });

  it('names the loop that a move would make', () => {
    expect(moveProblem(units, { id: 2, parent: 3 })).toContain('West → Coast → West');
    expect(moveProblem(units, { id: 3, parent: 3 })).toContain('Coast → Coast');
    expect(moveProblem(units, { id: 3, parent: 1 })).toBeNull();
    expect(moveProblem(units, { id: 1, parent: 3 })).toMatch(/ → .*cannot be below itself/);
    expect(moveProblem(units, { id: 2, parent: null })).toBeNull();
  });
});
