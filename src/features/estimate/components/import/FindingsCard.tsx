import { Card } from '#design-system/layout/Card/Card.tsx';
import { type FileEstimate, fileFindings, type GuessedSheet } from '#domain/estimate/import';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';

export interface FindingsCardProps {
  estimate: FileEstimate;
  choices: readonly GuessedSheet[];
}

/** What the file holds and nobody sees at once: another currency, what is hidden, formulas without a value. */
export function FindingsCard({ estimate, choices }: FindingsCardProps) {
  const findings = fileFindings(estimate, choices);
  if (findings.length === 0) return null;
  return (
    <Card title={t.foundInTheFile}>
      <ul className={styles.list}>
        {findings.map(({ key, title, text }) => (
          <li key={key} className={styles.finding}>
            <span className={styles.strong}>{title}</span>
            <p className={styles.findingText}>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
