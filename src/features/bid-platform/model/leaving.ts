import { tabStore } from '#platform/storage';

/** Where somebody was when they left for the platform, and how many pages the tab had seen by then. */
export interface Leaving {
  redirect: string;
  depth: number;
}

const leavingKey = 'bid-platform.leaving';
const usedKey = 'bid-platform.used';

const read = (key: string): unknown => {
  try {
    return JSON.parse(tabStore().getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    tabStore().setItem(key, JSON.stringify(value));
  } catch {
    // A browser that refuses storage cannot sign in to the platform: it comes back as somebody who never left.
  }
};

/** Keeps the address that a person leaves from. */
export const keepLeaving = (leaving: Leaving): void => write(leavingKey, leaving);

/** Where a person left from in this tab; undefined where nobody did. */
export function readLeaving(): Leaving | undefined {
  const kept = read(leavingKey) as Partial<Leaving> | null;
  const isOwn = typeof kept?.redirect === 'string' && /^\/(?!\/)/.test(kept.redirect);
  return isOwn && typeof kept.depth === 'number'
    ? { redirect: kept.redirect ?? '/', depth: kept.depth }
    : undefined;
}

/** Forgets where a person left from. */
export const forgetLeaving = (): void => write(leavingKey, null);

/** The codes that this tab has used last; a page that is shown again must not use one twice. */
const usedCodes = (): string[] => {
  const kept = read(usedKey);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
};

/** Whether a code is new in this tab; from now on it is not. */
export function spendCode(code: string): boolean {
  const used = usedCodes();
  if (used.includes(code)) return false;
  write(usedKey, [...used.slice(-9), code]);
  return true;
}

/** How many pages back the one is that was left: two for a platform with one page of its own; none where the browser no longer counts. */
export const stepsBack = ({ depth }: Leaving, length: number): number => Math.max(0, length - depth);
