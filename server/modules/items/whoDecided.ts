import { formatMoment } from '#domain/dates';
import type { ItemWriter } from './itemWriter.ts';
import { lastStatusMove } from './statusMoveRepository.ts';

const ACTIONS: Partial<Record<string, string>> = { APPROVED: 'approved', REJECTED: 'rejected' };

/** 'Daniel Reyes approved it on Nov 03, 2026, 2:31 PM.' in a reader's time zone; `at` is an ISO instant. */
export function actionSentence(name: string, action: string, at: string, timeZone: string): string {
  return `${name} ${action} it on ${formatMoment(at, timeZone)}.`;
}

/** 'Daniel Reyes approved it on Nov 03, 2026, 2:31 PM.', for whoever came second; empty where nothing is decided. */
export async function whoDecided(
  { tx, timeZone }: ItemWriter,
  entity: 'item' | 'scenario',
  { id, status }: { id: number; status: string },
): Promise<string> {
  const action = ACTIONS[status];
  const last = action && (await lastStatusMove(tx, entity, id));
  return last ? actionSentence(last.name, action, last.at, timeZone) : '';
}
