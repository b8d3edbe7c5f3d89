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
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined;
}

/** True where something hangs below. */
export const isBranch = (node: TreeNode) => (node.children?.length ?? 0) > 0;

/** The node of an id, wherever it hangs. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** The words of a search. */
export const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);
/** Whether a text says every word of a search. */
export const saysAll = (text: string, words: readonly string[]): boolean => {
  const said = text.toLowerCase();
  return words.every((word) => said.includes(word));
};

/**
 * What contains every typed word, with everything above it, so that a find is never out of context; a branch that matches keeps all below
 * it. `open` are the branches that lead to a find.
 */
export function searchTree(
  nodes: readonly TreeNode[],
  text: string,
): { nodes: readonly TreeNode[]; open: ReadonlySet<string> } {
  const words = wordsOf(text);
  const open = new Set<string>();
  if (words.length === 0) return { nodes, open };
  const keep = (node: TreeNode): TreeNode | undefined => {
    const children = (node.children ?? []).flatMap((child) => keep(child) ?? []);
    if (children.length > 0) open.add(node.id);
    if (saysAll(`${node.label} ${node.words ?? ''}`, words)) return node;
    return children.length > 0 ? { ...node, children } : undefined;
  };
  return { nodes: nodes.flatMap((node) => keep(node) ?? []), open };
}
