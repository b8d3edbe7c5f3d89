import { everyEntry } from './contextQueries.ts';
import { everyDocument } from './documentQueries.ts';
import { type BasisRow, basisRows } from './model/basisRows.ts';
import type { ContextFilters } from './model/contextFilters.ts';

/** What the filters let through for the basis document; documents are of no kind of entry and have no status. */
export async function readBasis(projectId: number, filters: ContextFilters): Promise<BasisRow[]> {
  const isDocuments = filters.kind === 'DOCUMENT';
  const [entries, documents] = await Promise.all([
    isDocuments ? [] : everyEntry(projectId, { ...filters, order: filters.order ?? 'kind' }),
    isDocuments || (filters.kind === null && filters.status === null)
      ? everyDocument(projectId, filters)
      : [],
  ]);
  return basisRows(entries, documents);
}
