import { type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { defineSlot, recall, remember } from '#platform/storage';
import { runningEntryScript } from './entryScript.ts';
import { DAY, keptADay } from './keptADay.ts';

/** For reference data (units, categories): kept a day in memory, and over a reload in the browser. */
export const keptInBrowser = { ...keptADay, meta: { isKeptInBrowser: true } } as const;

interface Answer {
  queryKey: QueryKey;
  data: unknown;
  /** Milliseconds since 1970 at which it was read. */
  at: number;
}

interface Kept {
  /** The app that read them: another one may ask for something else under the same key. */
  app: string;
  answers: readonly Answer[];
}

/** Characters of one answer: what is longer is read again, so that storage has room for everything else. */
const MOST = 100_000;

const nothing: Kept = { app: '', answers: [] };

const slot = defineSlot<Kept>('reference-data', (stored) => {
  const { app, answers } = Object(stored) as Partial<Kept>;
  return typeof app === 'string' && Array.isArray(answers)
    ? { app, answers: answers.filter(isAnswer) }
    : nothing;
});

interface Surroundings {
  /** The running build. */
  app: string;
  now: () => number;
}

/**
 * Puts back what was kept for the owner within a day, so that it shows at once; whoever shows it asks for it once more, as somebody
 * may have changed it meanwhile. From then on keeps every answer of such a query.
 */
export function keepInBrowser(
  client: QueryClient,
  owner: number,
  { app, now }: Surroundings = { app: runningEntryScript() ?? '', now: Date.now },
): void {
  const cache = client.getQueryCache();
  const before = recall(slot, owner);
  const answers = new Map<string, Answer>();
  for (const answer of before.app === app ? before.answers : []) {
    if (now() - answer.at >= DAY) continue;
    const { queryKey, data, at } = answer;
    const query = cache.build(client, client.defaultQueryOptions({ queryKey, ...keptInBrowser }));
    if (query.state.data === undefined) {
      query.setData(data, { updatedAt: at, manual: true });
      query.invalidate();
    }
    answers.set(query.queryHash, answer);
  }

  const keep = (query: Query) => {
    const { data, dataUpdatedAt: at } = query.state;
    if (JSON.stringify(data).length > MOST) answers.delete(query.queryHash);
    else answers.set(query.queryHash, { queryKey: query.queryKey, data, at });
    remember(slot, owner, { app, answers: [...answers.values()] });
  };
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.meta?.isKeptInBrowser)
      keep(event.query);
  });
}

/** Forgets all of it, when its owner signs out. */
export function forgetKept(owner: number): void {
  remember(slot, owner, nothing);
}

function isAnswer(stored: unknown): stored is Answer {
  const { queryKey, data, at } = Object(stored) as Partial<Answer>;
  return Array.isArray(queryKey) && typeof at === 'number' && data !== undefined;
}
