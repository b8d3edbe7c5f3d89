import { expect, it } from 'vitest';
import { pathTo, projectIdOf } from './paths.ts';

it('fills in parameters and leaves empty query values out', () => {
  expect(pathTo('projects')).toBe('/projects');
  expect(pathTo('foresite', { projectId: 1 })).toBe('/projects/1/foresite');
  expect(pathTo('foresite', { projectId: 1 }, { itemDetailsId: 'new', status: undefined, q: '' })).toBe(
    '/projects/1/foresite?itemDetailsId=new',
  );
  expect(pathTo('projects', {}, { search: 'a&b' })).toBe('/projects?search=a%26b');
});

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
