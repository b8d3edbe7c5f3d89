import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { useProjectId } from '#shared/project';
import type { ReportCardShape, TableCard } from '#shared/reports';
import * as styles from './Reporting.css.ts';

interface CardRowsProps {
  card: ReportCardShape;
  offer: TableCard;
  onChange: (part: Partial<ReportCardShape>) => void;
}

const inOrder = new Intl.Collator('en-US', { numeric: true });
/** As the module has them. */
const unsorted = '';

/** Which rows a table shows, and in which order. */
export function CardRows({ card, offer: { columns, filtered, sorted, query }, onChange }: CardRowsProps) {
  const { data } = useQuery(query(useProjectId()));
  const { filters = [], sort } = card;
  const order = sorted.find((id) => id === sort?.column) ?? unsorted;
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
      <h3 className={styles.group}>Rows</h3>
      {sorted.length > 0 ? (
        <Select
          label="Sort by"
          options={[
            { value: unsorted, label: 'As on its page' },
            ...columns.filter(({ id }) => sorted.includes(id)).map(({ id, label }) => ({ value: id, label })),
          ]}
          value={order}
          onChange={(column) => onChange({ sort: { column, descending: sort?.descending ?? false } })}
        />
      ) : null}
      {order === unsorted ? null : (
        <Switch
          label="Descending"
          checked={sort?.descending ?? false}
          onChange={(descending) => onChange({ sort: { column: order, descending } })}
        />
      )}
      {columns
        .filter(({ id }) => filtered.includes(id))
        .map(({ id, label }) => {
          const at = columns.findIndex((one) => one.id === id);
          const there = new Set(data?.rows.map((row) => row[at] ?? '').filter(Boolean));
          const gone = valuesOf(id).filter((text) => !there.has(text));
          return (
            <MultiSelect
              key={id}
              label={label}
              placeholder="All"
              value={valuesOf(id)}
              onChange={(values) => narrow(id, values)}
              options={[
                ...[...there].toSorted(inOrder.compare).map((value) => ({ value, label: value })),
                // What a card was narrowed to stays in sight when no row has it any more, so that it can be taken out.
                ...gone.map((value) => ({ value, label: value })),
              ]}
            />
          );
        })}
    </>
  );
}
