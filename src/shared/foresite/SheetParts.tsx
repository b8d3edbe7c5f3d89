import type { ReactNode } from 'react';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as styles from './Sheet.css.ts';

/** A part of the sheet under its heading; a long one may break over two pages. */
export function SheetSection({
  title,
  long = false,
  children,
}: {
  title: string;
  long?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={long ? `${styles.section} ${styles.long}` : styles.section} aria-label={title}>
      <Text as="h2" size="section" weight="strong">
        {title}
      </Text>
      {children}
    </section>
  );
}

/** Names with what is said of them; without anything they read as a dash. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, said: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, said]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.said}>{said === '' || said === null ? '-' : said}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SheetRow {
  key: string;
  cells: readonly ReactNode[];
  strong?: boolean;
}

/** A plain table, so that it prints whole; columns from `figures` on are figures. */
export function SheetTable({
  label,
  columns,
  figures,
  rows,
}: {
  label: string;
  columns: readonly string[];
  figures: number;
  rows: readonly SheetRow[];
}) {
  const end = (index: number) => (index >= figures ? { 'data-end': true } : {});
  // A phone sets a row of many columns in lines: its name with what it comes to, below it the rest with its headings.
  const isWide = columns.length > 3;
  const place = (index: number) => {
    if (!isWide) return {};
    const isSum = index === columns.length - 1 && index >= figures;
    return isSum ? { 'data-sum': true } : { 'data-column': columns[index] };
  };
  return (
    <ScrollBox label={label}>
      <table className={styles.table} aria-label={label} data-wide={isWide || undefined}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={styles.cell} {...end(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-strong={row.strong}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className={styles.cell}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className={styles.cell} {...end(index)} {...place(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
