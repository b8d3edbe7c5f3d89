import { conflict, notFound, wrongFile } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { incompatible, SHEET_LIMITS, sheetKindOf } from '#server/services/sheets/readSheets.ts';
import { cleanFileName } from '#domain/files';
import { findRowErrors, refuseRowErrors } from '../batchRows.ts';
import { refuseNewScope } from '../refuseScope.ts';
import { createItemsKind, type CreateRequest } from './createItemsJob.ts';
import { readItemsKind, type ReadRequest } from './readItemsJob.ts';

/** Items from files: read, shown to whoever sent them, and saved once they say so (docs/product/items.md). */
export const importHandlers = defineHandlers({
  importItems: {
    expect: () => Promise.resolve({ megabytes: SHEET_LIMITS.megabytes }),
    keep: async ({ tx, params, caller, tenant, file, services }) => {
      const fileName = cleanFileName(file.fileName);
      if (!sheetKindOf(fileName)) throw wrongFile(incompatible);
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = { projectId: params.project_id, storageKey: file.storageKey, fileName };
      const job = { kind: readItemsKind, payload, createdById: caller.userId, maxAttempts: 3 };
      return { job_id: await services.jobs.enqueue(tx, job) };
    },
  },

  getItemImport: async ({ tx, params, caller, services }): Promise<Answer<'getItemImport'>> => {
    const job = await services.jobs.find(tx, params.job_id);
    const isOwn =
      job?.kind === readItemsKind &&
      job.createdById === caller.userId &&
      (job.payload as ReadRequest).projectId === params.project_id;
    if (!isOwn) throw notFound();
    if (job.status !== 'done' || job.result === null)
      throw conflict(job.error ?? 'The file is not read yet. Try again when its progress says so.');
    return rawJson(job.result);
  },

  createItemsInBulk: async ({ tx, params, body, caller, today, services }) => {
    const { project_id: projectId } = params;
    const { creates } = body;
    refuseNewScope(creates, caller);
    const rows = creates.map((input, index) => ({ at: `creates.${index}`, input, isNew: true }));
    refuseRowErrors(await findRowErrors({ tx, projectId, today }, rows));
    const payload: CreateRequest = {
      projectId,
      userId: caller.userId,
      permissions: [...caller.permissions],
      today,
      timeZone: caller.timeZone,
      creates,
    };
    const job = { kind: createItemsKind, payload, createdById: caller.userId, maxAttempts: 3 };
    return { job_id: await services.jobs.enqueue(tx, job) };
  },
});
