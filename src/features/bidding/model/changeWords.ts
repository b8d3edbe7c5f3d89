import type { AskedLine, IssueChange } from '#domain/bidding';
import { formatNumber } from '#domain/money';
import { INCLUSIONS } from '#domain/procurement';
import * as t from '../texts.ts';

const amountOf = ({ quantity, unit }: AskedLine): string =>
  [quantity === null ? '' : formatNumber(quantity), unit].filter(Boolean).join(' ');

const inclusionOf = ({ inclusion = 'INCLUDED' }: AskedLine): string => INCLUSIONS[inclusion];

const titleOf = ({ section, name }: AskedLine): string => [section, name].filter(Boolean).join(' ');

/** What a change of the scope is called: the line as it is now, else as it was. */
export const changeTitle = ({ before, after }: IssueChange): string => {
  const line = after ?? before;
  return line ? titleOf(line) : '';
};

/** What is different, in short: `262 EA, was 258 EA`; empty for what was added or removed without a quantity. */
export function changeDetail({ before, after }: IssueChange): string {
  if (!before || !after) return amountOf((after ?? before) as AskedLine);
  return [
    ...(titleOf(before) === titleOf(after) ? [] : [t.wasTitleOf(titleOf(before))]),
    ...(amountOf(before) === amountOf(after)
      ? []
      : [t.nowWasBefore(amountOf(after) || t.noQuantity, amountOf(before) || t.noQuantity)]),
    ...(inclusionOf(before) === inclusionOf(after)
      ? []
      : [t.nowWasBefore(inclusionOf(after), inclusionOf(before).toLowerCase())]),
  ].join('; ');
}
