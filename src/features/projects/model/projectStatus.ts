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
import type { components } from '#contract/api.ts';

export type ProjectStatus = components['schemas']['ProjectStatus'];

interface StatusLook {
  /** spec §4: labels. */
  label: string;
  tone: Tone;
  icon: IconShape;
}

/** How each status reads, in the order in which the list groups them. */
export const PROJECT_STATUSES = {
  ACTIVE: { label: 'In progress', tone: 'info', icon: CircleDot },
  DRAFT: { label: 'Draft', tone: 'neutral', icon: CircleDashed },
  CONCEPT: { label: 'Concept', tone: 'neutral', icon: Lightbulb },
  COMPLETED: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  ABANDONED: { label: 'Abandoned', tone: 'critical', icon: CircleX },
  LEGACY: { label: 'Legacy', tone: 'neutral', icon: Archive },
  DRAFT_LEGACY: { label: 'Legacy (Draft)', tone: 'neutral', icon: Archive },
  ABANDONED_LEGACY: { label: 'Legacy (Abandoned)', tone: 'neutral', icon: Archive },
  PLAYGROUND: { label: 'Playground', tone: 'neutral', icon: Cube },
} as const satisfies Record<ProjectStatus, StatusLook>;

export const STATUS_ORDER = Object.keys(PROJECT_STATUSES) as ProjectStatus[];

/** Finished projects that only serve comparison: no budget to hold, smaller rows. */
export function isLegacy(status: ProjectStatus): boolean {
  return status.endsWith('LEGACY');
}
