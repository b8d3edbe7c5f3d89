import * as t from '../texts.ts';

/** The parts of a project's settings, in the order of their list. */
export const PROJECT_SECTIONS = {
  general: t.general,
  measurement: t.measurement,
  costs: t.costDisplay,
  markups: t.markups,
  timeline: t.timeline,
  team: t.team,
} as const;

export type ProjectSection = keyof typeof PROJECT_SECTIONS;

/** The section that an address asks for; the first one where it asks for none, or for one that is not there. */
export const toSection = (asked: string | undefined): ProjectSection =>
  asked !== undefined && Object.hasOwn(PROJECT_SECTIONS, asked) ? (asked as ProjectSection) : 'general';
