import type { DragEvent, MouseEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check, ChevronRight, CircleAlert, Ellipsis, Minus } from '../../icons/shapes.ts';
import { TabStop } from '../../private/tab-stop/tabStop.ts';
import { treeSteps, type TreeStep } from './treeMoves.ts';
import type { TreeRowModel } from './treeModel.ts';
import * as styles from './Tree.css.ts';

/** Where on a row something would be dropped. */
export type DropZone = 'before' | 'into' | 'after';

interface TreeRowProps {
  id: string;
  row: TreeRowModel;
  isStop: boolean;
  selected: boolean | undefined;
  tick: boolean | 'mixed' | undefined;
  dropZone: DropZone | undefined;
  /** Steps it can be moved by; none where moving is off. */
  steps: readonly TreeStep[];
  draggable: boolean;
  onPress: () => void;
  onToggle: () => void;
  onStep: (step: TreeStep) => void;
  onDrag: { start: () => void; over: (zone: DropZone) => void; drop: () => void; end: () => void };
}

const zoneOf = (event: DragEvent<HTMLElement>): DropZone => {
  const box = event.currentTarget.getBoundingClientRect();
  const share = box.height === 0 ? 0.5 : (event.clientY - box.top) / box.height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into';
};

/** One line of a tree. */
export function TreeRow(props: TreeRowProps) {
  const { id, row, isStop, selected, tick, dropZone, steps, draggable, onPress, onToggle, onStep, onDrag } =
    props;
  const { node, kind } = row;
  const blocked = kind === 'node' && node.disabledReason !== undefined;
  const dragging = draggable
    ? {
        draggable: true,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.setData('text/plain', node.label);
          event.dataTransfer.effectAllowed = 'move';
          onDrag.start();
        },
        onDragEnd: onDrag.end,
      }
    : {};
  return (
    // The keys are handled by the tree, which owns the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      {...dragging}
      id={id}
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      className={styles.row}
      style={{ paddingInlineStart: (row.level - 1) * 20 + 4 }}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={row.open}
      aria-selected={selected}
      aria-checked={tick}
      aria-disabled={blocked || undefined}
      aria-busy={kind === 'loading' || undefined}
      aria-labelledby={`${id}-label`}
      title={node.disabledReason}
      data-kind={kind}
      data-drop={dropZone}
      onClick={blocked ? undefined : onPress}
      onDragOver={(event) => {
        event.preventDefault();
        onDrag.over(zoneOf(event));
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrag.drop();
      }}
    >
      {row.open === undefined ? (
        <span className={styles.gap} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className={styles.toggle}
          data-open={row.open || undefined}
          onClick={(event: MouseEvent) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon of={ChevronRight} size="small" tone="subtle" />
        </span>
      )}
      <RowContent id={id} row={row} tick={tick} />
      {steps.length === 0 ? null : (
        <TabStop value={isStop ? 0 : -1}>
          {/* Keys and presses of the menu are its own. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
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
        </TabStop>
      )}
    </div>
  );
}

function RowContent({ id, row, tick }: Pick<TreeRowProps, 'id' | 'row' | 'tick'>) {
  const { node, kind } = row;
  if (kind === 'loading')
    return (
      <>
        <Spinner size="small" />
        <span id={`${id}-label`} className={styles.note}>
          Loading...
        </span>
      </>
    );
  if (kind === 'failed')
    return (
      <>
        <Icon of={CircleAlert} size="small" tone="critical" />
        <span id={`${id}-label`} className={styles.note}>
          {node.label} did not load. Press to retry.
        </span>
      </>
    );
  return (
    <>
      {tick === undefined ? null : (
        <span className={styles.box} data-on={tick === false ? undefined : true} aria-hidden>
          {tick === false ? null : <Icon of={tick === 'mixed' ? Minus : Check} size="small" />}
        </span>
      )}
      {node.icon ? <Icon of={node.icon} tone="muted" /> : null}
      <span id={`${id}-label`} className={styles.name}>
        <span className={styles.label}>{node.label}</span>
        {node.end === undefined ? null : <span className={styles.end}>{node.end}</span>}
      </span>
    </>
  );
}
