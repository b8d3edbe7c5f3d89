import { defineFields } from '#domain/fields';

/** Pages that people set up their way, and what they are called (docs/product/settings.md). */
export const PAGE_NAMES = {
  overview: 'Overview',
  tvd: 'Target value',
  timeline: 'Timeline',
  estimate: 'Estimate',
  procurement: 'Procurement',
  purchase_plan: 'Purchase plan',
  portfolio: 'Portfolio',
  foresite_chart: 'Cost trend',
  risks: 'Risk register',
  issues: 'Issues',
} as const;

/** Key of a page's settings. */
export type PageKey = keyof typeof PAGE_NAMES;

/** Most characters that a page's settings take as JSON. */
export const MOST_PAGE_CONFIG = 8000;

/** What history tells of a page's settings for everybody. */
export const pageSettingFields = defineFields({
  key: { label: 'Page', kind: 'choice', choices: PAGE_NAMES, required: true, fixed: true },
  config: { label: 'Setup', kind: 'parts' },
});

/** Why a page cannot be set up like this; undefined where it can. */
export const pageConfigProblem = (config: unknown): string | undefined =>
  JSON.stringify(config).length > MOST_PAGE_CONFIG
    ? `The setup of a page has at most ${MOST_PAGE_CONFIG.toLocaleString('en-US')} characters. Keep less in it.`
    : undefined;
