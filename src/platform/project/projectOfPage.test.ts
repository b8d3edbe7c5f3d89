import { expect, it } from 'vitest';
import { projectIdOf } from './projectOfPage.ts';

it.each([
  ['7', 7],
  ['007', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['legacy', undefined],
  ['9'.repeat(16), undefined],
  [undefined, undefined],
])('takes %s as project %s', (text, id) => {
  expect(projectIdOf(text)).toBe(id);
});
