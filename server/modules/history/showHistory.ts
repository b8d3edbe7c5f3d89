import type { Caller, Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { HistoryLine, HistoryPage } from '#server/services/changes/changeHistoryRepository.ts';
import { entityOfKind } from './entities.ts';
import {
  type KeptRow,
  nameKept,
  type NamedKind,
  namedKinds,
  type NamedRow,
  readKept,
  readNames,
} from './historyRepository.ts';
import { readOvertakenSets, readWritesSince } from './sinceRepository.ts';
import { collectNames, keyOf, presentHistory } from './presentHistory.ts';

/** The names of all these rows: of those that are gone from what the change sets kept of them. */
export async function namesOf(
  tx: TenantTx,
  ids: Readonly<Record<NamedKind, ReadonlySet<number>>>,
): Promise<NamedRow[]> {
  const names = await readNames(tx, ids);
  const found = new Set(names.map(({ kind, id }) => `${kind}:${id}`));
  const gone = namedKinds.flatMap((kind) => {
    const entity = entityOfKind.get(kind);
    if (entity === undefined) return [];
    return [...ids[kind]].filter((id) => !found.has(`${kind}:${id}`)).map((id) => ({ kind, entity, id }));
  });
  if (gone.length === 0) return names;
  const kept = new Map((await readKept(tx, gone)).map((row) => [`${row.entity}:${row.id}`, row]));
  const byKind: Partial<Record<NamedKind, KeptRow[]>> = {};
  for (const { kind, entity, id } of gone) {
    const row = kept.get(`${entity}:${id}`);
    if (row) (byKind[kind] ??= []).push(row);
  }
  return [...names, ...(await nameKept(tx, byKind))];
}

/** A page of history as the contract has it, with the names of all that it speaks of. */
export async function showHistory(
  tx: TenantTx,
  page: HistoryPage,
  caller: Caller,
): Promise<Result<'listItemHistory'>> {
  if (page.results.length === 0) return { count: page.count, next: null, results: [] };
  const isOpen = ({ undoneById }: HistoryLine) => undoneById === null;
  const folded = page.results.filter(({ folded: entries }) => entries != null);
  const [names, since, sets] = await Promise.all([
    namesOf(tx, collectNames(page.results)),
    readWritesSince(
      tx,
      page.results.filter(({ folded: entries }) => entries == null),
    ),
    readOvertakenSets(
      tx,
      folded.filter(isOpen).map(({ changeSetId }) => changeSetId),
    ),
  ]);
  for (const line of folded) {
    const met = sets.get(line.changeSetId);
    if (met) since.overtaken.set(keyOf(line), met);
  }
  return presentHistory(page, names, since, caller);
}
