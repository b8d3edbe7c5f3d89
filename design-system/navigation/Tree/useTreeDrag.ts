import { useEffect, useRef, useState } from 'react';
import type { TreeNode } from './treeModel.ts';
import { dropTarget, type DropZone, type TreeTarget } from './treeMoves.ts';

/** Over a closed branch for so long, it opens. */
const opensAfter = 600;

/** A row on its way over others: where it would land, and what happens when it is let go. */
export function useTreeDrag(
  nodes: readonly TreeNode[],
  onMove: (id: string, target: TreeTarget) => void,
  onOpen: (id: string) => void,
) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ id: string; zone: DropZone }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    setDragged(undefined);
    setOver(undefined);
  };
  const target = dragged !== undefined && over ? dropTarget(nodes, dragged, over.id, over.zone) : undefined;
  return {
    /** Where the mark of the landing place stands on a row, if there. */
    zoneOn: (id: string): DropZone | undefined => (target && over?.id === id ? over.zone : undefined),
    handlersOf: (id: string) => ({
      start: () => setDragged(id),
      over: (zone: DropZone) => {
        if (dragged === undefined || (over?.id === id && over.zone === zone)) return;
        setOver({ id, zone });
        clearTimeout(timer.current);
        if (zone === 'into') timer.current = setTimeout(() => onOpen(id), opensAfter);
      },
      drop: () => {
        if (dragged !== undefined && target) onMove(dragged, target);
        end();
      },
      end,
    }),
  };
}
