import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useTree } from 'react-aria/useTree';
import { useTreeState } from 'react-stately/useTreeState';
import { Locale } from '../../private/locale/Locale.tsx';
import { TreeRow } from './TreeRow.tsx';
import { searchTree, type TreeNode } from './treeModel.ts';
import { stepKeys, stepsOf, stepTarget, type TreeStep, type TreeTarget } from './treeMoves.ts';
import { TreeRows } from './treeRows.ts';
import { useRowsInSight } from './useRowsInSight.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import * as styles from './Tree.css.ts';

export type { TreeNode } from './treeModel.ts';
export type { TreeTarget } from './treeMoves.ts';

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the open branches, if the owner keeps them. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** The chosen node; Enter, Space and a press choose. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  /** A node was dragged or moved by key or menu; the owner puts it there. */
  onMove?: (id: string, target: TreeTarget) => void;
  /** Shows only what contains every word, with everything above it. */
  search?: string;
  empty?: string;
}

/** Choosing the chosen one again is a choice; one that is blocked can be walked to and says why. */
const choosing = {
  disallowEmptySelection: true,
  allowDuplicateSelectionEvents: true,
  disabledBehavior: 'selection',
} as const;

/** Things that hang below each other (APG tree): open, choose, move, search. */
export function Tree(props: TreeProps) {
  return <Locale>{(measure) => <TreeList {...props} measure={measure} />}</Locale>;
}

function TreeList(props: TreeProps & { measure: (node: Element | null) => void }) {
  const { label, nodes, open, selected, onSelect, search = '', measure } = props;
  const [own, setOwn] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const ref = useMemo(() => mergeRefs<HTMLDivElement>(root, measure), [root, measure]);
  const { direction } = useLocale();
  const found = useMemo(() => searchTree(nodes, search), [nodes, search]);
  const opened = useMemo(() => new Set([...(open ?? own), ...found.open]), [open, own, found.open]);
  const rows = useMemo(() => new TreeRows(found.nodes, opened), [found.nodes, opened]);
  const blocked = useMemo(
    () => rows.all.filter(({ value }) => value.disabledReason !== undefined).map(({ key }) => key),
    [rows],
  );
  const isSearched = search.trim() !== '';
  const onMove = isSearched ? undefined : props.onMove;

  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const rest = (open ?? own).filter((id) => !ids.includes(id));
    const next = isOpen ? [...rest, ...ids] : rest;
    setOwn(next);
    props.onOpenChange?.(next);
  };
  const state = useTreeState<TreeNode>({
    ...choosing,
    collection: rows,
    expandedKeys: opened,
    onExpandedChange: (keys) => {
      for (const { key } of rows.all) if (keys.has(key) !== opened.has(key)) setOpen([key], keys.has(key));
    },
    selectionMode: onSelect ? 'single' : 'none',
    selectedKeys: selected === undefined || selected === null ? [] : [selected],
    disabledKeys: blocked,
    onSelectionChange: (keys) => {
      for (const key of keys) onSelect?.(String(key));
    },
  });
  const focus = (id: string | null) => state.selectionManager.setFocusedKey(id);
  const move = (id: string, target: TreeTarget) => {
    const parent = target.parent === null ? null : rows.getItem(target.parent);
    if (parent) setOpen([parent.key], true);
    onMove?.(id, target);
    const place = `place ${target.index + 1}${parent ? ` in ${parent.textValue}` : ''}`;
    setSaid(`${rows.getItem(id)?.textValue ?? ''} moved to ${place}`);
    // The row is drawn anew at its new place: the focus goes along.
    focus(id);
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus(),
    );
  };
  const step = (id: string, way: TreeStep) => {
    const target = onMove && stepTarget(nodes, id, way);
    if (target) move(id, target);
  };
  const drag = useTreeDrag(nodes, move, (id) => setOpen([id], true));

  /** What the library's tree has not: a step into an open branch, all of a level at once, and moves. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const row = target instanceof HTMLElement ? rows.getItem(target.dataset['key']) : null;
    if (!row || ctrlKey || metaKey) return;
    const way = stepKeys[direction][key];
    if (altKey && way) step(row.key, way);
    else if (altKey) return;
    else if (way === 'in' && row.isOpen) focus(rows.getKeyAfter(row.key));
    else if (key === '*')
      setOpen(
        rows.getChildren(row.parentKey).flatMap((one) => (one.isOpen === false ? [one.key] : [])),
        true,
      );
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { gridProps } = useTree(
    {
      'aria-label': label,
      keyboardNavigationBehavior: 'tab',
      escapeKeyBehavior: 'none',
      shouldSelectOnPressUp: true,
    },
    state,
    root,
  );
  const inSight = useRowsInSight(root, rows.size, rows.placeOf(state.selectionManager.focusedKey));
  return (
    <>
      {rows.size === 0 ? (
        <div className={styles.empty} role="status">
          {props.empty ?? (isSearched ? 'No results' : 'There is nothing here yet')}
        </div>
      ) : (
        <div
          {...gridProps}
          onKeyDownCapture={(event) => {
            handleKeyDown(event);
            if (!event.isPropagationStopped()) gridProps.onKeyDownCapture?.(event);
          }}
          ref={ref}
          role="tree"
          className={styles.tree}
          style={inSight.height === undefined ? undefined : { height: inSight.height, position: 'relative' }}
        >
          {inSight.rows.map(({ index, top }) => {
            const row = rows.at(index);
            return (
              row && (
                <TreeRow
                  key={row.key}
                  row={row}
                  top={top}
                  state={state}
                  selected={onSelect && row.key === selected}
                  dropZone={drag.zoneOn(row.key)}
                  steps={onMove && stepsOf(nodes, row.key)}
                  onStep={(way) => step(row.key, way)}
                  onDrag={drag.handlersOf(row.key)}
                />
              )
            );
          })}
        </div>
      )}
      <span role="status" className={styles.hidden}>
        {said}
      </span>
    </>
  );
}
