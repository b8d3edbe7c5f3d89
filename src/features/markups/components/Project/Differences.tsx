import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { ShownDifference } from '../../model/projectDraft.ts';
import * as t from '../../texts.ts';
import * as styles from '../Markups.css.ts';

const words: Readonly<Record<ShownDifference['kind'], string>> = {
  added: t.onlyHere,
  removed: t.onlyInTheTemplate,
  moved: t.moved,
  changed: t.changed,
};

/** How the project's lines differ from its template, line by line. */
export function Differences({ rows }: { rows: readonly ShownDifference[] }) {
  if (rows.length === 0) return <Text tone="muted">{t.theLinesAreThoseOf}</Text>;
  return (
    <div className={styles.scroll}>
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.difference}</th>
            <th scope="col">{t.template}</th>
            <th scope="col">{t.project}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind, template, project }) => (
            <tr key={`${kind} ${name}`}>
              <th scope="row">{name}</th>
              <td>
                <Chip label={words[kind]} />
              </td>
              <td>{template || '—'}</td>
              <td>{project || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
