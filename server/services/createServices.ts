import type { ClientFlag } from '#contract/unions.ts';
import type { Services } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { Access } from '#server/plugins/access.ts';
import type { BidPlatformLink } from './bid-platform/bidPlatformLink.ts';
import { createKeptAnswers } from './answers/keptAnswers.ts';
import { createChangeEngine, type OnWritten } from './changes/changeEngine.ts';
import type { EntityAdapter } from './changes/entityAdapter.ts';
import { createDailyPlan, type DailyWork, startDaily } from './daily/dailyWork.ts';
import { createEventFeed } from './events/eventFeed.ts';
import { createFileAddresses } from './files/fileAddress.ts';
import { createFileHandles } from './files/fileHandle.ts';
import type { FileStore } from './files/fileStore.ts';
import { createJobQueue } from './jobs/jobQueue.ts';
import type { JobKind } from './jobs/runJob.ts';
import { createMailSender } from './mail/mailSender.ts';
import { createSmtpPost, type SmtpSettings } from './mail/smtpPost.ts';
import { createNotifier } from './notify/notifier.ts';
import { createPdfRenderer } from './pdf/pdfRenderer.ts';
import type { Transcriber } from './transcriber/transcriber.ts';
import type { AppVisits } from './unattended/appVisits.ts';
import { startUpkeep } from './upkeep/upkeep.ts';

type Options = {
  database: Database;
  access: Access;
  files: FileStore;
  /** The server's secret. */
  secret: string;
  version: string;
  originOf: Services['originOf'];
  noteSecurity: Services['noteSecurity'];
  ownsPasswords: boolean;
  federation: Services['federation'];
  bidPlatform: BidPlatformLink;
  clientFlags: readonly ClientFlag[];
  /** The mail server; without one mails wait in the outbox. */
  smtp: SmtpSettings | undefined;
  /** The Chromium that makes PDF files. */
  chromium: string;
  /** Turns speech into text, where that is set up. */
  transcriber: Transcriber | undefined;
  /** The app, opened where nobody looks. */
  visits: AppVisits;
  adapters: readonly EntityAdapter[];
  /** What modules keep with every change set. */
  onWritten: OnWritten;
  jobKinds: readonly JobKind[];
  dailyWorks: readonly DailyWork[];
  onProblem: (error: unknown) => void;
};

export type RunningServices = {
  services: Services;
  /** Begins background work. */
  start: () => void;
  /** Ends it: running jobs go back to the queue. */
  stop: () => Promise<void>;
};

/** Puts the services together: one feed, one queue and one change engine for the process. */
export function createServices(options: Options): RunningServices {
  const { database, access, onProblem, adapters, jobKinds: kinds } = options;
  const feed = createEventFeed({
    database,
    onProblem,
    // Whoever changed rights or hears of it asks again at once, and must not be answered from memory.
    onEvent: ({ tenantId, module }) => {
      if (module === 'access') access.forgetCompany(tenantId);
    },
  });
  const notify = createNotifier(feed);
  const changes = createChangeEngine({
    events: feed,
    adapters,
    onWritten: async (tx, head, written) => [
      ...(await options.onWritten(tx, head, written)),
      ...(await notify.onWritten(tx, head, written)),
    ],
  });
  const pdf = createPdfRenderer(options.chromium);
  const jobs = createJobQueue({
    database,
    events: feed,
    kinds,
    tools: { changes, files: options.files, pdf, visits: options.visits, bidPlatform: options.bidPlatform },
    notify: notify.post,
    onProblem,
  });
  const mails = options.smtp && createMailSender({ database, post: createSmtpPost(options.smtp), onProblem });
  const plan = createDailyPlan({
    database,
    jobs,
    works: options.dailyWorks,
    originOf: options.originOf,
    notifies: options.clientFlags.includes('notifications'),
  });
  let stopUpkeep = (): void => undefined;
  let stopDaily = (): void => undefined;

  return {
    services: {
      database,
      feed,
      jobs,
      files: options.files,
      pdf,
      fileAddresses: createFileAddresses(options.secret),
      fileHandles: createFileHandles(options.secret),
      transcriber: options.transcriber,
      answers: createKeptAnswers(),
      changes,
      notify,
      callerIn: access.callerIn,
      forgetRights: access.forget,
      forgetCompany: access.forgetCompany,
      currentCaller: access.currentCaller,
      originOf: options.originOf,
      noteSecurity: options.noteSecurity,
      ownsPasswords: options.ownsPasswords,
      federation: options.federation,
      bidPlatform: options.bidPlatform,
      version: options.version,
    },
    start: () => {
      jobs.start();
      mails?.start();
      stopUpkeep = startUpkeep(database, options.files, onProblem);
      stopDaily = startDaily(plan, onProblem);
    },
    stop: async () => {
      stopUpkeep();
      stopDaily();
      await mails?.stop();
      await jobs.stop();
      await feed.close();
    },
  };
}
