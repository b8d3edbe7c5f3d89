import { expect, it } from 'vitest';
import { HISTORY_AREAS } from '#domain/changes';
import { historyEntities } from './entities.ts';

/** There is one of it in a project, or it has no name of its own: a line is called by its kind. */
const unnamed = ['page_setting', 'project_settings', 'timeline_link', 'vision'];

it('every other row of a project’s history is named', () => {
  const entities = Object.values(HISTORY_AREAS).flatMap((area): readonly string[] => area.entities);
  expect(entities.filter((entity) => historyEntities[entity]?.kind === undefined).toSorted()).toEqual(
    unnamed,
  );
});
