import { dueSoonNotification, dueSoonWindow } from '#domain/notifications';
import type { DailyPayload } from '#server/services/daily/dailyWork.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { createNotifier } from '#server/services/notify/notifier.ts';
import { listDueItems } from './dueRepository.ts';

/** Reminds people of what they have to do within three days: once for each item and date. */
export const remindDueJob: JobKind<DailyPayload> = {
  name: 'remind_due',
  run: async ({ database, tenantId, payload: { today } }) => {
    await database.asTenant(tenantId, async (tx) => {
      const due = await listDueItems(tx, dueSoonWindow(today));
      const drafts = due.map(({ item, project }) => dueSoonNotification(item, project));
      const at = new Date().toISOString();
      await createNotifier({ append: appendEvents }).post(tx, drafts, { creatorId: null, at });
    });
  },
};
