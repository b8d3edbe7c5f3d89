import { useEffect, useState } from 'react';
import { openShared, type SharedReport, visitShared } from './sharedReportCalls.ts';

/** Where the look at a link stands: `missing` opens nothing, `ended` did until now. */
export type SharedView =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'ended' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'closed'; company: string; why: 'PASSWORD' | 'WRONG_PASSWORD' | 'LOCKED' }
  | { kind: 'open'; company: string; report: SharedReport };

/** How often an open page asks whether its link still holds, in milliseconds. */
const ASKS = 10_000;

async function look(token: string, password?: string): Promise<SharedView> {
  try {
    const seen = await openShared(token, password);
    if (!seen) return { kind: 'missing' };
    const { state, company_name: company, report } = seen;
    if (state === 'OPEN' && report) return { kind: 'open', company, report };
    return { kind: 'closed', company, why: state === 'OPEN' ? 'PASSWORD' : state };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** Opens the report of a link, and lets go of it once the link has ended. */
export function useSharedReport(token: string) {
  const [view, setView] = useState<SharedView>({ kind: 'loading' });
  const pass = view.kind === 'open' ? view.report.pass : undefined;
  useEffect(() => {
    let isWanted = true;
    void look(token).then((seen) => isWanted && setView(seen));
    return () => {
      isWanted = false;
    };
  }, [token]);
  useEffect(() => {
    if (pass === undefined) return undefined;
    const ask = (isPrinted: boolean) =>
      void visitShared(pass, isPrinted).then((isOpen) => {
        if (!isOpen) setView({ kind: 'ended' });
      });
    const timer = setInterval(() => ask(false), ASKS);
    const handleShown = () => {
      if (document.visibilityState === 'visible') ask(false);
    };
    const handlePrint = () => ask(true);
    document.addEventListener('visibilitychange', handleShown);
    window.addEventListener('beforeprint', handlePrint);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleShown);
      window.removeEventListener('beforeprint', handlePrint);
    };
  }, [pass]);
  return { view, enter: async (password: string) => setView(await look(token, password)) };
}
