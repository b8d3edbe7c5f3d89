import { POT_KINDS } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { formatMoney, sumMoney } from '#domain/money';
import * as t from '../texts.ts';
import type { Contingency, Entry, Pot } from './contingencyTypes.ts';

/** Tones of what is left against what is usual. */
export const adequacyTones = { short: 'caution', within: 'positive', ample: 'info' } as const;

const againstUsual = { short: t.belowTypical, within: t.withinTypical, ample: t.aboveTypical } as const;

/** `Construction: Below typical`, for the kinds that have pots or need one at the current milestone. */
export function adequacyWords({
  stages,
  pots,
}: Contingency): { kind: string; words: string; isShort: boolean }[] {
  const requirements = stages[0]?.requirements ?? [];
  return requirements
    .filter(({ kind, low }) => low > 0 || pots.some((pot) => pot.kind === kind))
    .map(({ kind, adequacy }) => ({
      kind: POT_KINDS[kind].label,
      words: againstUsual[adequacy],
      isShort: adequacy === 'short',
    }));
}

/** What pots hold without what was drawn: opened, funded and moved in, in dollars. */
export const heldIn = ({ opened, funded, transferred }: Pot['position']): number =>
  sumMoney([opened, funded, transferred]);

/** Where the draws so far lead, in words; undefined while there is no line to draw. */
export function burnWords(
  burn: Contingency['burn'],
  until: string | null,
): { text: string; isShort: boolean } | undefined {
  if (burn === null) return undefined;
  const pace = t.drawsOfMoneyAMonth(formatMoney(burn.per_month));
  if (burn.left_at_end !== null && until !== null) {
    const isShort = burn.left_at_end < 0;
    const end = t.byCompletionOnDate(formatDate(until));
    if (isShort && burn.runs_dry_on)
      return {
        text: t.paceRunDryOnDateMoney(
          pace,
          formatDate(burn.runs_dry_on),
          formatMoney(-burn.left_at_end),
          end,
        ),
        isShort,
      };
    return { text: t.paceLeaveMoneyEnd(pace, formatMoney(burn.left_at_end), end), isShort };
  }
  if (burn.runs_dry_on === null) return { text: t.paceLastForMoreThan(pace), isShort: false };
  return { text: t.paceRunDryOnDate(pace, formatDate(burn.runs_dry_on)), isShort: false };
}

/** Why a pot moved: `VO-003 Prefabricated pods`, `R-002 Switchgear`, `Transfer to Buyout`, or nothing. */
export function reasonOf({ item, risk, transfer_pot: other, amount }: Entry): string {
  if (other) return t.transferValueName(amount < 0 ? t.toLower : t.from, other.name);
  const reason = item ?? risk;
  return reason ? `${reason.code} ${reason.name}` : '';
}

/** What a line of history is about. */
export const historySubject = ({
  entity,
  entity_name: name,
}: {
  entity: string;
  entity_name: string | null;
}) => {
  if (entity === 'contingency_pot') return name === null ? t.aDeletedFund : t.theFundName(name);
  return name === null ? t.aDeletedEntry : t.anEntryOfName(name);
};
