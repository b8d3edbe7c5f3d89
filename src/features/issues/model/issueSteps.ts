import {
  Check,
  CircleAlert,
  CircleDot,
  CircleX,
  Clock,
  type IconShape,
  Undo2,
} from '#design-system/icons/shapes.ts';
import { type IssueStatus, nextStatuses } from '#domain/issues';
import * as t from '../texts.ts';

/** A step that an issue may take next. */
export interface IssueStep {
  to: IssueStatus;
  label: string;
  icon: IconShape;
  /** The one that the work leads to. */
  isMain: boolean;
}

/** Steps in the order in which they stand; the last one ends the work. Void is chosen with the status: nothing leads back from it. */
const order = ['OPEN', 'DISPUTE', 'PENDING', 'REJECTED', 'CLOSED'] as const satisfies readonly IssueStatus[];

const words: Readonly<Record<(typeof order)[number], { label: string; icon: IconShape }>> = {
  OPEN: { label: t.reopen, icon: Undo2 },
  DISPUTE: { label: t.dispute, icon: CircleAlert },
  PENDING: { label: t.setPending, icon: Clock },
  REJECTED: { label: t.reject, icon: CircleX },
  CLOSED: { label: t.closeIssue, icon: Check },
};

/** The steps that an issue of this status is offered, by the table of transitions. */
export function stepsOf(from: IssueStatus): IssueStep[] {
  const next = nextStatuses(from);
  return order
    .filter((to) => next.includes(to))
    .map((to) => ({
      to,
      ...words[to],
      ...(from === 'DRAFT' && { label: t.openIssue, icon: CircleDot }),
      isMain: to === 'CLOSED' || from === 'DRAFT',
    }));
}
