import type { ScheduledNode } from '#domain/timeline';
import * as t from '../texts.ts';

/** How far an activity can slip before the last day of all moves, in words; work days. */
export function slackWords({ total_slack: slack }: Pick<ScheduledNode, 'total_slack'>): string {
  if (slack === null) return t.done;
  if (slack < 0) return t.criticalValueShort(slack === -1 ? t.workDay1 : t.valueWorkDays(-slack));
  if (slack === 0) return t.criticalNoSlack;
  return t.valueOfSlack(slack === 1 ? t.workDay1 : t.valueWorkDays(slack));
}
