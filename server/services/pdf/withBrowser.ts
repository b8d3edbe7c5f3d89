import { startBrowser } from './browserProcess.ts';
import { isAddress, joinBrowser } from './browserService.ts';
import type { Devtools } from './devtools.ts';
import { openDevtools } from './devtoolsPipe.ts';

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

/** Works with a browser of its own, which ends with the work, its time, its memory or the signal; `place` is a path or an address. */
export async function withBrowser<T>(
  place: string,
  { seconds, megabytes, signal, runsScripts = false, tooLong, tooLarge, cancelled, absent }: Bounds,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  let stopped: Error | undefined;
  const stop = (error: Error) => {
    stopped ??= error;
    ending.abort();
  };
  const timer = setTimeout(() => stop(tooLong()), seconds * 1000);
  const onAbort = () => stop(cancelled());
  signal.addEventListener('abort', onAbort);
  try {
    return isAddress(place)
      ? await atService(place, { ending: ending.signal, absent }, work)
      : await inProcess(
          place,
          { runsScripts, ending: ending.signal, megabytes, onLarge: () => stop(tooLarge()) },
          work,
        );
  } catch (error) {
    throw stopped ?? error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

async function atService<T>(
  address: string,
  { ending, absent }: { ending: AbortSignal } & Pick<Bounds, 'absent'>,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  const browser = await joinBrowser(address, ending).catch(() => {
    throw absent();
  });
  const leave = () => void browser.end();
  ending.addEventListener('abort', leave);
  try {
    return await work(browser.devtools);
  } finally {
    ending.removeEventListener('abort', leave);
    await browser.end();
  }
}

type Held = { runsScripts: boolean; ending: AbortSignal; megabytes: number; onLarge: () => void };

async function inProcess<T>(
  path: string,
  { runsScripts, ending, megabytes, onLarge }: Held,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  const browser = await startBrowser(path, { runsScripts });
  const kill = () => void browser.child.kill('SIGKILL');
  ending.addEventListener('abort', kill);
  if (ending.aborted) kill();
  const watch = setInterval(() => {
    void browser.holdsMoreThan(megabytes).then((isLarge) => {
      if (isLarge) onLarge();
    });
  }, 250);
  try {
    return await work(openDevtools(browser.child));
  } finally {
    clearInterval(watch);
    ending.removeEventListener('abort', kill);
    await browser.end();
  }
}
