import { ScrollBox } from '../../layout/ScrollBox/ScrollBox.tsx';
import { Words } from './Advice.tsx';
import * as styles from './component.css.ts';

interface DocsTableProps {
  id: string;
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many columns at the start are code. */
  code: number;
  note?: string;
}

/** A table of the page; nothing without rows. */
export function DocsTable({ id, title, head, rows, code, note }: DocsTableProps) {
  if (rows.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <ScrollBox role="region" label={`${title} table`} className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col" className={styles.th}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  <td key={head[index]} className={styles.td}>
                    {index < code ? <CodeCell text={cell} isName={index === 0} /> : <Words text={cell} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

/** Several names, types or keys share a cell with a dot or a comma between them. */
function CodeCell({ text, isName }: { text: string; isName: boolean }) {
  if (text === '') return null;
  if (!isName) return <code className={styles.typeCode}>{text}</code>;
  return (
    <span className={styles.names}>
      {text.split(/ · |, /).map((name) => (
        <code key={name} className={styles.name}>
          {name}
        </code>
      ))}
    </span>
  );
}
