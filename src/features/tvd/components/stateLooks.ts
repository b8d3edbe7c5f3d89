import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  ArrowDown,
  ArrowUp,
  CircleDashed,
  type IconShape,
  Target as TargetShape,
} from '#design-system/icons/shapes.ts';
import type { TargetState } from '#domain/foresite';

/** How each state looks: by color and shape, beside its word. */
export const stateLooks: Readonly<Record<TargetState, { tone: Tone; icon: IconShape }>> = {
  aboveTarget: { tone: 'critical', icon: ArrowUp },
  aboveTargetWithinTolerance: { tone: 'caution', icon: ArrowUp },
  onTarget: { tone: 'info', icon: TargetShape },
  belowTarget: { tone: 'positive', icon: ArrowDown },
  noTargetSet: { tone: 'neutral', icon: CircleDashed },
};
