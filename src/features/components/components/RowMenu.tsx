import { dataColor } from '#design-system/foundations/dataColor.ts';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Ellipsis } from '#design-system/icons/shapes.ts';
import { COMPONENT_MESSAGES } from '#domain/components';
import { type ComponentRow, nameOf } from '../model/componentRows.ts';
import * as t from '../texts.ts';
import * as styles from './componentColumns.css.ts';

/** What can be done with a component besides typing; absent acts need a permission. */
export interface RowActions {
  onDetails: (row: ComponentRow) => void;
  onMove?: ((row: ComponentRow, steps: number) => void) | undefined;
  onColor?: ((row: ComponentRow, color: number) => void) | undefined;
  onRemove?: ((row: ComponentRow) => void) | undefined;
}

const colors = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The menu at the end of a row. */
export function RowMenu({ row, onDetails, onMove, onColor, onRemove }: RowActions & { row: ComponentRow }) {
  // A row on its way to the server has no number yet.
  if (row.id === 0) return null;
  const fixed = row.is_uncategorized ? t.overallProjectStaysFirst : undefined;
  const sections = [
    { id: 'details', items: [{ id: 'details', label: t.details, onSelect: () => onDetails(row) }] },
    ...(onMove
      ? [
          {
            id: 'move',
            items: [
              { id: 'up', label: t.moveUp, disabledReason: fixed, onSelect: () => onMove(row, -1) },
              { id: 'down', label: t.moveDown, disabledReason: fixed, onSelect: () => onMove(row, 1) },
            ],
          },
        ]
      : []),
    ...(onColor
      ? [
          {
            id: 'color',
            title: t.color,
            items: colors.map((color) => ({
              id: `color-${color}`,
              label: t.colorColor(color),
              kind: 'radio' as const,
              checked: row.color_index === color,
              start: <span className={styles.swatch} style={{ background: dataColor(color) }} />,
              onSelect: () => onColor(row, color),
            })),
          },
        ]
      : []),
    ...(onRemove
      ? [
          {
            id: 'remove',
            items: [
              {
                id: 'delete',
                label: t.deleteWord,
                tone: 'critical' as const,
                disabledReason: row.is_uncategorized ? COMPONENT_MESSAGES.overallRemoved : undefined,
                onSelect: () => onRemove(row),
              },
            ],
          },
        ]
      : []),
  ];
  return (
    <span className={styles.actions}>
      <Menu
        label={t.actionsForValue(nameOf(row))}
        placement="bottom-end"
        sections={sections}
        renderTrigger={(trigger) => (
          <IconButton icon={Ellipsis} size="tiny" label={t.actionsForValue(nameOf(row))} trigger={trigger} />
        )}
      />
    </span>
  );
}
