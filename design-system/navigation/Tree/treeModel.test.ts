import { describe, expect, it } from 'vitest';
import { searchTree, type TreeNode } from './treeModel.ts';
import { dropTarget, moveNode, stepTarget } from './treeMoves.ts';
import { TreeRows } from './treeRows.ts';

const leaf = (id: string, rest: Partial<TreeNode> = {}): TreeNode => ({ id, label: id, ...rest });
const nodes: readonly TreeNode[] = [
  leaf('B Shell', {
    children: [
      leaf('B10 Superstructure'),
      leaf('B20 Enclosure', { children: [leaf('B2010 Walls'), leaf('B2020 Windows')] }),
    ],
  }),
  leaf('C Interiors', { children: [leaf('C10 Partitions')] }),
  leaf('D Services'),
];
const ids = (list: readonly TreeNode[]): string =>
  list.map((one) => one.id.split(' ')[0] + (one.children?.length ? `(${ids(one.children)})` : '')).join(' ');

describe('TreeRows', () => {
  it('lists what is open with its place', () => {
    const rows = new TreeRows(nodes, new Set(['B Shell']));
    expect(
      rows.all.map((row) => [
        row.key.slice(0, 3).trim(),
        row.level,
        row.index,
        rows.getChildren(row.parentKey).length,
        row.isOpen,
      ]),
    ).toEqual([
      ['B S', 0, 0, 3, true],
      ['B10', 1, 0, 2, undefined],
      ['B20', 1, 1, 2, false],
      ['C I', 0, 1, 3, false],
      ['D S', 0, 2, 3, undefined],
    ]);
  });
  it('leads from row to row and from sibling to sibling', () => {
    const rows = new TreeRows(nodes, new Set(['B Shell']));
    expect(rows.getKeyAfter('B Shell')).toBe('B10 Superstructure');
    expect(rows.getItem('B Shell')?.nextKey).toBe('C Interiors');
    expect(rows.getKeyBefore(rows.getFirstKey())).toBeNull();
    expect(rows.getKeyAfter(rows.getLastKey())).toBeNull();
    expect([...rows].map(({ key }) => key)).toEqual(nodes.map(({ id }) => id));
  });
});

describe('searchTree', () => {
  it('keeps the way to every find', () => {
    const found = searchTree(nodes, 'WIND');
    expect(ids(found.nodes)).toBe('B(B20(B2020))');
    expect([...found.open]).toEqual(['B20 Enclosure', 'B Shell']);
  });
  it('keeps all below a branch that matches, and everything without a text', () => {
    expect(ids(searchTree(nodes, 'enclosure').nodes)).toBe('B(B20(B2010 B2020))');
    expect(searchTree(nodes, '  ').nodes).toBe(nodes);
    expect(searchTree(nodes, 'nothing like it').nodes).toEqual([]);
  });
});

describe('moves', () => {
  const move = (id: string, step: 'up' | 'down' | 'in' | 'out') => {
    const target = stepTarget(nodes, id, step);
    return target && ids(moveNode(nodes, id, target));
  };
  it.each([
    ['C Interiors', 'up', 'C(C10) B(B10 B20(B2010 B2020)) D'],
    ['B10 Superstructure', 'down', 'B(B20(B2010 B2020) B10) C(C10) D'],
    ['C Interiors', 'in', 'B(B10 B20(B2010 B2020) C(C10)) D'],
    ['B2020 Windows', 'out', 'B(B10 B20(B2010) B2020) C(C10) D'],
    ['B Shell', 'up', undefined],
    ['D Services', 'down', undefined],
    ['B10 Superstructure', 'in', undefined],
    ['D Services', 'out', undefined],
  ] as const)('%s %s', (id, step, result) => {
    expect(move(id, step)).toBe(result);
  });
  it.each([
    ['D Services', 'B10 Superstructure', 'before', 'B(D B10 B20(B2010 B2020)) C(C10)'],
    ['B10 Superstructure', 'B20 Enclosure', 'after', 'B(B20(B2010 B2020) B10) C(C10) D'],
    ['B Shell', 'C Interiors', 'into', 'C(C10 B(B10 B20(B2010 B2020))) D'],
    ['B2020 Windows', 'B Shell', 'before', 'B2020 B(B10 B20(B2010)) C(C10) D'],
  ] as const)('drops %s on %s, %s', (dragged, onto, zone, result) => {
    const target = dropTarget(nodes, dragged, onto, zone);
    expect(target && ids(moveNode(nodes, dragged, target))).toBe(result);
  });
  it('drops nothing into itself or back where it was', () => {
    expect(dropTarget(nodes, 'B Shell', 'B2010 Walls', 'into')).toBeUndefined();
    expect(dropTarget(nodes, 'B Shell', 'B Shell', 'after')).toBeUndefined();
    expect(dropTarget(nodes, 'C Interiors', 'B Shell', 'after')).toBeUndefined();
    expect(moveNode(nodes, 'B Shell', { parent: 'B2010 Walls', index: 0 })).toBe(nodes);
    expect(moveNode(nodes, 'gone', { parent: null, index: 0 })).toBe(nodes);
  });
});
