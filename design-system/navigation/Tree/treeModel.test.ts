import { describe, expect, it } from 'vitest';
import { searchTree, type TreeNode } from './treeModel.ts';
import { dropTarget, stepTarget } from './treeMoves.ts';
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
  it.each([
    ['C Interiors', 'up', { parent: null, index: 0 }],
    ['B10 Superstructure', 'down', { parent: 'B Shell', index: 1 }],
    ['C Interiors', 'in', { parent: 'B Shell', index: 2 }],
    ['B2020 Windows', 'out', { parent: 'B Shell', index: 2 }],
    ['B Shell', 'up', undefined],
    ['D Services', 'down', undefined],
    ['B10 Superstructure', 'in', undefined],
    ['D Services', 'out', undefined],
  ] as const)('%s %s', (id, step, target) => {
    expect(stepTarget(nodes, id, step)).toEqual(target);
  });
  it.each([
    ['D Services', 'B10 Superstructure', 'before', { parent: 'B Shell', index: 0 }],
    ['B10 Superstructure', 'B20 Enclosure', 'after', { parent: 'B Shell', index: 1 }],
    ['B Shell', 'C Interiors', 'into', { parent: 'C Interiors', index: 1 }],
    ['B2020 Windows', 'B Shell', 'before', { parent: null, index: 0 }],
  ] as const)('drops %s on %s, %s', (dragged, onto, zone, target) => {
    expect(dropTarget(nodes, dragged, onto, zone)).toEqual(target);
  });
  it('drops nothing into itself or back where it was', () => {
    expect(dropTarget(nodes, 'B Shell', 'B2010 Walls', 'into')).toBeUndefined();
    expect(dropTarget(nodes, 'B Shell', 'B Shell', 'after')).toBeUndefined();
    expect(dropTarget(nodes, 'C Interiors', 'B Shell', 'after')).toBeUndefined();
  });
});
