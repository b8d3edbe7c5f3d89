const LABELS: Readonly<Record<string, string>> = {
  foresite: 'Items and scenarios',
  timeline: 'Milestones',
};

/** What people call the calls under a tag. */
export const tagLabel = (tag: string): string =>
  LABELS[tag] ?? `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
