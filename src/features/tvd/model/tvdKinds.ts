import { formatMoney, subtractMoney, sumMoney } from '#domain/money';
import { moneyPart, type Reason } from '#shared/why';
import * as t from '../texts.ts';
import type { Tvd } from '../tvdQueries.ts';

const names = { ALLOWANCE: t.allowances, CONTINGENCY: t.contingency, ESCALATION: t.escalation } as const;
const order = Object.keys(names) as (keyof typeof names)[];

/** What a part of the newest estimate is made of, in dollars. */
interface KindPart {
  name: string;
  amount: number;
}

/** What lines of each kind that is no work come to, of one member or of all; kinds without lines are left out. */
export const kindsOf = ({ kinds }: Pick<Tvd, 'kinds'>, memberId?: number): KindPart[] =>
  order.flatMap((kind) => {
    const own = (kinds ?? []).filter(
      (one) => one.kind === kind && (memberId === undefined || one.member_id === memberId),
    );
    return own.length === 0 ? [] : [{ name: names[kind], amount: sumMoney(own.map(({ amount }) => amount)) }];
  });

/** The same with the work that is left of `current`; nothing where all of it is work. */
export function partsOf(tvd: Pick<Tvd, 'kinds'>, memberId: number, current: number | null): KindPart[] {
  const others = kindsOf(tvd, memberId);
  if (others.length === 0) return [];
  const work = subtractMoney(current ?? 0, sumMoney(others.map(({ amount }) => amount)));
  return [{ name: t.work, amount: work }, ...others];
}

/** Why a part is what it is: every kind of the row, and the current estimate that they are parts of. */
export const kindReason = (parts: readonly KindPart[], current: number | null): Reason => ({
  sentence: t.linesOfTheEstimateByKind,
  parts: parts.map(({ name, amount }) => moneyPart(name, amount)),
  sum: moneyPart(t.current, current),
});

/** `Of the estimate: allowances $1,250,000, contingency $4,000,000.`; empty where all of it is work. */
export function kindsText(tvd: Pick<Tvd, 'kinds'>): string {
  const parts = kindsOf(tvd).map(({ name, amount }) => `${name.toLowerCase()} ${formatMoney(amount)}`);
  return parts.length === 0 ? '' : t.ofTheEstimateList(parts.join(', '));
}
