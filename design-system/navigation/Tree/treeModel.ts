import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/shapes.ts';

/** One entry and what hangs below it. */
export interface TreeNode {
  id: string;
  label: string;
  /** Further words by which a search finds it. */
  words?: string;
  icon?: IconShape;
  /** At the end of the row: a count, a sum, a tag. */
  end?: ReactNode;
  children?: readonly TreeNode[];
  /** It has children that are fetched when it is opened. */
  isLazy?: boolean;
  /** Why it cannot be chosen or ticked now. */
  disabledReason?: string | undefined;
}

/** A row as drawn, and where it stands. */
export interface TreeRowModel {
  /** Row of a node, or the line that stands in for children that are on their way or did not come. */
  kind: 'node' | 'loading' | 'failed';
  key: string;
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  count: number;
  parent: TreeNode | null;
  /** Undefined for a leaf. */
  open: boolean | undefined;
}

/** Which nodes wait for children, and which of them failed. */
export type LoadStates = ReadonlyMap<string, 'loading' | 'failed'>;

/** True where something hangs below, or may once it is fetched. */
export const isBranch = (node: TreeNode) => Boolean(node.isLazy) || (node.children?.length ?? 0) > 0;

/** The rows in sight, from the top. */
export function rowsOf(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  states: LoadStates = new Map(),
  level = 1,
  parent: TreeNode | null = null,
): TreeRowModel[] {
  return nodes.flatMap((node, index) => {
    const isOpen = isBranch(node) ? open.has(node.id) : undefined;
    const row: TreeRowModel = {
      kind: 'node',
      key: node.id,
      node,
      level,
      position: index + 1,
      count: nodes.length,
      parent,
      open: isOpen,
    };
    if (!isOpen) return [row];
    const state = states.get(node.id);
    if (node.children === undefined && state !== undefined) {
      const standIn = {
        kind: state,
        key: `${node.id} ${state}`,
        level: level + 1,
        position: 1,
        count: 1,
        open: undefined,
      };
      return [row, { ...row, ...standIn, parent: node }];
    }
    return [row, ...rowsOf(node.children ?? [], open, states, level + 1, node)];
  });
}

/** The node of an id, wherever it hangs. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/**
 * What contains every typed word, with everything above it, so that a find is never out of context; a branch that matches keeps all below
 * it. `open` are the branches that lead to a find.
 */
export function searchTree(
  nodes: readonly TreeNode[],
  text: string,
): { nodes: readonly TreeNode[]; open: ReadonlySet<string> } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const open = new Set<string>();
  if (words.length === 0) return { nodes, open };
  const keep = (node: TreeNode): TreeNode | undefined => {
    const label = `${node.label} ${node.words ?? ''}`.toLowerCase();
    const children = (node.children ?? []).flatMap((child) => keep(child) ?? []);
    if (children.length > 0) open.add(node.id);
    if (words.every((word) => label.includes(word))) return node;
    return children.length > 0 ? { ...node, children } : undefined;
  };
  return { nodes: nodes.flatMap((node) => keep(node) ?? []), open };
}

/** The ends below a node; a branch whose children are not known yet stands for them. */
export function leavesOf(node: TreeNode): readonly TreeNode[] {
  return node.children === undefined || node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
}

/** Whether all, some or none of the ends below a node are ticked. */
export function tickOf(node: TreeNode, ticked: ReadonlySet<string>): boolean | 'mixed' {
  const leaves = leavesOf(node);
  const count = leaves.filter((leaf) => ticked.has(leaf.id)).length;
  return count === 0 ? false : count === leaves.length ? true : 'mixed';
}

/** The ticked ids after a press on a node: all ends below it, or none where all that can be ticked were. */
export function toggleTick(node: TreeNode, ticked: ReadonlySet<string>): string[] {
  const free = leavesOf(node)
    .filter((leaf) => leaf.disabledReason === undefined)
    .map((leaf) => leaf.id);
  const off = free.every((id) => ticked.has(id));
  const next = new Set(ticked);
  for (const id of free) {
    if (off) next.delete(id);
    else next.add(id);
  }
  return [...next];
}
