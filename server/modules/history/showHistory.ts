import type { Caller, Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { HistoryPage } from '#server/services/changes/changeHistoryRepository.ts';
import { readNames, readOvertaken } from './historyRepository.ts';
import { collectNames, presentHistory } from './presentHistory.ts';

/** A page of history as the contract has it, with the names of all that it speaks of. */
export async function showHistory(
  tx: TenantTx,
  page: HistoryPage,
  caller: Caller,
): Promise<Result<'listItemHistory'>> {
  if (page.results.length === 0) return { count: page.count, next: null, results: [] };
  const [names, overtaken] = await Promise.all([
    readNames(tx, collectNames(page.results)),
    readOvertaken(tx, page.results),
  ]);
  return presentHistory(page, names, overtaken, caller);
}
