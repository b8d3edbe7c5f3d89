import { POT_KINDS } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { formatMoney, sumMoney } from '#domain/money';
import type { Contingency, Entry, Pot } from './contingencyTypes.ts';

/** Tones of what is left against what is usual. */
export const adequacyTones = { short: 'caution', within: 'positive', ample: 'info' } as const;

const againstUsual = { short: 'Below typical', within: 'Within typical', ample: 'Above typical' } as const;

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
  const pace = `Draws of ${formatMoney(burn.per_month)} a month`;
  if (burn.left_at_end !== null && until !== null) {
    const isShort = burn.left_at_end < 0;
    const end = `by completion on ${formatDate(until)}`;
    if (isShort && burn.runs_dry_on)
      return {
        text: `${pace} run dry on ${formatDate(burn.runs_dry_on)}, ${formatMoney(-burn.left_at_end)} short ${end}.`,
        isShort,
      };
    return { text: `${pace} leave ${formatMoney(burn.left_at_end)} ${end}.`, isShort };
  }
  if (burn.runs_dry_on === null) return { text: `${pace} last for more than a century.`, isShort: false };
  return { text: `${pace} run dry on ${formatDate(burn.runs_dry_on)}.`, isShort: false };
}

/** Why a pot moved: `VO-003 Prefabricated pods`, `R-002 Switchgear`, `Transfer to Buyout`, or nothing. */
export function reasonOf({ item, risk, transfer_pot: other, amount }: Entry): string {
  if (other) return `Transfer ${amount < 0 ? 'to' : 'from'} ${other.name}`;
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
  if (entity === 'contingency_pot') return name === null ? 'a deleted fund' : `the fund ${name}`;
  return name === null ? 'a deleted entry' : `an entry of ${name}`;
};
