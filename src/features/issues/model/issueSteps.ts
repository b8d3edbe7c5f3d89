import { Check, CircleAlert, CircleDot, CircleX, Clock, type IconShape, Undo2 } from '#design-system/icons/shapes.ts';
import { type IssueStatus, nextStatuses } from '#domain/issues';

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
  OPEN: { label: 'Reopen', icon: Undo2 },
  DISPUTE: { label: 'Dispute', icon: CircleAlert },
  PENDING: { label: 'Set pending', icon: Clock },
  REJECTED: { label: 'Reject', icon: CircleX },
  CLOSED: { label: 'Close issue', icon: Check },
};

/** The steps that an issue of this status is offered, by the table of transitions. */
export function stepsOf(from: IssueStatus): IssueStep[] {
  const next = nextStatuses(from);
  return order
    .filter((to) => next.includes(to))
    .map((to) => ({
      to,
      ...words[to],
      ...(from === 'DRAFT' && { label: 'Open issue', icon: CircleDot }),
      isMain: to === 'CLOSED' || from === 'DRAFT',
    }));
}
