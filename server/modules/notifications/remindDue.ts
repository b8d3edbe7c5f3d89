import { dueSoonNotification, dueSoonWindow, mitigationDueNotification } from '#domain/notifications';
import type { DailyPayload } from '#server/services/daily/dailyWork.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { createNotifier } from '#server/services/notify/notifier.ts';
import { listDueItems, listDueMitigations } from './dueRepository.ts';

/** Reminds people of what they have to do within three days: once for each item or mitigation and date. */
export const remindDueJob: JobKind<DailyPayload> = {
  name: 'remind_due',
  run: async ({ database, tenantId, payload: { today } }) => {
    await database.asTenant(tenantId, async (tx) => {
      const days = dueSoonWindow(today);
      const items = await listDueItems(tx, days);
      const mitigations = await listDueMitigations(tx, days);
      const drafts = [
        ...items.map(({ item, project }) => dueSoonNotification(item, project)),
        ...mitigations.map(({ mitigation, project }) => mitigationDueNotification(mitigation, project)),
      ];
      const at = new Date().toISOString();
      await createNotifier({ append: appendEvents }).post(tx, drafts, { creatorId: null, at });
    });
  },
};
