import { cleanFileName } from '#domain/files';
import { readProjectSheets } from '#domain/projects';
import { companyDate } from '#domain/dates';
import { conflict, notFound, wrongFile } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { incompatible, SHEET_LIMITS, sheetKindOf } from '#server/services/sheets/readSheets.ts';
import { readStoredSheets } from '#server/services/sheets/storedSheets.ts';

const kind = 'read_project_sheet';

/** Which file is read, and in whose days. */
type ReadRequest = { storageKey: string; fileName: string; timeZone: string };

/**
 * Reads components and milestones that a project is to start from, in a thread of its own. Nothing is written; the bytes
 * go with the next tidying once nothing waits for them.
 */
export const readProjectSheetJob: JobKind<ReadRequest> = {
  name: kind,
  run: async ({ payload, ...context }) => {
    const sheets = await readStoredSheets(context, payload);
    context.progress(0.9, 'Finding components and milestones');
    const read = readProjectSheets(sheets, companyDate(new Date(), payload.timeZone));
    return JSON.stringify({ file_name: payload.fileName, ...read } satisfies Result<'getProjectSheet'>);
  },
};

/** Spreadsheets that a project starts from: read, shown, and taken along once somebody creates the project. */
export const sheetHandlers = defineHandlers({
  readProjectSheet: {
    expect: () => Promise.resolve({ megabytes: SHEET_LIMITS.megabytes }),
    keep: async ({ tx, caller, tenant, file, services }) => {
      const fileName = cleanFileName(file.fileName);
      if (!sheetKindOf(fileName)) throw wrongFile(incompatible);
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = { storageKey: file.storageKey, fileName, timeZone: tenant.timeZone };
      return {
        job_id: await services.jobs.enqueue(tx, {
          kind,
          payload,
          createdById: caller.userId,
          maxAttempts: 3,
        }),
      };
    },
  },

  getProjectSheet: async ({ tx, params, caller, services }): Promise<Answer<'getProjectSheet'>> => {
    const job = await services.jobs.find(tx, params.job_id);
    if (job?.kind !== kind || job.createdById !== caller.userId) throw notFound();
    if (job.status !== 'done' || job.result === null)
      throw conflict(job.error ?? 'The file is not read yet. Try again when its progress says so.');
    return rawJson(job.result);
  },
});
