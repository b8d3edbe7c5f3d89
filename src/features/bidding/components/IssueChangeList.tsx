import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { IssueChange } from '#domain/bidding';
import { changeDetail, changeTitle } from '../model/changeWords.ts';
import * as t from '../texts.ts';
import * as styles from './IssueChangeList.css.ts';

const looks = {
  ADDED: { label: t.added, tone: 'positive' },
  CHANGED: { label: t.changed, tone: 'info' },
  REMOVED: { label: t.removed, tone: 'critical' },
} as const;

/** What one issue of the scope has that the one before it had not. */
export function IssueChangeList({ label, changes }: { label: string; changes: readonly IssueChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {changes.map((change) => (
        <li key={`${change.subject} ${(change.after ?? change.before)?.id}`}>
          <StatusTag {...looks[change.kind]} />
          <span>
            {change.subject === 'ALTERNATE' ? t.alternate : ''}
            {changeTitle(change)}
          </span>
          <small>{changeDetail(change)}</small>
        </li>
      ))}
    </ul>
  );
}
