import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from '../../private/listbox/options.ts';

/** Finds options for what was typed. Aborted when the text goes on. */
export type OptionSearch<Value extends string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option<Value>[]>;

const leastLetters = 3;
const pause = 250;

/** Asks `search` once the typing pauses; an answer to an older text is dropped. */
export function useOptionSearch<Value extends string>(search: OptionSearch<Value> | undefined, text: string) {
  const wanted = text.trim();
  const asked = search !== undefined && wanted.length >= leastLetters;
  const [answer, setAnswer] = useState<{ text: string; options: readonly Option<Value>[]; problem?: string }>(
    { text: '', options: [] },
  );
  // Asked once more by hand: at once.
  const [again, setAgain] = useState({ text: '', count: 0 });
  const ask = useEffectEvent(async (query: string, signal: AbortSignal) => search?.(query, signal) ?? []);
  useEffect(() => {
    if (!asked) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        ask(wanted, controller.signal).then(
          (options) => {
            if (!controller.signal.aborted) setAnswer({ text: wanted, options });
          },
          () => {
            if (!controller.signal.aborted)
              setAnswer({
                text: wanted,
                options: [],
                problem: 'The search did not answer.',
              });
          },
        );
      },
      again.text === wanted ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, wanted, again]);
  return {
    asked,
    busy: asked && answer.text !== wanted,
    options: answer.options,
    problem: asked && answer.text === wanted ? answer.problem : undefined,
    retry: () => {
      setAnswer({ text: '', options: [] });
      setAgain({ text: wanted, count: again.count + 1 });
    },
  };
}
