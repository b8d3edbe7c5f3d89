import { cleanFileName } from '#domain/files';
import { conflict, notFound, wrongFile } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { incompatible, SHEET_LIMITS, sheetKindOf } from '#server/services/sheets/readSheets.ts';
import { readStoredSheets } from '#server/services/sheets/storedSheets.ts';

const kind = 'read_bid_tabulation';

/** Which file is read, and for which project. */
type ReadRequest = { projectId: number; storageKey: string; fileName: string };

/**
 * Reads the sheets of a bid tabulation in a thread of its own. Nothing is written: what the file holds is the result. The bytes
 * go with the next tidying once nothing waits for them.
 */
export const readBidTabulationJob: JobKind<ReadRequest> = {
  name: kind,
  resultNeeds: ({ projectId }) => ({ projectId, permissions: ['procurement_access', 'change_procurement'] }),
  run: async ({ payload, ...context }) => {
    const sheets = await readStoredSheets(context, payload);
    context.progress(0.9, 'Preparing the bids');
    return JSON.stringify({
      file_name: payload.fileName,
      sheets,
    } satisfies Result<'getBidTabulation'>);
  },
};

/** Bid tabulations from files: read, and shown to whoever sent them; the bids are saved with the leveling of a package. */
export const tabulationHandlers = defineHandlers({
  readBidTabulation: {
    expect: () => Promise.resolve({ megabytes: SHEET_LIMITS.megabytes }),
    keep: async ({ tx, params, caller, tenant, file, services }) => {
      const fileName = cleanFileName(file.fileName);
      if (!sheetKindOf(fileName)) throw wrongFile(incompatible);
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = { projectId: params.project_id, storageKey: file.storageKey, fileName };
      const job = { kind, payload, createdById: caller.userId, maxAttempts: 3 };
      return { job_id: await services.jobs.enqueue(tx, job) };
    },
  },

  getBidTabulation: async ({ tx, params, caller, services }): Promise<Answer<'getBidTabulation'>> => {
    const job = await services.jobs.find(tx, params.job_id);
    const isOwn =
      job?.kind === kind &&
      job.createdById === caller.userId &&
      (job.payload as ReadRequest).projectId === params.project_id;
    if (!isOwn) throw notFound();
    if (job.status !== 'done' || job.result === null)
      throw conflict(job.error ?? 'The file is not read yet. Try again when its progress says so.');
    return rawJson(job.result);
  },
});
