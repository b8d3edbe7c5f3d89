import type { Permission } from '#contract/unions.ts';
import { importFinishedNotification } from '#domain/notifications';
import { findJob, keepResult } from '#server/services/jobs/jobRepository.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { readProjectName } from '#server/services/notify/projectNameRepository.ts';
import { newItems, type NewRow, readOwnFields } from '../batchRows.ts';
import { headOf, type ItemWriter } from '../itemWriter.ts';
import { supplyRows } from '../rowSupply.ts';

export const createItemsKind = 'create_items';

/** What is written, in whose name and with which rights, decided when it was asked for. */
export type CreateRequest = {
  projectId: number;
  userId: number;
  permissions: readonly Permission[];
  /** The company's day. */
  today: string;
  timeZone: string;
  creates: readonly NewRow[];
};

/** One statement writes all rows of a kind; the largest import takes some seconds. */
const deadlineMs = 120_000;
const count = new Intl.NumberFormat('en-US');

/**
 * Creates the rows of a large import: one transaction and one change set, once, however often the job is taken up. A
 * job that is cancelled leaves nothing behind.
 */
export const createItemsJob: JobKind<CreateRequest> = {
  name: createItemsKind,
  writes: true,
  run: ({ tenantId, jobId, payload, database, changes, signal, progress }) =>
    database.asTenant(
      tenantId,
      async (tx) => {
        const before = await findJob(tx, jobId);
        if (before?.result != null) return before.result;
        const { projectId, userId, permissions, today, timeZone, creates } = payload;
        const caller: ItemWriter['caller'] = { userId, permissions: new Set(permissions) };
        const writer = {
          tx,
          changes,
          projectId,
          caller,
          source: 'import' as const,
          now: new Date(),
          today,
          timeZone,
        };
        const all = count.format(creates.length);
        progress(0.1, `Pricing ${all} items`);
        const own = await readOwnFields(
          writer,
          creates.map(({ custom_attributes: sent }) => ({ sent, stored: [] })),
        );
        const rows = newItems(writer, creates, await supplyRows(tx, creates), own);
        progress(0.3, `Saving ${all} items`);
        const { id } = await changes.apply(tx, headOf(writer, `Imported ${all} items`), rows);
        progress(0.95, 'Finishing');
        signal.throwIfAborted();
        if (!(await keepResult(tx, jobId, String(id)))) throw new Error('The import was stopped.');
        return String(id);
      },
      { deadlineMs },
    ),
  tells: async (tx, { projectId, userId, creates }) => {
    const project = { id: projectId, name: await readProjectName(tx, projectId) };
    return {
      creatorId: userId,
      drafts: [importFinishedNotification(userId, project, creates.length)],
    };
  },
};
