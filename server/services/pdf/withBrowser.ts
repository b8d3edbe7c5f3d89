import { startBrowser } from './browserProcess.ts';
import { isAddress, joinBrowser } from './browserService.ts';
import type { Devtools } from './devtools.ts';
import { openDevtools } from './devtoolsPipe.ts';

/** How long a browser that was told to end is waited for, in milliseconds. */
const partingMs = 5000;

type Bounds = {
  seconds: number;
  /** Held by a browser of this machine; one that runs as a service has bounds of its own. */
  megabytes: number;
  signal: AbortSignal;
  /** Whether its pages run scripts: those of the product alone. */
  runsScripts?: boolean;
  tooLong: () => Error;
  tooLarge: () => Error;
  cancelled: () => Error;
  /** Said where nothing answers at the address of a service. */
  absent: () => Error;
};

/**
 * Works with a browser of its own, which ends with the work, its time, its memory or the signal; `place` is a path or an address.
 * Whatever the work or the browser waits for, it answers within its time and that of parting: a page that never says that it is
 * done leaves nothing waiting that the end of its browser would fail.
 */
export async function withBrowser<T>(
  place: string,
  { seconds, megabytes, signal, runsScripts = false, tooLong, tooLarge, cancelled, absent }: Bounds,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const stop = (error: Error) => ending.abort(error);
  const timer = setTimeout(() => stop(tooLong()), seconds * 1000);
  const onAbort = () => stop(cancelled());
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  const opened = isAddress(place)
    ? atService(place, { ending: ending.signal, absent }, work)
    : inProcess(
        place,
        { runsScripts, ending: ending.signal, megabytes, onLarge: () => stop(tooLarge()) },
        work,
      );
  try {
    return await beforeEnd(opened, ending.signal, partingMs);
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** What a promise comes to, unless the signal fires before: then its reason, at once or after some more milliseconds. */
export function beforeEnd<T>(coming: Promise<T>, signal: AbortSignal, moreMs = 0): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const giveUp = () => reject(signal.reason as Error);
    const onAbort = () => {
      if (moreMs === 0) giveUp();
      else timer = setTimeout(giveUp, moreMs);
    };
    const leave = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    coming.then(resolve, reject).finally(leave);
  });
}

async function atService<T>(
  address: string,
  { ending, absent }: { ending: AbortSignal } & Pick<Bounds, 'absent'>,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  const browser = await joinBrowser(address, ending).catch(() => {
    throw absent();
  });
  try {
    ending.throwIfAborted();
    return await beforeEnd(work(browser.devtools), ending);
  } finally {
    await browser.end();
  }
}

type Held = { runsScripts: boolean; ending: AbortSignal; megabytes: number; onLarge: () => void };

async function inProcess<T>(
  path: string,
  { runsScripts, ending, megabytes, onLarge }: Held,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  // One that came up after its time has nobody who waits for it any more, and ends here all the same.
  const browser = await startBrowser(path, { runsScripts });
  const watch = setInterval(() => {
    void browser.holdsMoreThan(megabytes).then((isLarge) => {
      if (isLarge) onLarge();
    });
  }, 250);
  try {
    ending.throwIfAborted();
    return await beforeEnd(work(openDevtools(browser.child)), ending);
  } finally {
    clearInterval(watch);
    await browser.end();
  }
}
