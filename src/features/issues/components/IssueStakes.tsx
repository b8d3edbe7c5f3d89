import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { daysBetween, relativeDay } from '#domain/dates';
import { isPastDue, issueFields } from '#domain/issues';
import { formatMoney } from '#domain/money';
import { localToday, useProjectId } from '#shared/project';
import { insightsQuery, type Issue } from '../issueQueries.ts';
import type { IssueDraft } from '../model/issueDraft.ts';
import * as t from '../texts.ts';
import * as shared from './Issues.css.ts';
import * as styles from './IssueSheet.css.ts';
import type { IssueControls } from './useIssueControls.tsx';

export interface IssueStakesProps {
  issue: Issue;
  draft: IssueDraft;
  controls: IssueControls;
}

/** What an issue puts at stake, in large, and by when it has to be settled. */
export function IssueStakes({ issue, draft, controls }: IssueStakesProps) {
  const insights = useQuery(insightsQuery(useProjectId())).data;
  return (
    <div className={styles.stakes}>
      <div>
        <div className={styles.label} aria-hidden>
          {issueFields.cost_at_stake.label}
        </div>
        <div className={styles.figure}>{controls.cost_at_stake}</div>
        {/* Its line stands also where there is nothing to say: what is beside stays where it is. */}
        <div className={styles.label}>
          {shareWords(issue, draft.cost_at_stake, insights?.cost_at_stake) ?? '\u00a0'}
        </div>
      </div>
      <div className={styles.terms}>
        <Term name="days_at_stake" aside={null} control={controls.days_at_stake} />
        <Term name="due_date" aside={<DueWords draft={draft} />} control={controls.due_date} />
        <Term name="priority" aside={null} control={controls.priority} />
      </div>
    </div>
  );
}

interface TermProps {
  name: 'days_at_stake' | 'due_date' | 'priority';
  aside: ReactNode;
  control: ReactNode;
}

function Term({ name, aside, control }: TermProps) {
  return (
    <>
      <span className={styles.term} aria-hidden>
        {issueFields[name].label}
      </span>
      <span className={styles.aside}>{aside}</span>
      {control}
    </>
  );
}

/** How much of what active and backlog issues have at stake is this one's; null where it has no part in it, or a cost is being typed. */
function shareWords(issue: Issue, cost: number | null, total: number | undefined): string | null {
  const isOpen = issue.status !== 'CLOSED' && issue.status !== 'VOID';
  if (!isOpen || !total || !issue.cost_at_stake || cost !== issue.cost_at_stake) return null;
  const percent = Math.round((issue.cost_at_stake / total) * 100);
  return t.valueOfMoneyAtStake(percent < 1 ? t.under1 : percent, formatMoney(total));
}

function DueWords({ draft: { due_date: due, status } }: { draft: IssueDraft }) {
  const today = localToday();
  if (due === null || status === 'CLOSED' || status === 'VOID') return null;
  if (isPastDue({ due_date: due, status }, today)) {
    const days = daysBetween(due, today);
    return <span className={shared.late}>{days === 1 ? t.dayPastDue1 : t.daysDaysPastDue(days)}</span>;
  }
  return <span className={shared.near}>{relativeDay(due, today)}</span>;
}
