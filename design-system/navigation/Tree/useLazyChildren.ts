import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoadStates, TreeNode } from './treeModel.ts';

/** Fetches what hangs below a node. */
export type ChildrenLoader = (id: string, signal: AbortSignal) => Promise<readonly TreeNode[]>;

/** Nodes with the children that came so far put in, and a way to ask for more. What is asked for once is kept; leaving aborts. */
export function useLazyChildren(
  nodes: readonly TreeNode[],
  load: ChildrenLoader | undefined,
  onLoaded: (id: string, children: readonly TreeNode[]) => void,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [states, setStates] = useState<LoadStates>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const handleLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);
  const note = (id: string, state: 'loading' | 'failed' | undefined) =>
    setStates((old) => {
      const next = new Map(old);
      if (state === undefined) next.delete(id);
      else next.set(id, state);
      return next;
    });
  const [arrived, setArrived] = useState<{ id: string; children: readonly TreeNode[] }>();
  useEffect(() => {
    if (arrived) handleLoaded(arrived.id, arrived.children);
  }, [arrived]);
  const ask = (id: string) => {
    if (!load || known.has(id) || running.current.has(id)) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    note(id, 'loading');
    load(id, controller.signal)
      .then(
        (children) => {
          if (controller.signal.aborted) return;
          setKnown((old) => new Map(old).set(id, children));
          note(id, undefined);
          setArrived({ id, children });
        },
        () => {
          if (!controller.signal.aborted) note(id, 'failed');
        },
      )
      .finally(() => running.current.delete(id));
  };
  const fill = (list: readonly TreeNode[]): readonly TreeNode[] =>
    list.map((node) => {
      const children = node.children ?? known.get(node.id);
      return children === undefined ? node : { ...node, children: fill(children) };
    });
  return { nodes: known.size === 0 ? nodes : fill(nodes), states, ask };
}
