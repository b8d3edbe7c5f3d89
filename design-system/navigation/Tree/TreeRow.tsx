import { useRef, type DragEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { mergeProps } from 'react-aria/mergeProps';
import { useTreeItem } from 'react-aria/useTree';
import type { TreeState } from 'react-stately/useTreeState';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight, Ellipsis } from '../../icons/shapes.ts';
import type { TreeNode } from './treeModel.ts';
import { treeSteps, type DropZone, type TreeStep } from './treeMoves.ts';
import type { TreeRowNode } from './treeRows.ts';
import * as styles from './Tree.css.ts';

interface TreeRowProps {
  row: TreeRowNode;
  state: TreeState<TreeNode>;
  /** Where it stands in a long tree, in pixels. */
  top: number | undefined;
  selected: boolean | undefined;
  dropZone: DropZone | undefined;
  /** Steps it can be moved by; undefined where moving is off. */
  steps: readonly TreeStep[] | undefined;
  onStep: (step: TreeStep) => void;
  onDrag: { start: () => void; over: (zone: DropZone) => void; drop: () => void; end: () => void };
}

const zoneOf = (event: DragEvent<HTMLElement>): DropZone => {
  const box = event.currentTarget.getBoundingClientRect();
  const share = box.height === 0 ? 0.5 : (event.clientY - box.top) / box.height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into';
};

/** One line of a tree: its keys, presses and place are the library's. */
export function TreeRow({ row, state, top, selected, dropZone, steps, onStep, onDrag }: TreeRowProps) {
  const { value: node, isOpen } = row;
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, expandButtonProps } = useTreeItem(
    { node: row, hasChildItems: isOpen !== undefined },
    state,
    ref,
  );
  const dragging = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', node.label);
      event.dataTransfer.effectAllowed = 'move';
      onDrag.start();
    },
    onDragEnd: onDrag.end,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      onDrag.over(zoneOf(event));
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDrag.drop();
    },
  };
  return (
    <div
      {...mergeProps(rowProps, steps ? dragging : {})}
      ref={ref}
      role="treeitem"
      className={styles.row}
      style={{
        paddingInlineStart: row.level * 20 + 4,
        ...(top === undefined ? {} : { position: 'absolute', insetInline: 0, top }),
      }}
      aria-selected={selected}
      aria-disabled={node.disabledReason !== undefined || undefined}
      // Its name is all of its words, and not those of the buttons in it.
      aria-label={undefined}
      aria-labelledby={`${rowProps.id}-label`}
      title={node.disabledReason}
      data-drop={dropZone}
    >
      {isOpen === undefined ? (
        <span className={styles.gap} />
      ) : (
        <Button {...expandButtonProps} className={styles.toggle} data-open={isOpen || undefined}>
          <Icon of={ChevronRight} size="small" tone="subtle" />
        </Button>
      )}
      {node.icon ? <Icon of={node.icon} tone="muted" /> : null}
      <span id={`${rowProps.id}-label`} className={styles.name}>
        <span className={styles.label}>{node.label}</span>
        {node.end === undefined ? null : <span className={styles.end}>{node.end}</span>}
      </span>
      {steps && steps.length > 0 ? (
        // Presses of the menu are its own.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className={styles.tools} onClick={(event) => event.stopPropagation()}>
          <Menu
            label={`Move ${node.label}`}
            placement="bottom-end"
            sections={[
              {
                id: 'steps',
                items: steps.map((step) => ({
                  id: step,
                  label: treeSteps[step],
                  onSelect: () => onStep(step),
                })),
              },
            ]}
            renderTrigger={(trigger) => (
              <IconButton
                icon={Ellipsis}
                label={`Move ${node.label}`}
                size="tiny"
                tooltip={false}
                trigger={trigger}
              />
            )}
          />
        </span>
      ) : null}
    </div>
  );
}
