import { cleanFileName } from '#domain/files';
import { conflict, notFound, wrongFile } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { incompatible, SHEET_LIMITS, sheetKindOf } from '#server/services/sheets/readSheets.ts';
import { readStoredSheets } from '#server/services/sheets/storedSheets.ts';

const kind = 'read_list_sheet';

type ReadRequest = { storageKey: string; fileName: string };

/** Reads the sheets of a file in a thread of its own. Nothing is written; the bytes go with the next tidying. */
export const readListSheetJob: JobKind<ReadRequest> = {
  name: kind,
  run: async ({ payload, ...context }) => {
    const sheets = await readStoredSheets(context, payload);
    context.progress(0.9, 'Preparing the rows');
    return JSON.stringify({ file_name: payload.fileName, sheets } satisfies Result<'getListSheet'>);
  },
};

/**
 * Files for lists of the company, such as codes and cost indices: read, and shown to whoever sent them. What is taken of them is saved with
 * the list, by its own rights.
 */
export const listSheetHandlers = defineHandlers({
  readListSheet: {
    expect: () => Promise.resolve({ megabytes: SHEET_LIMITS.megabytes }),
    keep: async ({ tx, caller, tenant, file, services }) => {
      const fileName = cleanFileName(file.fileName);
      if (!sheetKindOf(fileName)) throw wrongFile(incompatible);
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = { storageKey: file.storageKey, fileName };
      const job = { kind, payload, createdById: caller.userId, maxAttempts: 3 };
      return { job_id: await services.jobs.enqueue(tx, job) };
    },
  },

  getListSheet: async ({ tx, params, caller, services }): Promise<Answer<'getListSheet'>> => {
    const job = await services.jobs.find(tx, params.job_id);
    if (job?.kind !== kind || job.createdById !== caller.userId) throw notFound();
    if (job.status !== 'done' || job.result === null)
      throw conflict(job.error ?? 'The file is not read yet. Try again when its progress says so.');
    return rawJson(job.result);
  },
});
