import type { ReactNode } from 'react';

/** Shelves of the catalogue, in the order in which it lists them. */
export const groups = [
  'layout',
  'actions',
  'inputs',
  'feedback',
  'navigation',
  'overlays',
  'filters',
  'grid',
  'charts',
  'icons',
] as const;
type Group = (typeof groups)[number];

/** What the catalogue knows about one component; the examples are also what the visual and accessibility runs look at. */
export interface ComponentDocs {
  name: string;
  group: Group;
  /** One line: what it is for. */
  summary: string;
  use: readonly string[];
  avoid: readonly string[];
  props: readonly { name: string; type: string; summary: string }[];
  keys: readonly { keys: string; does: string }[];
  examples: readonly { title: string; render: () => ReactNode }[];
}

/** Checks the shape of a docs file while it is written. */
export const defineDocs = (docs: ComponentDocs): ComponentDocs => docs;
