import { startBrowser } from './browserProcess.ts';
import { type Devtools, openDevtools } from './devtoolsPipe.ts';

type Bounds = {
  seconds: number;
  megabytes: number;
  signal: AbortSignal;
  /** Whether its pages run scripts: those of the product alone. */
  runsScripts?: boolean;
  tooLong: () => Error;
  tooLarge: () => Error;
  cancelled: () => Error;
};

/** Works with a browser of its own, which ends with the work, its time, its memory or the signal. */
export async function withBrowser<T>(
  path: string,
  { seconds, megabytes, signal, runsScripts = false, tooLong, tooLarge, cancelled }: Bounds,
  work: (devtools: Devtools) => Promise<T>,
): Promise<T> {
  const browser = await startBrowser(path, { runsScripts });
  let stopped: Error | undefined;
  const stop = (error: Error) => {
    stopped ??= error;
    browser.child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop(tooLong()), seconds * 1000);
  const watch = setInterval(() => {
    void browser.megabytes().then((held) => {
      if (held !== undefined && held > megabytes) stop(tooLarge());
    });
  }, 250);
  const onAbort = () => stop(cancelled());
  signal.addEventListener('abort', onAbort);
  try {
    return await work(openDevtools(browser.child));
  } catch (error) {
    throw stopped ?? error;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', onAbort);
    await browser.end();
  }
}
