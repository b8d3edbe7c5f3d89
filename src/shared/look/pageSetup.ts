import type { components } from '#contract/api.ts';
import { defineSlot, type Slot } from '#platform/storage';
import type { PageSetting } from '#shared/settings';

/** Key of a page that people set up their way (docs/product/settings.md). */
export type PageKey = components['schemas']['PageKey'];

/** A page that people set up: its key, and its memory in this browser, from which it is drawn until the server has answered. */
export interface PageSetup<T> {
  key: PageKey;
  slot: Slot<T>;
}

/** Names a page that people set up; what was kept and does not fit counts as not said. */
export const definePageSetup = <T extends object>(
  key: PageKey,
  slot: string,
  parse: (stored: unknown) => T,
): PageSetup<T> => ({ key, slot: defineSlot(slot, parse) });

/** What is chosen for a page: a person's own choice, which holds, and that for everybody, which holds without one. */
export function chosenSetup(
  settings: readonly PageSetting[],
  key: PageKey,
): { own: PageSetting | undefined; shared: PageSetting | undefined } {
  const ofPage = settings.filter((setting) => setting.key === key);
  // The nearer place holds: a project's before the company's.
  const nearest = (isOwn: boolean) => {
    const those = ofPage.filter(({ is_own }) => is_own === isOwn);
    return those.find(({ project_id }) => project_id !== null) ?? those[0];
  };
  return { own: nearest(true), shared: nearest(false) };
}
