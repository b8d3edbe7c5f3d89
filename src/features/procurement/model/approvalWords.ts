import { formatMoney } from '#domain/money';
import { type AwardBand, type AwardStep, nextSigner } from '#domain/procurement';
import * as t from '../texts.ts';

/** Up to what somebody signs, as a list has it: `to $1,000,000`, and the last one `over $10,000,000`. */
export function limitWords(bands: readonly Pick<AwardBand, 'up_to'>[], at: number): string {
  const { up_to: upTo = null } = bands[at] ?? {};
  if (upTo !== null) return t.toMoney(formatMoney(upTo));
  const before = bands[at - 1]?.up_to;
  return before == null ? t.anyAmount : t.overMoney(formatMoney(before));
}

/** Where a signature stands, as a tag. */
export function stepLook(steps: readonly AwardStep[], at: number, myId: number) {
  const step = steps[at];
  if (step?.decision === 'APPROVED') return { label: t.approved, tone: 'positive' } as const;
  if (step?.decision === 'REJECTED') return { label: t.rejected, tone: 'critical' } as const;
  const next = nextSigner({ steps: [...steps] });
  if (next !== step) return { label: at === steps.length - 1 ? t.last : t.later, tone: 'neutral' } as const;
  return step?.user_id === myId
    ? ({ label: t.you, tone: 'info' } as const)
    : ({ label: t.next, tone: 'caution' } as const);
}
