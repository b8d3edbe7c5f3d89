import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { TreeRow } from './TreeRow.tsx';
import { treeCommand } from './treeKeys.ts';
import {
  isBranch,
  leavesOf,
  rowsOf,
  searchTree,
  tickOf,
  toggleTick,
  type TreeNode,
  type TreeRowModel,
} from './treeModel.ts';
import { stepTarget, treeSteps, type TreeStep, type TreeTarget } from './treeMoves.ts';
import { useLazyChildren, type ChildrenLoader } from './useLazyChildren.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import * as styles from './Tree.css.ts';

export type { TreeNode } from './treeModel.ts';
export type { TreeTarget } from './treeMoves.ts';

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the open branches, if the owner keeps them. */
  open?: readonly string[];
  startsOpen?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** The chosen node; Enter, Space and a press choose. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  /** Ids of the ticked ends: each row gets a box, branches show all, some or none. */
  ticked?: readonly string[];
  onTickedChange?: (ids: string[]) => void;
  /** Fetches the children of a node with `isLazy` when it is opened. */
  loadChildren?: ChildrenLoader;
  /** A node was dragged or moved by key or menu; `moveNode` applies it. */
  onMove?: (id: string, target: TreeTarget) => void;
  /** Shows only what contains every word, with everything above it. */
  search?: string;
  empty?: string;
}

const typingGap = 600;

/** Things that hang below each other (APG tree): open, choose or tick, move, search. */
export function Tree(props: TreeProps) {
  const {
    label,
    open,
    startsOpen = [],
    onOpenChange,
    selected,
    onSelect,
    ticked,
    onTickedChange,
    search = '',
  } = props;
  const [own, setOwn] = useState<readonly string[]>(startsOpen);
  const [current, setCurrent] = useState<string>();
  const [said, setSaid] = useState('');
  const typed = useRef({ text: '', at: 0 });
  const root = useRef<HTMLDivElement>(null);
  const base = useId();
  // Ids may hold spaces; those of the document may not.
  const idOf = (key: string) => `${base}-${key.replaceAll(/\s/g, '_')}`;
  const ticks = useMemo(() => new Set(ticked), [ticked]);
  const lazy = useLazyChildren(props.nodes, props.loadChildren, (id, children) => {
    // A branch ticked before its children were known stands for them no longer.
    if (ticks.has(id) && children.length > 0)
      onTickedChange?.(
        [...ticks].filter((one) => one !== id).concat(children.flatMap(leavesOf).map((leaf) => leaf.id)),
      );
  });
  const found = useMemo(() => searchTree(lazy.nodes, search), [lazy.nodes, search]);
  const isSearched = search.trim() !== '';
  const opened = new Set([...(open ?? own), ...found.open]);
  const rows = rowsOf(found.nodes, opened, lazy.states);
  const stop =
    rows.find((row) => row.key === current) ?? rows.find((row) => row.node.id === selected) ?? rows[0];
  const onMove = isSearched ? undefined : props.onMove;

  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const rest = (open ?? own).filter((id) => !ids.includes(id));
    const next = isOpen ? [...rest, ...ids] : rest;
    setOwn(next);
    onOpenChange?.(next);
    for (const id of isOpen ? ids : []) {
      if (rows.some((row) => row.node.id === id && row.node.isLazy && row.node.children === undefined))
        lazy.ask(id);
    }
  };
  const focusRow = (row: TreeRowModel | undefined) => {
    if (!row) return;
    setCurrent(row.key);
    document.getElementById(idOf(row.key))?.focus();
  };
  const press = (row: TreeRowModel, byKey: 'Enter' | ' ') => {
    if (row.kind === 'failed') lazy.ask(row.node.id);
    else if (row.kind === 'loading' || row.node.disabledReason !== undefined) return;
    else if (ticked !== undefined && (byKey === ' ' || !onSelect))
      onTickedChange?.(toggleTick(row.node, ticks));
    else if (onSelect) onSelect(row.node.id);
    else if (isBranch(row.node)) setOpen([row.node.id], !row.open);
  };
  const move = (id: string, target: TreeTarget) => {
    const node = rows.find((row) => row.node.id === id)?.node;
    const parent = rows.find((row) => row.node.id === target.parent)?.node;
    if (parent) setOpen([parent.id], true);
    onMove?.(id, target);
    setSaid(`${node?.label ?? ''} moved to place ${target.index + 1}${parent ? ` in ${parent.label}` : ''}`);
    // The row is drawn anew at its new place: the focus goes along.
    setCurrent(id);
    requestAnimationFrame(() => document.getElementById(idOf(id))?.focus());
  };
  const step = (id: string, way: TreeStep) => {
    const target = onMove && stepTarget(lazy.nodes, id, way);
    if (target) move(id, target);
  };
  const drag = useTreeDrag(lazy.nodes, move, (id) => setOpen([id], true));

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys of a control within a row are its own.
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'treeitem') return;
    const index = rows.findIndex((row) => idOf(row.key) === (event.target as HTMLElement).id);
    const row = rows[index];
    const fresh = event.timeStamp - typed.current.at > typingGap;
    const text = (fresh ? '' : typed.current.text) + event.key;
    const isRightToLeft = root.current ? getComputedStyle(root.current).direction === 'rtl' : false;
    const command = treeCommand(event, rows, index, text, isRightToLeft);
    if (!row || !command) return;
    event.preventDefault();
    if (event.key.length === 1 && command.do === 'focus') typed.current = { text, at: event.timeStamp };
    if (command.do === 'focus') focusRow(rows[command.index]);
    else if (command.do === 'open' || command.do === 'close') setOpen([row.node.id], command.do === 'open');
    else if (command.do === 'activate') press(row, 'Enter');
    else if (command.do === 'tick') press(row, ' ');
    else if (command.do === 'move') step(row.node.id, command.step);
    else
      setOpen(
        rows.filter((one) => one.parent === row.parent && one.open === false).map((one) => one.node.id),
        true,
      );
  };
  return (
    <>
      {rows.length === 0 ? (
        <div className={styles.empty} role="status">
          {props.empty ?? (isSearched ? 'No results' : 'There is nothing here yet')}
        </div>
      ) : (
        <div
          ref={root}
          role="tree"
          aria-label={label}
          aria-multiselectable={ticked === undefined ? undefined : true}
          tabIndex={-1}
          className={styles.tree}
          onKeyDown={handleKeyDown}
        >
          {rows.map((row) => (
            <TreeRow
              key={row.key}
              id={idOf(row.key)}
              row={row}
              isStop={row === stop}
              selected={onSelect && row.kind === 'node' ? row.node.id === selected : undefined}
              tick={ticked !== undefined && row.kind === 'node' ? tickOf(row.node, ticks) : undefined}
              dropZone={drag.zoneOn(row.node.id)}
              draggable={onMove !== undefined && row.kind === 'node'}
              steps={
                onMove && row.kind === 'node'
                  ? (Object.keys(treeSteps) as TreeStep[]).filter((way) =>
                      stepTarget(lazy.nodes, row.node.id, way),
                    )
                  : []
              }
              onPress={() => {
                focusRow(row);
                press(row, 'Enter');
              }}
              onToggle={() => {
                focusRow(row);
                setOpen([row.node.id], !row.open);
              }}
              onStep={(way) => step(row.node.id, way)}
              onDrag={drag.handlersOf(row.node.id)}
            />
          ))}
        </div>
      )}
      <span role="status" className={styles.hidden}>
        {said}
      </span>
    </>
  );
}
