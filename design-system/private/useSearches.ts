import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** A search elsewhere. */
export interface Search<Found> {
  group: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /** Letters before it is asked. */
  least: number;
}

interface Answer<Found> {
  text: string;
  status: 'ready' | 'error';
  found: readonly Found[];
}

/** What a search has come to. */
interface Finding<Found> {
  group: string;
  status: 'loading' | 'ready' | 'error';
  found: readonly Found[];
}

/**
 * Asks every source once the typing pauses for `wait` milliseconds. An answer counts only while its question stands: a new key ends the
 * searches under way, and one that comes late all the same is dropped. What was found before stays until the new answer is there.
 */
export function useSearches<Found>(sources: readonly Search<Found>[], text: string, wait: number) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer<Found>>>>({});
  const [again, setAgain] = useState({ text: '', count: 0 });
  const asked = text.trim();
  const groups = sources.map(({ group }) => group).join('\n');
  // A new text, other sources or another try make a new question, and only that asks again.
  const question = useMemo(() => ({ text: asked, groups, again }), [asked, groups, again]);
  const ask = useEffectEvent((signal: AbortSignal) => {
    for (const { group, find, least } of sources) {
      if (asked.length < least) continue;
      const take = (status: Answer<Found>['status'], found: readonly Found[]) => {
        if (!signal.aborted) setAnswers((old) => ({ ...old, [group]: { text: asked, status, found } }));
      };
      // `find` may also throw at once.
      Promise.resolve()
        .then(() => find(asked, signal))
        .then(
          (found) => take('ready', found),
          () => take('error', []),
        );
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const isRetry = question.again.count > 0 && question.again.text === question.text;
    const timer = setTimeout(() => ask(controller.signal), isRetry ? 0 : wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, wait]);
  const findings = sources.flatMap(({ group, least }): Finding<Found>[] => {
    if (asked.length < least) return [];
    const answer = answers[group];
    if (answer?.text === asked) return [{ group, status: answer.status, found: answer.found }];
    return [{ group, status: 'loading', found: answer?.found ?? [] }];
  });
  const retry = () => {
    setAnswers((old) => Object.fromEntries(Object.entries(old).filter(([, one]) => one.status !== 'error')));
    setAgain({ text: asked, count: again.count + 1 });
  };
  return { findings, retry };
}
