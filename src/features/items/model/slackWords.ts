import type { ScheduledNode } from '#domain/timeline';

/** How far an activity can slip before the last day of all moves, in words; work days. */
export function slackWords({ total_slack: slack }: Pick<ScheduledNode, 'total_slack'>): string {
  if (slack === null) return 'Done';
  if (slack < 0) return `Critical, ${slack === -1 ? '1 work day' : `${-slack} work days`} short`;
  if (slack === 0) return 'Critical, no slack';
  return `${slack === 1 ? '1 work day' : `${slack} work days`} of slack`;
}
