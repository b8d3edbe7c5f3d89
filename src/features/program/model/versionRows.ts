import { AREA_UNITS, type AreaUnit, convertArea } from '#domain/area';
import { formatNumber } from '#domain/money';
import type { AreaChange, AreaDifference, ProgramSums } from '#domain/program';
import * as t from '../texts.ts';

const WORDS: Record<AreaChange, string> = {
  name: t.name,
  level: t.level,
  type: t.type,
  size: t.size,
  net: t.net,
  shares: t.shares,
};

/** `New`, `Removed`, or what changed: `Size, net`; empty for what stays. */
export function changeText({ was, is, changes }: AreaDifference): string {
  if (!was) return t.newWord;
  if (!is) return t.removed;
  const words = changes.map((change, index) => (index === 0 ? WORDS[change] : WORDS[change].toLowerCase()));
  return words.join(', ');
}

/** Whether an area is another in the two programs. */
export const isOther = ({ was, is, changes }: AreaDifference): boolean =>
  was === null || is === null || changes.length > 0;

/** What the two programs come to beside each other: `4,500 GSF more: 1 new, 3 changed, 5 the same`. Sums are in square feet. */
export function versionText(sums: ProgramSums, unit: AreaUnit): string {
  const more = convertArea(sums.is - sums.was, 'sq_ft', unit);
  const { abbreviation, decimals } = AREA_UNITS[unit];
  const size = formatNumber(Math.abs(more), decimals);
  const isEqual = Number(Math.abs(more).toFixed(decimals)) === 0;
  const counts = [
    [sums.added, 'new'],
    [sums.removed, 'removed'],
    [sums.changed, 'changed'],
    [sums.same, t.theSame],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${(count as number).toLocaleString('en-US')} ${word}`);
  const lead = isEqual ? t.theSameSize : `${size} ${abbreviation} ${more > 0 ? 'more' : 'less'}`;
  return counts.length === 0 ? t.neitherHasAreas : `${lead}: ${counts.join(', ')}`;
}
