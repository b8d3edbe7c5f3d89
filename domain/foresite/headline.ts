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

function against({ forecast, gap }: Position): SentencePart[] {
  const figure = strong(abbreviate(forecast));
  if (gap === null) return [plain('The approved forecast is '), figure, plain('.')];
  const size = abbreviate(Math.abs(gap));
  const stand = size === '$0' ? 'on budget' : `${size} ${gap > 0 ? 'over' : 'under'} budget`;
  return [plain('The approved forecast of '), figure, plain(' is '), strong(stand), plain('.')];
}

function reach({ forecast, pending_low: low, pending_high: high }: Position): SentencePart[] {
  const down = low !== null && low < forecast!;
  const up = high !== null && high > forecast!;
  if (down && up) {
    const ends = [strong(abbreviate(low)), plain(' or '), strong(abbreviate(high)), plain('.')];
    return [plain(' Pending items can still take it to '), ...ends];
  }
  if (down) return [plain(' Pending items can still take it down to '), strong(abbreviate(low)), plain('.')];
  if (up) return [plain(' Pending items can still take it up to '), strong(abbreviate(high)), plain('.')];
  return [];
}

/**
 * The chart in one or two sentences: "The approved forecast of $312.9M is $7.9M over budget. Pending items can still
 * take it to $298.8M or $317.7M." Without an estimate, the sentence says so.
 */
export function headlineSentence(position: Position): SentencePart[] {
  if (position.forecast === null)
    return [plain('No milestone has an estimate yet, so there is no forecast.')];
  return [...against(position), ...reach(position)];
}
