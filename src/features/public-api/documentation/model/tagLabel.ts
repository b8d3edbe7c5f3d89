import * as t from '../../texts.ts';

const LABELS: Readonly<Record<string, string>> = {
  foresite: t.itemsAndScenarios,
  timeline: t.milestones,
};

/** What people call the calls under a tag. */
export const tagLabel = (tag: string): string =>
  LABELS[tag] ?? `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
