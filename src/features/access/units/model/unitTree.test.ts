import { describe, expect, it } from 'vitest';
import { describeUnit, toTree, type UnitRow } from './unitTree.ts';

const unit = (id: number, name: string, parent: number | null): UnitRow => ({
  id,
  name,
  parent,
  version: 1,
  member_count: 0,
  project_count: 0,
  members: [],
});

describe('business units as a tree', () => {
  it('hang below their parents; one whose parent is not known stands at the top', () => {
    const tree = toTree(
      [unit(1, 'Company', null), unit(2, 'West', 1), unit(3, 'Coast', 2), unit(4, 'Stray', 99)],
      ({ id }) => id,
    );
    expect(tree.map(({ label }) => label)).toEqual(['Company', 'Stray']);
    expect(tree[0]?.children?.[0]).toMatchObject({ label: 'West', end: 2, children: [{ label: 'Coast' }] });
  });

  it('say in short what belongs to them', () => {
    expect(describeUnit({ member_count: 1, project_count: 2 })).toBe('1 person, 2 projects');
    expect(describeUnit({ member_count: 2, project_count: 0 })).toBe('2 people');
    expect(describeUnit({ member_count: 0, project_count: 0 })).toBe('');
  });
});
