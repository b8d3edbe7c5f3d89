import { expect, it } from 'vitest';
import { pathTo } from './paths.ts';

it('fills in parameters and leaves empty query values out', () => {
  expect(pathTo('projects')).toBe('/projects');
  expect(pathTo('foresite', { projectId: 1 })).toBe('/projects/1/foresite');
  expect(pathTo('foresite', { projectId: 1 }, { itemDetailsId: 'new', status: undefined, q: '' })).toBe(
    '/projects/1/foresite?itemDetailsId=new',
  );
  expect(pathTo('projects', {}, { search: 'a&b' })).toBe('/projects?search=a%26b');
});
