import { expect, it } from 'vitest';
import { projectLive } from './projectListQueries.ts';

const keys = (module: string, entity: string) =>
  projectLive({
    seq: 1,
    module,
    entity,
    id: 5,
    project_id: 7,
    actor: 2,
    kind: 'updated',
  });

it.each([
  ['risks', 'risk'],
  ['issues', 'issue'],
])('reads the counts of the sidebar again where %s change, and no list of projects', (module, entity) =>
  expect(keys(module, entity)).toEqual([['projects', 'one', 7]]),
);

it('leaves the project alone where nothing of it is shown or counted', () =>
  expect(keys('comments', 'comment')).toEqual([]));
