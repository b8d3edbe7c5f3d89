import { findNode, type TreeNode } from './treeModel.ts';

/** Where a node goes: among the children of `parent` (null for the top), at `index` once it has been taken out. */
export interface TreeTarget {
  parent: string | null;
  index: number;
}

/** Ways to move a node by one step; the words are those of the menu. */
export const treeSteps = { up: 'Move up', down: 'Move down', in: 'Move in', out: 'Move out' } as const;

/** One of them. */
export type TreeStep = keyof typeof treeSteps;

/** Where on a row something would be dropped. */
export type DropZone = 'before' | 'into' | 'after';

const steps = { ArrowUp: 'up', ArrowDown: 'down' } as const;

/** The step that an arrow key with Alt takes. */
export const stepKeys: Record<'ltr' | 'rtl', Partial<Record<string, TreeStep>>> = {
  ltr: { ...steps, ArrowRight: 'in', ArrowLeft: 'out' },
  rtl: { ...steps, ArrowLeft: 'in', ArrowRight: 'out' },
};

interface Place {
  siblings: readonly TreeNode[];
  index: number;
  parent: TreeNode | null;
}

/** Where a node hangs; undefined when it is not in the tree. */
export function placeOf(
  nodes: readonly TreeNode[],
  id: string,
  parent: TreeNode | null = null,
): Place | undefined {
  const index = nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { siblings: nodes, index, parent };
  for (const node of nodes) {
    const found = placeOf(node.children ?? [], id, node);
    if (found) return found;
  }
  return undefined;
}

/** Target of one step: among its siblings, into the one before it, or out behind its parent; undefined where there is no way. */
export function stepTarget(nodes: readonly TreeNode[], id: string, step: TreeStep): TreeTarget | undefined {
  const place = placeOf(nodes, id);
  if (!place) return undefined;
  const { siblings, index, parent } = place;
  const own = parent?.id ?? null;
  if (step === 'up') return index > 0 ? { parent: own, index: index - 1 } : undefined;
  if (step === 'down') return index < siblings.length - 1 ? { parent: own, index: index + 1 } : undefined;
  if (step === 'in') {
    const before = siblings[index - 1];
    return before && { parent: before.id, index: before.children?.length ?? 0 };
  }
  const above = parent && placeOf(nodes, parent.id);
  return above ? { parent: above.parent?.id ?? null, index: above.index + 1 } : undefined;
}

/** The steps that a node can take. */
export const stepsOf = (nodes: readonly TreeNode[], id: string) =>
  (Object.keys(treeSteps) as TreeStep[]).filter((step) => stepTarget(nodes, id, step));

/** Target of a drop on a row: before it, after it, or into it as the last; undefined where nothing would change or it would hang in itself. */
export function dropTarget(
  nodes: readonly TreeNode[],
  dragged: string,
  onto: string,
  zone: DropZone,
): TreeTarget | undefined {
  const from = placeOf(nodes, dragged);
  const to = placeOf(nodes, onto);
  const node = findNode(nodes, dragged);
  if (!from || !to || !node || findNode([node], onto)) return undefined;
  const parent = zone === 'into' ? (to.siblings[to.index] ?? null) : to.parent;
  const slot = zone === 'into' ? (parent?.children?.length ?? 0) : to.index + (zone === 'after' ? 1 : 0);
  const isSame = (parent?.id ?? null) === (from.parent?.id ?? null);
  const index = isSame && from.index < slot ? slot - 1 : slot;
  return isSame && index === from.index ? undefined : { parent: parent?.id ?? null, index };
}
