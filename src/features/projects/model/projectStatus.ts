import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  Archive,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Cube,
  type IconShape,
  Lightbulb,
} from '#design-system/icons/shapes.ts';
import { type ProjectStatus, STATUS_LABELS, STATUS_ORDER } from '#domain/projects';

export { isLegacy, type ProjectStatus, STATUS_ORDER } from '#domain/projects';

interface StatusLook {
  tone: Tone;
  icon: IconShape;
}

const LOOKS: Record<ProjectStatus, StatusLook> = {
  ACTIVE: { tone: 'info', icon: CircleDot },
  DRAFT: { tone: 'neutral', icon: CircleDashed },
  CONCEPT: { tone: 'neutral', icon: Lightbulb },
  COMPLETED: { tone: 'positive', icon: CircleCheck },
  ABANDONED: { tone: 'critical', icon: CircleX },
  LEGACY: { tone: 'neutral', icon: Archive },
  DRAFT_LEGACY: { tone: 'neutral', icon: Archive },
  ABANDONED_LEGACY: { tone: 'neutral', icon: Archive },
  PLAYGROUND: { tone: 'neutral', icon: Cube },
};

/** How each status reads and looks. */
export const PROJECT_STATUSES = Object.fromEntries(
  STATUS_ORDER.map((status) => [status, { label: STATUS_LABELS[status], ...LOOKS[status] }]),
) as Readonly<Record<ProjectStatus, StatusLook & { label: string }>>;
