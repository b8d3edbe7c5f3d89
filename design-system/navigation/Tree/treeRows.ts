import type { TreeState } from 'react-stately/useTreeState';
import { KeyedRows } from '../../private/keyedRows.ts';
import { isBranch, type TreeNode } from './treeModel.ts';

type Row = NonNullable<ReturnType<TreeState<TreeNode>['collection']['getItem']>>;

/** A row of the library's, of one node. */
export type TreeRowNode = Row & { key: string; value: TreeNode; isOpen: boolean | undefined };

/** The rows in sight, from the top, as the library's tree takes them. */
export class TreeRows extends KeyedRows<TreeRowNode> {
  /** All rows, from the top. */
  readonly all: TreeRowNode[] = [];
  private readonly places = new Map<unknown, number>();
  private readonly children = new Map<string | null, TreeRowNode[]>();

  constructor(nodes: readonly TreeNode[], open: ReadonlySet<string>) {
    super();
    const walk = (list: readonly TreeNode[], level: number, parentKey: string | null) => {
      const siblings: TreeRowNode[] = [];
      this.children.set(parentKey, siblings);
      for (const node of list) {
        const row: TreeRowNode = {
          type: 'item',
          key: node.id,
          value: node,
          level,
          parentKey,
          index: siblings.length,
          isOpen: isBranch(node) ? open.has(node.id) : undefined,
          hasChildNodes: isBranch(node),
          childNodes: [],
          rendered: node.label,
          textValue: node.label,
          props: {},
        };
        const before = siblings.at(-1);
        if (before) before.nextKey = row.key;
        siblings.push(row);
        this.places.set(row.key, this.all.push(row) - 1);
        if (row.isOpen) walk(node.children ?? [], level + 1, row.key);
      }
    };
    walk(nodes, 0, null);
  }
  get size(): number {
    return this.all.length;
  }
  /** From 0; -1 for a key of none. */
  placeOf(key: unknown): number {
    return this.places.get(key) ?? -1;
  }
  at(index: number): TreeRowNode | null {
    return this.all[index] ?? null;
  }
  getKeys(): Iterable<string> {
    return this.all.map(({ key }) => key);
  }
  getChildren(key: unknown): TreeRowNode[] {
    return this.children.get(key as string | null) ?? [];
  }
  [Symbol.iterator](): Iterator<TreeRowNode> {
    return this.getChildren(null).values();
  }
}
