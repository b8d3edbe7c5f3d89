import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that every page is held to, target size included; none are left out. */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(tags)
    .options({ rules: { 'target-size': { enabled: true } } });
