import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as t from '../../texts.ts';
import type { SchemaRow } from '../model/schemaRows.ts';
import * as styles from './Documentation.css.ts';

export interface FieldTableProps {
  /** Whose fields they are, for screen readers. */
  label: string;
  rows: readonly SchemaRow[];
}

/** Pixels that a field inside of another stands further in. */
const step = 16;

/** The fields of a body or an answer, or the parameters of a call. */
export function FieldTable({ label, rows }: FieldTableProps) {
  return (
    <ScrollBox label={label} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[t.name, t.type, t.about].map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <td className={styles.fieldCell}>
                <span style={{ paddingInlineStart: row.depth * step }}>{row.name}</span>
                {row.isRequired ? <span className={styles.required}>{t.required}</span> : null}
              </td>
              <td className={styles.cell}>{row.type}</td>
              <td className={styles.aboutCell}>{row.about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
