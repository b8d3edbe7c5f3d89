import { formatMoney } from '#domain/money';
import { type AwardBand, type AwardStep, nextSigner } from '#domain/procurement';

/** Up to what somebody signs, as a list has it: `to $1,000,000`, and the last one `over $10,000,000`. */
export function limitWords(bands: readonly Pick<AwardBand, 'up_to'>[], at: number): string {
  const { up_to: upTo = null } = bands[at] ?? {};
  if (upTo !== null) return `to ${formatMoney(upTo)}`;
  const before = bands[at - 1]?.up_to;
  return before == null ? 'any amount' : `over ${formatMoney(before)}`;
}

/** Where a signature stands, as a tag. */
export function stepLook(steps: readonly AwardStep[], at: number, myId: number) {
  const step = steps[at];
  if (step?.decision === 'APPROVED') return { label: 'Approved', tone: 'positive' } as const;
  if (step?.decision === 'REJECTED') return { label: 'Rejected', tone: 'critical' } as const;
  const next = nextSigner({ steps: [...steps] });
  if (next !== step) return { label: at === steps.length - 1 ? 'Last' : 'Later', tone: 'neutral' } as const;
  return step?.user_id === myId
    ? ({ label: 'You', tone: 'info' } as const)
    : ({ label: 'Next', tone: 'caution' } as const);
}
