import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PaletteCommand, PaletteSource } from './commands.ts';

/** What a search elsewhere has come to. */
export interface Finding {
  group: string;
  status: 'loading' | 'ready' | 'error';
  commands: readonly PaletteCommand[];
}

interface Answer {
  text: string;
  status: 'ready' | 'error';
  commands: readonly PaletteCommand[];
}

/** Milliseconds after the last key before anybody is asked. */
const wait = 150;
const none: readonly PaletteCommand[] = [];

/**
 * Asks every source once the typing pauses. An answer counts only while its question stands: a new key ends the searches under way, and
 * one that comes late all the same is dropped. What was found before stays until the new answer is there.
 */
export function useFindings(sources: readonly PaletteSource[], text: string) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [tries, setTries] = useState(0);
  const asked = text.trim();
  const groups = sources.map(({ group }) => group).join('\n');
  // A new text, other sources or another try make a new question, and only that asks again.
  const question = useMemo(() => ({ text: asked, groups, tries }), [asked, groups, tries]);
  const ask = useEffectEvent(({ text }: { text: string }, signal: AbortSignal) => {
    for (const { group, find, least = 2 } of sources) {
      if (text.length < least) continue;
      const take = (status: Answer['status'], commands: readonly PaletteCommand[]) => {
        if (!signal.aborted) setAnswers((old) => ({ ...old, [group]: { text, status, commands } }));
      };
      // `find` may also throw at once.
      Promise.resolve()
        .then(() => find(text, signal))
        .then(
          (commands) => take('ready', commands),
          () => take('error', none),
        );
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => ask(question, controller.signal), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const findings = sources.flatMap(({ group, least = 2 }): Finding[] => {
    if (asked.length < least) return [];
    const answer = answers[group];
    if (answer?.text === asked) return [{ group, status: answer.status, commands: answer.commands }];
    return [{ group, status: 'loading', commands: answer?.status === 'ready' ? answer.commands : none }];
  });
  const retry = () => {
    setAnswers((old) => Object.fromEntries(Object.entries(old).filter(([, one]) => one.status !== 'error')));
    setTries((count) => count + 1);
  };
  return { findings, retry };
}
