import { abbreviate } from '#domain/money';
import type { ForesiteSummary } from './foresiteData.ts';

/** A stretch of the sentence; figures are strong. */
export interface SentencePart {
  text: string;
  strong: boolean;
}

const plain = (text: string): SentencePart => ({ text, strong: false });
const strong = (text: string): SentencePart => ({ text, strong: true });

type Position = Pick<ForesiteSummary, 'forecast' | 'gap' | 'pending_low' | 'pending_high'>;

/** What a trend measures, and how its figures are written. */
export interface HeadlineWords {
  subject: string;
  aim: string;
  write: (value: number) => string;
  /** Said while there is no forecast. */
  none: string;
}

const COST_WORDS: HeadlineWords = {
  subject: 'The approved forecast',
  aim: 'budget',
  write: (dollars) => abbreviate(dollars),
  none: 'No milestone has an estimate yet, so there is no forecast.',
};

function against(forecast: number, gap: number | null, words: HeadlineWords): SentencePart[] {
  const { subject, aim, write } = words;
  const figure = strong(write(forecast));
  if (gap === null) return [plain(`${subject} is `), figure, plain('.')];
  const size = write(Math.abs(gap));
  const stand = size === write(0) ? `on ${aim}` : `${size} ${gap > 0 ? 'over' : 'under'} ${aim}`;
  return [plain(`${subject} of `), figure, plain(' is '), strong(stand), plain('.')];
}

function reach(
  forecast: number,
  { pending_low: low, pending_high: high }: Position,
  write: HeadlineWords['write'],
): SentencePart[] {
  const down = low !== null && low < forecast;
  const up = high !== null && high > forecast;
  if (down && up) {
    const ends = [strong(write(low)), plain(' or '), strong(write(high)), plain('.')];
    return [plain(' Pending items can still take it to '), ...ends];
  }
  if (down) return [plain(' Pending items can still take it down to '), strong(write(low)), plain('.')];
  if (up) return [plain(' Pending items can still take it up to '), strong(write(high)), plain('.')];
  return [];
}

/**
 * The chart in one or two sentences: "The approved forecast of $312.9M is $7.9M over budget. Pending items can still
 * take it to $298.8M or $317.7M." Without an estimate, the sentence says so.
 */
export function headlineSentence(position: Position, words: HeadlineWords = COST_WORDS): SentencePart[] {
  const { forecast, gap } = position;
  if (forecast === null) return [plain(words.none)];
  return [...against(forecast, gap, words), ...reach(forecast, position, words.write)];
}
