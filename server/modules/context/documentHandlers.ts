import { DOCUMENT_LIMITS, documentEndings, documentFields, documentKindOf } from '#domain/context';
import { FILE_MESSAGES } from '#domain/files';
import { fieldProblems } from '#domain/fields';
import { conflict, type FieldErrors, notFound, ruleRefused, wrongFile } from '#server/contract/errors.ts';
import { type Call, defineHandlers, type Result } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { checkContent } from '../files/checkContent.ts';
import { showHistory } from '../history/showHistory.ts';
import { documentAdapter } from './documentAdapter.ts';
import {
  countDocuments,
  type DocumentRow,
  listDocuments,
  readDocumentRow,
  searchPassages,
} from './documentRepository.ts';
import { knownRows } from './entryRepository.ts';
import { readDocumentKind, type ReadRequest } from './readDocumentJob.ts';
import { fieldsOf, gone } from './saveEntry.ts';

type Reading = Pick<Call<'getContextDocument'>, 'tx' | 'params' | 'tenant' | 'services' | 'now'>;

const place = {
  kind: 'document',
  megabytes: DOCUMENT_LIMITS.megabytes,
  most: DOCUMENT_LIMITS.documents,
} as const;

function present(
  { tenant, services, now }: Pick<Reading, 'tenant' | 'services' | 'now'>,
  { storage_key: storageKey, ...document }: DocumentRow,
): Result<'getContextDocument'> {
  const url = services.fileAddresses.addressOf({ tenantId: tenant.id, storageKey, kind: 'document' }, now);
  return { ...document, url };
}

async function presentDocument(call: Reading): Promise<Result<'getContextDocument'>> {
  const { tx, params } = call;
  const document = await readDocumentRow(tx, params.project_id, params.context_document_id);
  if (!document) throw notFound();
  return present(call, document);
}

async function requireRoom({ tx, params }: Pick<Call<'listContextDocuments'>, 'tx' | 'params'>) {
  if ((await countDocuments(tx, params.project_id)) < DOCUMENT_LIMITS.documents) return;
  throw ruleRefused(
    `A project has at most ${DOCUMENT_LIMITS.documents} documents. Delete those that no longer matter.`,
  );
}

/** Refuses what a document cannot be, every field with its reason. */
async function requireSound({ tx, params, body, today }: Call<'updateContextDocument'>) {
  const errors: FieldErrors = { ...fieldProblems(documentFields, body, { today, isNew: false }) };
  const known = await knownRows(tx, params.project_id, body);
  for (const field of ['milestone_id', 'component_id', 'cost_group_id'] as const)
    if (body[field] != null && !known[field]) errors[field] ??= [gone[field]];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

/** Documents that estimates rest on, and what they say (docs/product/context.md). */
export const documentHandlers = defineHandlers({
  listContextDocuments: async (call) => {
    const { count, results } = await listDocuments(call.tx, call.params.project_id, call.query);
    return { count, results: results.map((row) => present(call, row)) };
  },

  addContextDocument: {
    expect: () => Promise.resolve({ megabytes: DOCUMENT_LIMITS.megabytes }),
    keep: async (call) => {
      const { tx, params, caller, tenant, file, services } = call;
      if (!documentKindOf(file.fileName)) throw wrongFile(FILE_MESSAGES.type(documentEndings));
      const { fileName, fileType, size } = await checkContent(file, place);
      await requireRoom(call);
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = { projectId: params.project_id, storageKey: file.storageKey, fileName };
      const jobId = await services.jobs.enqueue(tx, {
        kind: readDocumentKind,
        payload,
        createdById: caller.userId,
        maxAttempts: 3,
      });
      const head = handHead(call, params.project_id, `Uploaded ${fileName}`);
      const { rows } = await services.changes.apply(tx, head, [
        {
          entity: 'context_document',
          kind: 'create',
          fields: {
            name: fileName.replace(/\.[^.]+$/, '') || fileName,
            file_name: fileName,
            file_type: fileType,
            size,
            storage_key: file.storageKey,
            job_id: jobId,
            created_by_id: caller.userId,
          },
        },
      ]);
      return { id: rows[0]?.id ?? 0, job_id: jobId };
    },
  },

  getContextDocument: presentDocument,

  updateContextDocument: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    const { name } = await presentDocument(call);
    await requireSound(call);
    await services.changes.apply(tx, handHead(call, params.project_id, `Changed ${name}`), [
      {
        entity: 'context_document',
        kind: 'update',
        id: params.context_document_id,
        version: ifMatch ?? null,
        fields: fieldsOf(body),
      },
    ]);
    return presentDocument(call);
  },

  removeContextDocument: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { name } = await presentDocument(call);
    await services.changes.apply(tx, handHead(call, params.project_id, `Deleted ${name}`), [
      {
        entity: 'context_document',
        kind: 'delete',
        id: params.context_document_id,
        version: ifMatch ?? null,
      },
    ]);
  },

  restoreContextDocument: async (call) => {
    const { tx, params, services } = call;
    const { project_id: projectId, context_document_id: id } = params;
    const stored = (await documentAdapter.load(tx, [id], projectId)).get(id);
    if (!stored || stored.projectId !== projectId) throw notFound();
    if (!stored.deleted)
      throw conflict('This document is not deleted. Reload the page.', await presentDocument(call));
    await requireRoom(call);
    const head = handHead(call, projectId, `Restored ${String(stored.fields['name'])}`);
    await services.changes.apply(tx, head, [
      { entity: 'context_document', kind: 'create', id, fields: stored.fields },
    ]);
    return presentDocument(call);
  },

  listContextDocumentHistory: async (call) => {
    const { tx, params, query, caller } = call;
    await presentDocument(call);
    return showHistory(
      tx,
      await historyOf(tx, 'context_document', params.context_document_id, query),
      caller,
    );
  },

  searchContextPassages: ({ tx, params, query }) => searchPassages(tx, params.project_id, query),
});
