import { describe, expect, it } from 'vitest';
import { HISTORY_AREAS, historyAreaOf, historyAreas, readableAreas } from './historyAreas.ts';

describe('areas of a project’s history', () => {
  it('hold each kind of row once', () => {
    const entities = historyAreas.flatMap((area) => [...HISTORY_AREAS[area].entities] as string[]);
    expect(new Set(entities).size).toBe(entities.length);
  });

  it.each([
    [[], ['details', 'team']],
    [['foresite_access'], ['items', 'details', 'team']],
    [
      ['risk_access', 'issue_access'],
      ['risks', 'issues', 'details', 'team'],
    ],
  ])('for %j are %j', (permissions, areas) => {
    expect(readableAreas(new Set(permissions))).toEqual(areas);
  });

  it('know the rows of theirs alone', () => {
    expect([historyAreaOf('risk'), historyAreaOf('role')]).toEqual(['risks', undefined]);
  });
});
