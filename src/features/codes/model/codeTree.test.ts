import { describe, expect, it } from 'vitest';
import { toDraft } from './codeDraft.ts';
import { matchingCodes, toCodeRows, toCodeTree } from './codeTree.ts';

const code = (id: number, div_code: string, name: string, parent_id: number | null) => ({
  id,
  div_code,
  name,
  parent_id,
  used_count: 0,
});
const codes = [
  code(1, '03', 'Concrete', null),
  code(2, '03.10', 'Forming', 1),
  code(3, '03.10.10', 'Wall forms', 2),
  code(4, '05', 'Metals', null),
];

describe('the codes of a format', () => {
  it('hang below each other', () => {
    const tree = toCodeTree(codes);
    expect(tree.map(({ id }) => id)).toEqual([1, 4]);
    expect(tree[0]?.children?.[0]?.children?.[0]?.id).toBe(3);
  });

  it('are found by code and words, with what is above them', () => {
    const rows = toDraft(codes);
    const found = (...words: string[]) => matchingCodes(rows, words).map(({ div_code: one }) => one);
    expect(found('forms', 'wall')).toEqual(['03', '03.10', '03.10.10']);
    expect(found('05')).toEqual(['05']);
    expect(found('glass')).toEqual([]);
  });

  it('name their parents by code', () => {
    expect(toCodeRows(codes).map(({ parent_code: parent }) => parent)).toEqual([null, '03', '03.10', null]);
  });
});
