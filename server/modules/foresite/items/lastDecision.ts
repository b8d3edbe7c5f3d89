import { lastStatusMove } from './statusMoveRepository.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** ` Anna Lee approved it on Mar 3, 2026, 9:00 AM.` in the reader's time zone; `at` is an ISO instant. */
export function decisionWords(name: string, verb: string, at: string, timeZone: string): string {
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return ` ${name} ${verb.toLowerCase()} it on ${moment.format(new Date(at))}.`;
}

/** Who moved the status of a row last, and when, as a sentence; empty when nobody ever did. */
export async function whoMoved(
  tx: TenantTx,
  row: { entity: 'item' | 'scenario'; id: number },
  verb: string,
  timeZone: string,
): Promise<string> {
  const last = await lastStatusMove(tx, row.entity, row.id);
  return last ? decisionWords(last.name, verb, last.at, timeZone) : '';
}
