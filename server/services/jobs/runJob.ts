import type { Permission } from '#contract/unions.ts';
import type { NotificationDraft } from '#domain/notifications';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import type { ChangeEngine } from '../changes/changeEngine.ts';
import type { EventFeed } from '../events/eventFeed.ts';
import type { NewEvent } from '../events/eventLog.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { BidPlatformLink } from '../bid-platform/bidPlatformLink.ts';
import type { PdfRenderer } from '../pdf/pdfRenderer.ts';
import type { AppVisits } from '../unattended/appVisits.ts';
import type { Notifier } from '../notify/notifier.ts';
import { type ClaimedJob, completeJob, extendLease, failJob } from './jobRepository.ts';

/** What work in the background writes and reads with, as calls do. */
export type JobTools = {
  changes: Pick<ChangeEngine, 'apply'>;
  files: Pick<FileStore, 'read' | 'receive' | 'keep'>;
  pdf: Pick<PdfRenderer, 'render'>;
  visits: Pick<AppVisits, 'visit'>;
  bidPlatform: Pick<BidPlatformLink, 'read' | 'openTokens' | 'sealTokens'>;
};

/** A failure that no further attempt would change, such as a file that cannot be read. */
export class HopelessError extends Error {
  override name = 'HopelessError';
}

/** What a running job may use. */
export type JobContext<Payload = unknown> = JobTools & {
  tenantId: number;
  jobId: number;
  payload: Payload;
  database: Database;
  /** Fires when the job was cancelled, taken over, or the server stops: end soon, write nothing more. */
  signal: AbortSignal;
  /** Notes how far the work is (0 to 1) and shows it live; often called is fine, it reports a few times a second. */
  progress: (fraction: number, message?: string) => void;
};

/** A kind of job: its name and what it does. What it returns is kept as the result. It may run more than once. */
export type JobKind<Payload = never> = {
  name: string;
  run: (context: JobContext<Payload>) => Promise<string | void>;
  /** A company has one of them under way at a time, so that a row of slow ones leaves room for its other work. */
  oneByOne?: true;
  /** Longest that one attempt takes, in minutes; an hour where nothing is said. */
  minutes?: number;
  /** It writes rows: what is kept as its result is the number of its change set, by which it is undone. */
  writes?: true;
  /** Who is notified that it is done, such as those who wait for a report; kept with the end of the job. */
  tells?: (tx: TenantTx, payload: Payload, result: string | null) => Promise<JobNews>;
  /** What it takes to fetch the result, asked when it is fetched: rights may have gone since the work was asked for. */
  resultNeeds?: (payload: Payload) => ResultNeeds;
};

/** Rights in a project without which the result of a job stays closed, to its author too. */
export type ResultNeeds = { projectId: number; permissions: readonly Permission[] };

/** Notifications of a finished job, and in whose name they are. */
export type JobNews = { creatorId: number | null; drafts: readonly NotificationDraft[] };

type Host = {
  database: Database;
  events: Pick<EventFeed, 'append'>;
  notify?: Notifier['post'];
  tools: JobTools;
  holder: string;
  leaseMs: number;
  retryMs?: number;
  /** Of a minute of `JobKind.minutes`, in milliseconds. */
  minuteMs?: number;
  /** How long work that was told to end is waited for. */
  partingMs?: number;
  onProblem: (error: unknown) => void;
};

const longestMinutes = 60;
const reportEveryMs = 250;
const longestWaitMs = 300_000;

/** Runs one attempt of a job under its lease and writes down how it ended. */
export async function runJob(
  host: Host,
  kind: JobKind,
  job: ClaimedJob,
  abort: AbortController,
): Promise<void> {
  const lease = keepLease(host, job, abort);
  const context: JobContext<never> = {
    ...host.tools,
    tenantId: job.tenantId,
    jobId: job.id,
    payload: job.payload as never,
    database: untilAborted(host.database, abort.signal),
    signal: abort.signal,
    progress: lease.report,
  };
  try {
    const result = await withinLimit(host, kind, abort, () => kind.run(context));
    await lease.end();
    if (!abort.signal.aborted) await end(host, kind, job, { result: result ?? null });
  } catch (error) {
    await lease.end();
    if (!abort.signal.aborted || error instanceof TooLongError) await end(host, kind, job, { error });
  }
}

/** Work that was ended because it took too long. Another attempt would keep its place from others just as long. */
class TooLongError extends HopelessError {
  override readonly name = 'TooLongError';
}

/**
 * Work holds a place of the queue: what hangs, or goes on after it was told to end, gives its place back all the same. It can
 * write nothing more by then (`untilAborted`).
 */
function withinLimit<T>(
  { minuteMs = 60_000, partingMs = 15_000 }: Host,
  { minutes = longestMinutes }: JobKind,
  abort: AbortController,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let tooLong: TooLongError | undefined;
    let parting: NodeJS.Timeout | undefined;
    const onAbort = () => {
      parting = setTimeout(() => reject(tooLong ?? new Error('The work did not end.')), partingMs);
    };
    const limit = setTimeout(() => {
      tooLong = new TooLongError(
        `The work took longer than ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and was stopped. Start it again when the server is less busy.`,
      );
      abort.abort(tooLong);
    }, minutes * minuteMs);
    abort.signal.addEventListener('abort', onAbort, { once: true });
    if (abort.signal.aborted) onAbort();
    work()
      // What came to its end in the last moment was refused its writes before.
      .then(
        (result) => (tooLong ? reject(tooLong) : resolve(result)),
        (error: unknown) => reject(tooLong ?? error),
      )
      .finally(() => {
        clearTimeout(limit);
        clearTimeout(parting);
        abort.signal.removeEventListener('abort', onAbort);
      });
  });
}

/**
 * Whatever a kind does with its signal: once the job is cancelled, taken over or interrupted, no transaction of it begins, and
 * one that is under way comes to nothing.
 */
const untilAborted = (database: Database, signal: AbortSignal): Database => {
  const held =
    <Tx, T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<T> => {
      signal.throwIfAborted();
      const done = await work(tx);
      signal.throwIfAborted();
      return done;
    };
  return {
    ...database,
    asTenant: (tenantId, work, options) => database.asTenant(tenantId, held(work), options),
    asSystem: (work, options) => database.asSystem(held(work), options),
  };
};

/** Renews the lease at a third of its length and carries progress; a lost lease stops the work. */
function keepLease(host: Host, job: ClaimedJob, abort: AbortController) {
  let latest: { fraction: number; message: string | null } | undefined;
  let sending: Promise<void> = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;

  const send = (): void => {
    const progress = latest;
    latest = undefined;
    sending = sending.then(async () => {
      try {
        const held = await extendLease(host.database, host.holder, job, host.leaseMs, progress);
        if (!held) abort.abort();
        else if (progress) await tell(host, job, 'progress');
      } catch (error) {
        host.onProblem(error); // the next beat tries again; a lease that runs out is taken over
      }
    });
  };
  const beat = setInterval(send, Math.max(20, host.leaseMs / 3)).unref();
  return {
    report: (fraction: number, message?: string): void => {
      latest = { fraction: Math.min(1, Math.max(0, fraction)), message: message ?? null };
      pause ??= setTimeout(() => {
        pause = undefined;
        if (latest) send();
      }, reportEveryMs).unref();
    },
    end: async (): Promise<void> => {
      clearInterval(beat);
      clearTimeout(pause);
      await sending;
    },
  };
}

async function end(
  host: Host,
  kind: JobKind,
  job: ClaimedJob,
  outcome: { result: string | null } | { error: unknown },
): Promise<void> {
  await host.database.asTenant(job.tenantId, async (tx) => {
    if ('result' in outcome) {
      const isOurs = await completeJob(tx, host.holder, job, outcome.result);
      if (isOurs) await tellNews(host, kind, job, tx, outcome.result);
    } else {
      const last = job.attempts >= job.maxAttempts || outcome.error instanceof HopelessError;
      const wait = Math.min((host.retryMs ?? 1000) * 2 ** (job.attempts - 1), longestWaitMs);
      await failJob(tx, host.holder, job, sentence(outcome.error), last ? null : wait);
    }
    await host.events.append(tx, eventsOf(job, 'updated'));
  });
  if ('error' in outcome && !(outcome.error instanceof HopelessError)) host.onProblem(outcome.error);
}

async function tellNews(
  host: Host,
  kind: JobKind,
  job: ClaimedJob,
  tx: TenantTx,
  result: string | null,
): Promise<void> {
  const news = await kind.tells?.(tx, job.payload as never, result);
  if (news) await host.notify?.(tx, news.drafts, { creatorId: news.creatorId, at: new Date().toISOString() });
}

const tell = (host: Host, job: ClaimedJob, kind: 'progress' | 'updated') =>
  host.database.asTenant(job.tenantId, (tx) => host.events.append(tx, eventsOf(job, kind)));

/** A job concerns whoever asked for it, and nobody else; the server's own concerns nobody. */
const eventsOf = ({ id, createdById }: ClaimedJob, kind: 'progress' | 'updated'): NewEvent[] =>
  createdById === null
    ? []
    : [
        {
          projectId: null,
          module: 'jobs',
          entity: 'job',
          entityId: id,
          actorId: null,
          userId: createdById,
          kind,
        },
      ];

const sentence = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'The work failed for an unknown reason.';
