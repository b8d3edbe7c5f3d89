import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChange,
  conflictsWith,
  diffFields,
  inverseOf,
  sameValue,
  type Change,
  type Snapshot,
} from './index.ts';

const update = (fields: Change['fields'], version = 3): Change => ({
  entity: 'item',
  id: 5,
  kind: 'update',
  version,
  fields,
});

describe('sameValue', () => {
  it('compares what JSON says, not where it stands', () => {
    expect(sameValue({ a: [1, { b: null }] }, { a: [1, {}] })).toBe(true);
    expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(sameValue(undefined, null)).toBe(true);
    expect(sameValue(0, null)).toBe(false);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue([], {})).toBe(false);
    expect(sameValue('1', 1)).toBe(false);
  });
});

describe('diffFields', () => {
  it('keeps what moved and leaves the rest out', () => {
    const before = { name: 'A', cost: 10, tags: [1, 2], due_date: null };
    const after = { name: 'B', cost: 10, tags: [2], due_date: undefined };
    expect(diffFields(before, after)).toEqual({
      name: { from: 'A', to: 'B' },
      tags: { from: [1, 2], to: [2] },
    });
    expect(diffFields(null, { name: 'A', due_date: null })).toEqual({ name: { from: null, to: 'A' } });
  });
});

describe('conflictsWith', () => {
  const change = update({ name: { from: 'A', to: 'B' }, cost: { from: 1, to: 2 } });

  it('finds fields that somebody else moved', () => {
    expect(conflictsWith({ name: 'A', cost: 1, status: 'moved' }, change)).toEqual([]);
    expect(conflictsWith({ name: 'C', cost: 1 }, change)).toEqual([
      { entity: 'item', id: 5, field: 'name', yours: 'B', theirs: 'C' },
    ]);
    expect(conflictsWith({ name: 'B', cost: 1 }, change)).toEqual([]);
    expect(conflictsWith({ cost: 9 }, change).map((one) => [one.field, one.theirs])).toEqual([
      ['name', null],
      ['cost', 9],
    ]);
  });

  it('knows rows that are gone, and rows that are there already', () => {
    expect(conflictsWith(null, change)).toEqual([
      { entity: 'item', id: 5, field: 'id', yours: 5, theirs: null },
    ]);
    const removal: Change = { ...change, kind: 'delete', fields: { name: { from: 'A', to: null } } };
    expect(conflictsWith(null, removal)).toEqual([]);
    expect(conflictsWith({ name: 'C' }, removal)).toHaveLength(1);
    expect(conflictsWith({ name: null }, removal)).toHaveLength(1);
    const creation: Change = { ...change, kind: 'create', version: null };
    expect([conflictsWith(null, creation).length, conflictsWith({}, creation).length]).toEqual([0, 1]);
  });
});

describe('inverseOf', () => {
  it('turns kinds around, last first, from the versions left behind', () => {
    const made: Change = { ...update({ name: { from: null, to: 'A' } }), kind: 'create', version: null };
    const moved = update({ name: { from: 'A', to: 'B' } }, 1);
    const gone: Change = { ...update({ name: { from: 'B', to: null } }, 2), kind: 'delete' };
    expect(
      inverseOf([made, moved, gone]).map(({ kind, version, fields }) => [kind, version, fields]),
    ).toEqual([
      ['create', null, { name: { from: null, to: 'B' } }],
      ['update', 2, { name: { from: 'B', to: 'A' } }],
      ['delete', 1, { name: { from: 'A', to: null } }],
    ]);
  });

  const snapshot = fc.dictionary(
    fc.constantFrom('name', 'cost', 'tags', 'note'),
    fc.jsonValue({ maxDepth: 2 }),
    {
      minKeys: 1,
    },
  ) as fc.Arbitrary<Snapshot>;

  it('takes back any chain of edits without a conflict', () => {
    fc.assert(
      fc.property(snapshot, fc.array(snapshot, { maxLength: 5 }), (start, edits) => {
        let row: Snapshot | null = start;
        const made = edits.map((edit, version) => {
          const change = update(diffFields(row, edit), version);
          row = applyChange(row, change);
          return change;
        });
        for (const change of inverseOf(made)) {
          expect(conflictsWith(row, change)).toEqual([]);
          row = applyChange(row, change);
        }
        expect(sameValue(row, start)).toBe(true);
      }),
    );
  });

  it('restores what was created or deleted, and refuses nothing twice', () => {
    fc.assert(
      fc.property(snapshot, (fields) => {
        const creation: Change = { ...update(diffFields(null, fields)), kind: 'create', version: null };
        const row = applyChange(null, creation);
        expect(sameValue(row, fields)).toBe(true);
        const [removal] = inverseOf([creation]);
        expect(conflictsWith(row, removal!)).toEqual([]);
        expect(applyChange(row, removal!)).toBeNull();
        const [again] = inverseOf(inverseOf([{ ...creation, version: null }]));
        expect(again).toMatchObject({ kind: 'create', version: null, fields: creation.fields });
      }),
    );
  });
});
