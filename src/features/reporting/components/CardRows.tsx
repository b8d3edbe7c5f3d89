import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import type { ReportCardShape, ReportTable, TableCard, TableHead } from '#shared/reports';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

interface CardRowsProps {
  card: ReportCardShape;
  offer: TableCard;
  /** Of the table, with the company's own fields once they are known. */
  columns: readonly TableHead[];
  /** Undefined until it is known. */
  table: ReportTable | undefined;
  onChange: (part: Partial<ReportCardShape>) => void;
}

const inOrder = new Intl.Collator('en-US', { numeric: true });
/** As the module has them. */
const unsorted = '';

/** What the cells of a column are found by, each once. */
function wordsOf(table: ReportTable | undefined, id: string): string[] {
  const at = table?.columns.findIndex((column) => column.id === id) ?? -1;
  const words = (table?.words ?? table?.rows ?? []).flatMap((row) => row[at] ?? []);
  return [...new Set(words)].filter(Boolean).toSorted(inOrder.compare);
}

/** Which rows a table shows, and in which order. */
export function CardRows({ card, offer: { hasFixedOrder }, columns, table, onChange }: CardRowsProps) {
  const { filters = [], sort } = card;
  const sorted = hasFixedOrder ? [] : columns;
  const filtered = columns.filter(({ isFiltered }) => isFiltered);
  const order = sorted.find(({ id }) => id === sort?.column)?.id ?? unsorted;
  const valuesOf = (id: string) => filters.find(({ column }) => column === id)?.values ?? [];
  const narrow = (column: string, values: string[]) =>
    onChange({
      filters: [
        ...filters.filter((one) => one.column !== column),
        ...(values.length > 0 ? [{ column, values }] : []),
      ],
    });
  if (sorted.length === 0 && filtered.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{t.rows}</h3>
      {sorted.length > 0 ? (
        <Select
          label={t.sortBy}
          options={[
            { value: unsorted, label: t.asOnItsPage },
            ...sorted.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={order}
          onChange={(column) => onChange({ sort: { column, descending: sort?.descending ?? false } })}
        />
      ) : null}
      {order === unsorted ? null : (
        <Switch
          label={t.descending}
          checked={sort?.descending ?? false}
          onChange={(descending) => onChange({ sort: { column: order, descending } })}
        />
      )}
      {filtered.map(({ id, label, isExtra = false }) => {
        const there = wordsOf(table, id);
        const gone = valuesOf(id).filter((text) => !there.includes(text));
        // What no row has is nothing to narrow an added column by.
        if (isExtra && there.length === 0 && gone.length === 0) return null;
        return (
          <MultiSelect
            key={id}
            label={label}
            placeholder={t.all}
            value={valuesOf(id)}
            onChange={(values) => narrow(id, values)}
            options={[
              ...there.map((value) => ({ value, label: value })),
              // What a card was narrowed to stays in sight when no row has it any more, so that it can be taken out.
              ...gone.map((value) => ({ value, label: value })),
            ]}
          />
        );
      })}
    </>
  );
}
