import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The rules that every page is held to, target size included; none are left out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rules = { 'target-size': { enabled: true } };

/** Rules that another theme can break: everything else about a page stays as it is. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** What a rule found at one element. */
export interface AxeFinding {
  rule: string;
  html: string;
  target: string;
  why: string;
}

/** Without its comments: it is read in for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Engine {
  run: (where: { include: string[] }, options: object) => Promise<AxeResults>;
}

/** Which part of a page is looked at, and which kind of rules: all, those of colour, or the others. */
export interface AxeLook {
  part?: string;
  kind?: 'all' | 'colour' | 'but colour';
}

/** Two thirds of a run are spent on colours, so whoever knows them looks for the rest alone. */
const optionsOf = {
  all: { runOnly: { type: 'tag', values: tags }, rules },
  colour: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  'but colour': {
    runOnly: { type: 'tag', values: tags },
    rules: { ...rules, ...Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
  },
} as const;

/** What axe finds in a part of the page as it is now. The engine is read in once for each document. */
export async function axeFindings(
  page: Page,
  { part = 'html', kind = 'all' }: AxeLook = {},
): Promise<AxeFinding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([include, options]) => {
      const engine = (globalThis as unknown as { axe: Engine }).axe;
      const { violations } = await engine.run({ include: [include] }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, failureSummary = '' }) => ({
          rule: id,
          html,
          target: String(target[0]),
          why: failureSummary,
        })),
      );
    },
    [part, { ...optionsOf[kind], resultTypes: ['violations'] }] as const,
  );
}
