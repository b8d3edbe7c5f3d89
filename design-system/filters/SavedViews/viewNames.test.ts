import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyViewName, longestViewName, nextViewName, viewNameProblem } from './viewNames.ts';

it('counts on without repeating a name', () => {
  expect(nextViewName([])).toBe('View (1)');
  expect(nextViewName(['View (1)', 'view (2) ', 'View (4)'])).toBe('View (3)');
});

it('names copies after the original', () => {
  expect(copyViewName('Decisions due', ['Decisions due'])).toBe('Decisions due (2)');
  expect(copyViewName('Decisions due (2)', ['Decisions due', 'Decisions due (2)'])).toBe('Decisions due (3)');
});

it('only gives names that may be used', () => {
  const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('View (1)', 'View (2)', 'A', 'A (2)')));
  fc.assert(
    fc.property(names, fc.string({ minLength: 1, maxLength: 140 }), (taken, name) => {
      expect(viewNameProblem(nextViewName(taken), taken)).toBeUndefined();
      expect(viewNameProblem(copyViewName(name, taken), taken)).toBeUndefined();
    }),
  );
});

it('says what is wrong with a name', () => {
  expect(viewNameProblem('  ', [])).toBe('Name is required');
  expect(viewNameProblem('x'.repeat(longestViewName + 1), [])).toBe('Use at most 100 characters.');
  expect(viewNameProblem('decisions DUE', ['Decisions due'])).toBe(
    'There is already a view called "decisions DUE". Choose another name.',
  );
});
