import { vars } from '#design-system/foundations/vars.css.ts';
import type { TargetState } from '#domain/foresite';
import type { TvdMember } from '../tvdQueries.ts';
import * as styles from './Tvd.css.ts';

/** Share of the target at both ends of the axis. */
export const BAR_AXIS = { from: -0.2, to: 0.3 } as const;
const width = 120;
const middle = 12;

const inks: Readonly<Record<TargetState, string>> = {
  aboveTarget: vars.rise,
  aboveTargetWithinTolerance: vars.caution,
  onTarget: vars.accent,
  belowTarget: vars.fall,
  noTargetSet: vars['text-muted'],
};

/** Where an amount stands on the axis, in units of the drawing; past the ends it stays at them. */
function place(amount: number, target: number): number {
  const share = (amount - target) / target;
  const at = (share - BAR_AXIS.from) / (BAR_AXIS.to - BAR_AXIS.from);
  return 4 + Math.min(1, Math.max(0, at)) * (width - 8);
}

/** The forecast against its target, with stretch goal, tolerance and pending range. Says nothing that the row does not. */
export function TargetBar({ row, tolerance }: { row: TvdMember; tolerance: number }) {
  const { target, stretch, forecast, low, high, target_state: state } = row;
  if (target === null || target <= 0 || forecast === null) return null;
  const at = (amount: number) => place(amount, target);
  const goal = at(target);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} 24`} aria-hidden="true">
      <rect x="4" y={middle - 3} width={width - 8} height="6" rx="3" fill={vars['surface-sunken']} />
      <rect
        x={goal}
        y={middle - 3}
        width={Math.max(0, at(target * (1 + tolerance / 100)) - goal)}
        height="6"
        fill={vars['caution-soft']}
      />
      {low === 0 && high === 0 ? null : (
        <path
          d={`M${at(forecast + low)} ${middle - 4}v8M${at(forecast + low)} ${middle}H${at(forecast + high)}M${at(forecast + high)} ${middle - 4}v8`}
          stroke={vars['text-muted']}
          fill="none"
        />
      )}
      <path d={`M${goal} 4v16`} stroke={vars.text} strokeWidth="1.5" />
      {stretch === null ? null : <path d={`M${at(stretch) - 3} 3h6l-3 5z`} fill={vars['text-muted']} />}
      <circle cx={at(forecast)} cy={middle} r="4.5" fill={inks[state]} stroke={vars.surface} />
    </svg>
  );
}
