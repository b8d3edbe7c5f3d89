import type { KnownCall } from './knownCalls.ts';

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** The number of a project's first document. */
const numberOf = (projectId: number) => projectId * 10 + 600_000;

/** Two documents in each project whose text is read; the demo brings none. */
export async function addContextDocuments(ask: Ask): Promise<void> {
  await ask(
    `insert into context_document (tenant_id, id, project_id, name, file_name, file_type, size, storage_key, job_id,
        text_state, passages)
      select tenant_id, id * 10 + 600000 + n, id, 'Memo ' || n, 'Memo.txt', 'text/plain', 9,
        lpad(to_hex(tenant_id * 100000000 + id * 10 + n), 48, 'd'), 1, 'READ', 1
      from project, generate_series(0, 1) n on conflict do nothing`,
    [],
  );
  await ask(
    `insert into context_passage (tenant_id, document_id, position, place, text)
      select tenant_id, id, 1, 'p. 1', 'Curtain wall' from context_document on conflict do nothing`,
    [],
  );
}

/** A document that is there, or was deleted. */
async function document(ask: Ask, projectId: number, isDeleted: boolean): Promise<KnownCall> {
  await addContextDocuments(ask);
  const id = numberOf(projectId);
  await ask('update context_document set is_deleted = $1 where tenant_id = 1 and id = $2', [isDeleted, id]);
  return { ids: { context_document_id: id } };
}

/** What has to stand in the database before a document is read, changed, deleted or brought back. */
export const contextCalls = (ask: Ask, projectId: number) => ({
  getContextDocument: () => document(ask, projectId, false),
  updateContextDocument: () => document(ask, projectId, false),
  removeContextDocument: () => document(ask, projectId, false),
  restoreContextDocument: () => document(ask, projectId, true),
  listContextDocumentHistory: () => document(ask, projectId, false),
});
