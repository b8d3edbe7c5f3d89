import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ArrowDown, ArrowUp } from '#design-system/icons/shapes.ts';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Disclosure } from '#design-system/layout/Disclosure/Disclosure.tsx';
import { COLUMN_WIDTHS, isColumnShown, orderedColumns } from '#domain/reporting';
import { ListGrip, useListDrag } from '#shared/order';
import type { ReportCardShape, TableHead } from '#shared/reports';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

interface CardColumnsProps {
  card: ReportCardShape;
  /** Of the table, with the company's own fields once they are known. */
  columns: readonly TableHead[];
  onChange: (part: Partial<ReportCardShape>) => void;
}

/** Which columns a table shows, in which order, and how wide. */
export function CardColumns({ card, columns, onChange }: CardColumnsProps) {
  const { hidden_columns: hidden = [], shown_columns: extra = [] } = card;
  const ordered = orderedColumns(columns, card).flatMap((at) => columns[at] ?? []);
  const ids = ordered.map(({ id }) => id);
  const shown = ordered.filter((column) => isColumnShown(column, card));
  const moveTo = (id: string, place: number) => {
    const rest = ids.filter((one) => one !== id);
    onChange({ column_order: [...rest.slice(0, place), id, ...rest.slice(place)] });
  };
  const drag = useListDrag(ids, moveTo);
  const toggle = ({ id, isExtra = false }: TableHead, on: boolean) =>
    onChange(
      isExtra
        ? { shown_columns: on ? [...extra, id] : extra.filter((one) => one !== id) }
        : { hidden_columns: on ? hidden.filter((one) => one !== id) : [...hidden, id] },
    );
  return (
    <>
      <h3 className={styles.group}>{t.columns}</h3>
      <ol className={styles.outline} aria-label={t.columns}>
        {ordered.map((column, at) => {
          const { id, label } = column;
          const isOn = isColumnShown(column, card);
          return (
            <li key={id} className={styles.outlineRow} {...drag.rowProps(id)}>
              <ListGrip {...drag.gripProps(id)} />
              <span className={styles.columnName}>
                <Switch
                  label={label}
                  checked={isOn}
                  disabledReason={isOn && shown.length === 1 ? t.aTableNeedsAColumn : undefined}
                  onChange={(on) => toggle(column, on)}
                />
              </span>
              <IconButton
                icon={ArrowUp}
                size="tiny"
                label={t.moveLabelBeforeTheOne(label)}
                disabledReason={at === 0 ? t.itIsTheFirstColumn : undefined}
                onPress={() => moveTo(id, at - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="tiny"
                label={t.moveLabelAfterTheOne(label)}
                disabledReason={at === ordered.length - 1 ? t.itIsTheLastColumn : undefined}
                onPress={() => moveTo(id, at + 1)}
              />
            </li>
          );
        })}
      </ol>
      <Widths card={card} columns={shown} onChange={onChange} />
    </>
  );
}

/** Columns as wide as a person makes them; the others share what is left. */
function Widths({ card, columns, onChange }: CardColumnsProps) {
  const [open, setOpen] = useState(false);
  const { column_widths: given = [] } = card;
  return (
    <Disclosure
      title={t.widths}
      headingLevel={3}
      note={given.length === 0 ? t.fitToContent : t.lengthSet(given.length)}
      open={open}
      onOpenChange={setOpen}
    >
      <div className={styles.widths}>
        {columns.map(({ id, label }) => (
          <NumberField
            key={id}
            label={label}
            unit={t.dots}
            decimals={0}
            minimum={COLUMN_WIDTHS.least}
            maximum={COLUMN_WIDTHS.most}
            placeholder={t.auto}
            value={given.find(({ column }) => column === id)?.width ?? null}
            onChange={(width) =>
              onChange({
                column_widths: [
                  ...given.filter(({ column }) => column !== id),
                  ...(width === null ? [] : [{ column: id, width }]),
                ],
              })
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}
