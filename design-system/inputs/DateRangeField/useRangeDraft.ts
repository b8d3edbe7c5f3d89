import { useState } from 'react';
import { formatDay, invalidDay, parseDay } from '../../private/date/isoDate.ts';
import { parseRange, type DayRange } from '../../private/date/parseRange.ts';

/** One end of a span. */
export type RangeEnd = keyof DayRange;

interface RangeDraft {
  value: DayRange;
  onChange: (value: DayRange) => void;
  today: string;
  validate: ((value: DayRange) => string | undefined) | undefined;
  blocked: boolean;
}

type Texts = Partial<Record<RangeEnd, string>>;

/** What is typed into the two boxes until it is a span that can be taken; a problem keeps the text, so that it can be mended. */
export function useRangeDraft({ value, onChange, today, validate, blocked }: RangeDraft) {
  const [texts, setTexts] = useState<Texts>({});
  const [problem, setProblem] = useState<string>();
  const problemWith = (range: DayRange): string | undefined => {
    if (range.start !== null && range.end !== null && range.end < range.start)
      return `The end must not be before the start. Choose ${formatDay(range.start)} or later.`;
    return validate?.(range);
  };
  const reset = () => {
    setTexts({});
    setProblem(undefined);
  };
  /** Hands the span on if nothing speaks against it; true when taken. */
  const take = (range: DayRange): boolean => {
    const found = problemWith(range);
    setProblem(found);
    if (found !== undefined) return false;
    setTexts({});
    if (range.start !== value.start || range.end !== value.end) onChange(range);
    return true;
  };
  /** Reads both boxes. While the focus only moves between them, an end that is still missing is no problem yet. */
  const commit = (stays: boolean) => {
    if (texts.start === undefined && texts.end === undefined) return;
    const read = (end: RangeEnd) => (texts[end] === undefined ? value[end] : parseDay(texts[end], today));
    const [start, end] = [read('start'), read('end')];
    if (start === undefined || end === undefined) {
      setProblem(invalidDay(today));
      return;
    }
    if (stays && (start === null || end === null || end < start)) return;
    take({ start, end });
  };
  return {
    texts,
    problem,
    isTyped: texts.start !== undefined || texts.end !== undefined,
    type: (end: RangeEnd, text: string) => setTexts({ ...texts, [end]: text }),
    /** A whole span from the clipboard fills both boxes; anything else goes into one, as typed. True when it was a span. */
    paste: (text: string): boolean => {
      const range = blocked ? undefined : parseRange(text, today);
      if (range === undefined) return false;
      if (!take(range)) setTexts({ start: formatDay(range.start ?? ''), end: formatDay(range.end ?? '') });
      return true;
    },
    commit,
    take,
    reset,
  };
}
