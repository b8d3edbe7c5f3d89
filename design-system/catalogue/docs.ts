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

/** What the catalogue's switches hand to an example; an example that has no use for it leaves it out. */
export interface ExampleSettings {
  density: 'normal' | 'compact';
}

/** One state of a component, live; what it draws depends on nothing but its settings: no clock, no chance, no network. */
export interface Example {
  /** Unique in the component: it is also the example's address. */
  title: string;
  render: (settings: ExampleSettings) => ReactNode;
  /** Name of the button or field that opens the rest (a menu, a dialog); the visual and accessibility runs press it and look again. */
  opens?: string;
}

/** What the catalogue knows about one component; the examples are also what the visual and accessibility runs look at. */
export interface ComponentDocs {
  name: string;
  group: Group;
  /** One line: what it is for. */
  summary: string;
  /** The part of a package it stands on, and what is ours where the package does it otherwise; left out for what has no keys. */
  standsOn?: string;
  use: readonly string[];
  avoid: readonly string[];
  props: readonly { name: string; type: string; summary: string }[];
  keys: readonly { keys: string; does: string }[];
  examples: readonly Example[];
}

/** Checks the shape of a docs file while it is written. */
export const defineDocs = (docs: ComponentDocs): ComponentDocs => docs;
