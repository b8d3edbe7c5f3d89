import type { Option } from '../../private/listbox/options.ts';
import { useSearches } from '../../private/useSearches.ts';

/** Finds options for what was typed. Aborted when the text goes on. */
export type OptionSearch<Value extends string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option<Value>[]>;

/** Asks `search` from three letters on, once the typing pauses; an answer to an older text is dropped. */
export function useOptionSearch<Value extends string>(search: OptionSearch<Value> | undefined, text: string) {
  const sources = search ? [{ group: '', find: search, least: 3 }] : [];
  const { findings, retry } = useSearches(sources, text, 250);
  const [finding] = findings;
  return {
    asked: finding !== undefined,
    busy: finding?.status === 'loading',
    options: finding?.found ?? [],
    problem: finding?.status === 'error' ? 'The search did not answer.' : undefined,
    retry,
  };
}
