import { setTimeout as sleep } from 'node:timers/promises';
import { PlatformNonsense, readPage } from '#domain/bid-platform';
import { type GuardedFetch, OutsideRefused } from '#server/identity/federation/guardedFetch.ts';
import type { PlatformTokens } from './platformAccess.ts';
import { PlatformRefused } from './platformRefused.ts';

type Row = Record<string, unknown>;

/** Lists of the platform, read by pages under its limits. */
export type PlatformReader = {
  /** All rows of a list; `filter` values go into `filter[...]`. */
  list: (path: string, filter?: Readonly<Record<string, string>>) => Promise<Row[]>;
};

type Options = {
  fetch: GuardedFetch;
  name: string;
  apiUrl: string;
  tokens: PlatformTokens;
  refresh: (tokens: PlatformTokens) => Promise<PlatformTokens>;
  keep: (tokens: PlatformTokens) => Promise<void>;
  signal: AbortSignal;
};

const pageSize = 100;
/** The most pages of one list, and the most attempts at one page. */
const mostPages = 200;
const mostAttempts = 5;
/** The most at one that gets no answer at all: each takes as long as an answer may. */
const mostSilent = 3;
/** The longest that a platform may have us wait between two attempts, in milliseconds. */
const longestWaitMs = 30_000;
const firstWaitMs = 500;
/** An access token is renewed this long before it ends, in milliseconds. */
const earlyMs = 30_000;

/** Reads lists as one person: waits where the platform asks for it, renews the access once it ends, gives up with a sentence. */
export function createPlatformReader(options: Options): PlatformReader {
  const { fetch, name, refresh, keep, signal } = options;
  const base = options.apiUrl.replace(/\/+$/, '');
  let { tokens } = options;

  const renew = async (): Promise<void> => {
    tokens = await refresh(tokens);
    await keep(tokens);
  };

  const ask = async (address: string): Promise<unknown> => {
    let renewed = false;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      if (Date.parse(tokens.expiresAt) - earlyMs < Date.now()) await renew();
      const answer = await fetch(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${tokens.access}` },
      }).catch((error: unknown) => {
        if (!(error instanceof OutsideRefused)) throw error;
        if (attempt < mostSilent) return undefined;
        throw new PlatformRefused('unreachable', error.message, error);
      });
      if (answer?.ok) return readJson(answer, name);
      if (answer?.status === 401 && !renewed) {
        renewed = true;
        await renew();
        continue;
      }
      if (answer && answer.status < 500 && answer.status !== 429) throw refusalOf(answer.status, name);
      if (attempt >= mostAttempts)
        throw new PlatformRefused(
          'unreachable',
          answer?.status === 429
            ? `${name} asks to come back later. Try again in some minutes.`
            : `${name} does not answer. Try again later.`,
        );
      await sleep(waitFor(answer, attempt), undefined, { signal });
    }
  };

  return {
    list: async (path, filter = {}) => {
      const rows: Row[] = [];
      const seen = new Set<string>();
      let next: string | null = null;
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({ limit: String(pageSize) });
        for (const [key, value] of Object.entries(filter)) query.set(`filter[${key}]`, value);
        if (next !== null) query.set('cursorState', next);
        const found = readPage(await ask(`${base}/${path}?${query.toString()}`));
        rows.push(...found.rows);
        next = found.next;
        if (next === null) return rows;
        if (seen.has(next))
          throw new PlatformNonsense(`${name} sends the same page again and again. Try later.`);
        seen.add(next);
      }
      throw new PlatformNonsense(
        `${name} has more than ${(mostPages * pageSize).toLocaleString('en-US')} rows in one list. Only so many are read.`,
      );
    },
  };
}

/** What the platform asks for, within reason; else twice as long each time. */
function waitFor(answer: Response | undefined, attempt: number): number {
  const asked = Number(answer?.headers.get('retry-after') ?? '');
  const wanted = Number.isFinite(asked) && asked > 0 ? asked * 1000 : firstWaitMs * 2 ** (attempt - 1);
  return Math.min(wanted, longestWaitMs);
}

async function readJson(answer: Response, name: string): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    throw new PlatformNonsense(`${name} sent something that cannot be read. Try again later.`, {
      cause: error,
    });
  }
}

const refusalOf = (status: number, name: string): PlatformRefused =>
  status === 401
    ? new PlatformRefused('signed_out', `${name} has signed you out. Sign in to it again.`)
    : status === 403
      ? new PlatformRefused('refused', `Your account at ${name} may not read this. Ask its administrator.`)
      : status === 404
        ? new PlatformRefused('refused', `${name} no longer has this project. Choose another.`)
        : new PlatformRefused('refused', `${name} refused the request (${status}).`);
