import { useState } from 'react';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import {
  COLUMN_LABELS,
  ESTIMATE_COLUMNS,
  SOURCES,
  type EstimateColumn,
  type FileEstimate,
  type FileSheet,
  type GuessedSheet,
  type RowKind,
} from '#domain/estimate/import';
import { formatNumber } from '#domain/money';
import { columnLetter } from '#domain/sheets';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';
import { FindingsCard } from './FindingsCard.tsx';
import { TotalsCard } from './TotalsCard.tsx';

export interface ColumnsStepProps {
  sheets: readonly FileSheet[];
  choices: readonly GuessedSheet[];
  estimate: FileEstimate;
  onMap: (sheet: number, column: number, field: EstimateColumn | null) => void;
}

/** Rows that are shown; the rest reads alike. */
const shown = 60;
const notUsed = 'none';
const fields = [
  { value: notUsed, label: t.notUsed },
  ...ESTIMATE_COLUMNS.map((value) => ({ value, label: COLUMN_LABELS[value] })),
];
const kindLabels: Readonly<Record<RowKind | 'above', string>> = {
  above: t.banner,
  blank: t.blank,
  header: t.header,
  section: t.section,
  parent: t.parent,
  line: '',
  sub_item: t.subItem,
  total: t.total,
  left_out: t.notRead,
};

/** What each column is, guessed with its reason and changed at its head, above the rows as they are read. */
export function ColumnsStep({ sheets, choices, estimate, onMap }: ColumnsStepProps) {
  const [chosen, setChosen] = useState(estimate.sheets[0]?.index ?? 0);
  const read = estimate.sheets.find(({ index }) => index === chosen) ?? estimate.sheets[0];
  if (!read) return null;
  const { index } = read;
  const choice = choices[index];
  const header = choice?.headerRow ?? 0;
  const rows = sheets[index]?.rows ?? [];
  const width = choice?.guess?.columns.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  const fieldAt = new Map(
    Object.entries(choice?.mapping ?? {}).map(([field, at]) => [at, field as EstimateColumn]),
  );
  const kindAt = (at: number) =>
    at < header ? 'above' : at === header ? 'header' : (read.kinds[at - header - 1] ?? 'blank');
  const first = Math.max(0, header - 3);
  return (
    <div className={styles.split}>
      <Card
        title={read.name}
        padding="none"
        actions={
          estimate.sheets.length > 1 ? (
            <Select
              label={t.sheet}
              labelHidden
              size="small"
              value={String(index)}
              onChange={(value) => setChosen(Number(value))}
              options={estimate.sheets.map((one) => ({ value: String(one.index), label: one.name }))}
            />
          ) : null
        }
      >
        <ScrollBox role="region" className={styles.scroll} label={t.rowsOfSheet(read.name)}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t.row}</th>
                <th scope="col">{t.rowIs}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.picker}>
                    <Select
                      label={t.columnColumnLetter(columnLetter(column))}
                      size="small"
                      value={fieldAt.get(column) ?? notUsed}
                      onChange={(value) =>
                        onMap(index, column, value === notUsed ? null : (value as EstimateColumn))
                      }
                      options={fields}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(first, first + shown).map((row, offset) => {
                const at = first + offset;
                const kind = kindAt(at);
                return (
                  <tr key={at} className={styles.row} data-kind={kind}>
                    <td className={styles.number}>{at + 1}</td>
                    <td className={styles.kind}>{kindLabels[kind]}</td>
                    {columns.map((column) => (
                      <td
                        key={column}
                        className={`${styles.cell} ${typeof row[column] === 'number' ? styles.number : ''}`}
                      >
                        {shownCell(row[column])}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      </Card>
      <Stack gap={3}>
        <FindingsCard estimate={estimate} choices={choices} />
        <TotalsCard estimate={estimate} />
        <Card title={t.why}>
          {choice?.guess ? (
            <p className={styles.source}>
              {choice.guess.source === 'excel'
                ? t.readAsAWorkbook
                : t.readAsAnExport(SOURCES[choice.guess.source].label)}
            </p>
          ) : null}
          <ScrollBox label={t.whyEachColumnWasGuessed} className={styles.listBox}>
            <ul className={styles.list}>
              {(choice?.guess?.columns ?? [])
                .filter(({ title, reason }) => title !== '' || reason !== 'Empty')
                .map(({ column, letter, title, field, reason }) => (
                  <li key={column} className={styles.entry}>
                    <span>{`${letter} ${title}`}</span>
                    <span className={styles.strong}>{field ? COLUMN_LABELS[field] : t.notUsed}</span>
                    <span className={styles.muted}>{reason}</span>
                  </li>
                ))}
            </ul>
          </ScrollBox>
        </Card>
      </Stack>
    </div>
  );
}

const shownCell = (cell: string | number | boolean | null | undefined): string =>
  typeof cell === 'number' ? formatNumber(cell, 2) : cell === null || cell === undefined ? '' : String(cell);
