import { describe, expect, it } from 'vitest';
import { codeChanges, type StoredCode } from './index.ts';

const code = (id: number, div_code: string, parent_id: number | null = null): StoredCode => ({
  id,
  div_code,
  name: `Name ${id}`,
  parent_id,
});
const before = [code(1, '03'), code(2, '03.10', 1), code(3, '03.10.10', 2), code(4, '05')];

describe('codeChanges', () => {
  it('is nothing where nothing changes', () => {
    expect(codeChanges(before, before)).toEqual({
      added: 0,
      renamed: 0,
      recoded: 0,
      placed: 0,
      removed: [],
      moved: [],
    });
  });

  it('names codes that count under another one of the first level, with those below them', () => {
    const [first, second, third, fourth] = before as [StoredCode, StoredCode, StoredCode, StoredCode];
    const after = [
      { ...first, name: 'Concrete' },
      fourth,
      { ...second, div_code: '05.90', parent_id: 4 },
      third,
      code(9, '07'),
    ];
    expect(codeChanges(before, after)).toEqual({
      added: 1,
      renamed: 1,
      recoded: 1,
      placed: 1,
      removed: [],
      moved: [
        { id: 2, from: '03 Name 1', to: '05 Name 4' },
        { id: 3, from: '03 Name 1', to: '05 Name 4' },
      ],
    });
  });

  it('names codes that go, and those that come to the first level', () => {
    const after = [code(1, '03'), code(2, '03.10')];
    const { removed, moved } = codeChanges(before, after);
    expect(removed.map(({ id }) => id)).toEqual([3, 4]);
    expect(moved).toEqual([{ id: 2, from: '03 Name 1', to: '03.10 Name 2' }]);
  });
});
