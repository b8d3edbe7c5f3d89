import { useQuery } from '@tanstack/react-query';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { companyKey, standingWarnings } from '#domain/procurement';
import { localToday } from '#shared/project';
import { limitWords, standingLook } from '../../model/standingWords.ts';
import { standingQuery } from '../../prequalificationQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Bidders.css.ts';
import { useSettled } from './useSettled.ts';

export interface StandingNoteProps {
  /** The company as it is typed. */
  company: string;
  /** What it would be bid for, in dollars. */
  budget: number | null;
}

/** How a company stands that is about to be invited, held against the budget of the package. */
export function StandingNote({ company, budget }: StandingNoteProps) {
  const typed = useSettled(company.trim());
  const standing = useQuery(standingQuery(companyKey(typed) === '' ? '' : typed)).data;
  const today = localToday();
  const warnings = standing ? standingWarnings(standing, { amount: budget, today }) : [];
  return (
    <div className={styles.standing} role="status">
      {standing && typed === company.trim() ? (
        <>
          <StatusTag {...standingLook(standing, today)} />
          <span>{limitWords(standing)}</span>
          {warnings.length > 0 ? <WarningList warnings={warnings} /> : null}
        </>
      ) : null}
    </div>
  );
}

/** What speaks against a company, one below the other. */
export function WarningList({ warnings }: { warnings: readonly { kind: string; text: string }[] }) {
  return (
    <ul className={styles.warnings} aria-label={t.prequalificationWarnings}>
      {warnings.map(({ kind, text }) => (
        <li key={kind}>{text}</li>
      ))}
    </ul>
  );
}
