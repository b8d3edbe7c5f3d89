import { randomUUID } from 'node:crypto';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import type { EventFeed } from '../events/eventFeed.ts';
import {
  cancelJob,
  claimJobs,
  findJob,
  insertJob,
  type JobView,
  type NewJob,
  releaseJobs,
} from './jobRepository.ts';
import type { Notifier } from '../notify/notifier.ts';
import { type JobKind, type JobTools, type ResultNeeds, runJob } from './runJob.ts';

/** The queue of one process; all processes on a database share its jobs. */
export type JobQueue = {
  /** Adds a job in the caller's transaction and answers its id; it starts after the commit. */
  enqueue: (tx: TenantTx, job: NewJob) => Promise<number>;
  find: (tx: TenantTx, id: number) => Promise<JobView | undefined>;
  /** What it takes to fetch the result of a job; undefined where its author alone is asked for. */
  resultNeeds: (job: Pick<JobView, 'kind' | 'payload'>) => ResultNeeds | undefined;
  /** The change set that a finished job wrote; null where it wrote none. */
  changeSetOf: (job: Pick<JobView, 'kind' | 'result'>) => number | null;
  /** Cancels a job that has not ended; a running one hears of it through its signal. */
  cancel: (tx: TenantTx, id: number) => Promise<boolean>;
  /** Begins to take jobs. */
  start: () => void;
  /** Takes no more, interrupts what runs and gives it back to the queue. */
  stop: () => Promise<void>;
};

type Options = {
  database: Database;
  events: Pick<EventFeed, 'append'>;
  kinds: readonly JobKind[];
  tools: JobTools;
  /** Keeps what finished jobs tell people. */
  notify?: Notifier['post'];
  /** Jobs that run side by side in this process; one company never has the last of several. */
  slots?: number;
  /** How long a job stays with a process that is no longer heard of. */
  leaseMs?: number;
  pollMs?: number;
  /** First wait after a failed attempt; each further one is twice as long, up to five minutes. */
  retryMs?: number;
  /** How long a minute of a kind's limit is, and how long work that was told to end is waited for; tests are in a hurry. */
  minuteMs?: number;
  partingMs?: number;
  onProblem?: (error: unknown) => void;
};

/** Creates a queue for the given kinds; jobs of other kinds are left for processes that know them. */
export function createJobQueue(options: Options): JobQueue {
  const { database, slots = 3, leaseMs = 60_000, pollMs = 1000, onProblem = () => undefined } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
  const perCompany = Math.max(1, slots - 1);
  const oneByOne = options.kinds.filter((kind) => kind.oneByOne).map(({ name }) => name);
  const holder = randomUUID();
  const running = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let taking: Promise<void> | undefined;
  let open = false;
  let again = false;

  const begin = (claimed: Awaited<ReturnType<typeof claimJobs>>): void => {
    for (const job of claimed) {
      const kind = kinds.get(job.kind);
      if (!kind) continue;
      const name = `${job.tenantId}/${job.id}`;
      const abort = new AbortController();
      const ended = runJob({ ...options, holder, leaseMs, onProblem }, kind, job, abort)
        .catch(onProblem)
        .finally(() => {
          running.delete(name);
          take();
        });
      running.set(name, { abort, ended });
    }
  };

  const take = (): void => {
    again = taking !== undefined; // asked for while a look is under way: that one may have been too early
    if (!open || taking || running.size >= slots) return;
    clearTimeout(timer);
    taking = claimJobs(
      database,
      holder,
      [...kinds.keys()],
      { limit: slots - running.size, perCompany, oneByOne },
      leaseMs,
    )
      .then(begin)
      .catch(onProblem)
      .finally(() => {
        taking = undefined;
        if (open) timer = setTimeout(take, again ? 0 : pollMs).unref();
      });
  };

  return {
    enqueue: async (tx, job) => {
      const id = await insertJob(tx, job);
      tx.afterCommit(take);
      return id;
    },
    find: findJob,
    resultNeeds: ({ kind, payload }) => kinds.get(kind)?.resultNeeds?.(payload as never),
    changeSetOf: ({ kind, result }) => (kinds.get(kind)?.writes && result ? Number(result) : null),
    cancel: async (tx, id) => {
      const cancelled = await cancelJob(tx, id);
      if (cancelled) tx.afterCommit(() => running.get(`${tx.tenantId}/${id}`)?.abort.abort());
      return cancelled;
    },
    start: () => {
      open = true;
      take();
    },
    stop: async () => {
      open = false;
      clearTimeout(timer);
      await taking;
      for (const { abort } of running.values()) abort.abort();
      await Promise.all([...running.values()].map(({ ended }) => ended));
      await releaseJobs(database, holder);
    },
  };
}
