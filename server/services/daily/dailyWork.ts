import { companyDate } from '#domain/dates';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { JobQueue } from '../jobs/jobQueue.ts';
import { type DailyCompany, isPlanned, listCompanies } from './dailyRepository.ts';

/** A kind of job that each company needs once a day, from an hour of its own morning on. */
export type DailyWork = { kind: string; fromHour: number };

/** What a day's job gets. */
export type DailyPayload = {
  /** The company's date. */
  today: string;
  /** Public origin of the company. */
  origin: string;
  /** Whether notifications are on where a company has not decided. */
  notifies: boolean;
};

type Options = Omit<DailyPayload, 'today' | 'origin'> & {
  database: Database;
  jobs: Pick<JobQueue, 'enqueue'>;
  works: readonly DailyWork[];
  originOf: (slug: string) => string;
};

/** Looks which work of the day is due in which company, and queues it. */
export type DailyPlan = (now: Date) => Promise<void>;

/**
 * Plans each work once a day for every company. A day's job keeps its date as its key, so several processes plan it
 * once, and one that was off in the morning makes up for it later that day.
 */
export function createDailyPlan({ database, jobs, works, originOf, notifies }: Options): DailyPlan {
  const planned = new Map<string, string>();

  const plan = async ({ id, slug }: DailyCompany, kind: string, today: string): Promise<void> => {
    const name = `${id} ${kind}`;
    if (planned.get(name) === today) return;
    const payload: DailyPayload = { today, origin: originOf(slug), notifies };
    await database.asTenant(id, async (tx) => {
      if (!(await isPlanned(tx, kind, today))) await jobs.enqueue(tx, { kind, key: today, payload });
    });
    planned.set(name, today);
  };

  return async (now) => {
    for (const company of await listCompanies(database)) {
      const today = companyDate(now, company.timeZone);
      const hour = hourIn(now, company.timeZone);
      for (const { kind, fromHour } of works) if (hour >= fromHour) await plan(company, kind, today);
    }
  };
}

/** The hour of the day in a time zone, 0 to 23. */
const hourIn = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));

/** Plans now and then until the returned function is called. */
export function startDaily(
  plan: DailyPlan,
  onProblem: (error: unknown) => void,
  everyMs = 300_000,
): () => void {
  const turn = () => void plan(new Date()).catch(onProblem);
  turn();
  const timer = setInterval(turn, everyMs).unref();
  return () => clearInterval(timer);
}
