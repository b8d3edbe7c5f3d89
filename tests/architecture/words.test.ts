import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exactTexts } from './exactTexts.ts';

/** Words that people stumbled over, and what is said in their place. */
const gone: Readonly<Record<string, string>> = {
  'Open a pot': 'Add fund',
  'No pot': 'None',
  'Pots and entries': 'Funds and entries',
  'All pots': 'All funds',
  'Expected of risks': 'Expected risk cost',
  'Usual at': 'Typical range by milestone',
  'Below usual': 'Below typical',
  'Can still fall to': 'Low if pending items change',
  'Can still rise to': 'High if pending items change',
  'of these must hold': 'Match all',
  'of these may hold': 'Match any',
  "'Takes back'": 'Undo',
  'Does again': 'Redo',
  'Table that is edited': 'Editable grid',
  'costs are told': 'Code format for costs',
  'As the company': 'Company default',
  'How projects count': 'Project defaults',
  'Who proves that a person': 'Identity providers',
  'not answered yet': 'pending invites',
  'week of waiting': 'Cost per week of delay',
  'Consent of': 'Approval needed from',
  'look through and mend': 'Review and fix rows',
  'how dear': 'size, cost',
  'Projects in sight': 'Your projects',
  'Dearest first': 'Highest cost first',
  "'took back'": 'undid',
  '`Cancelled. ': 'Canceled.',
  'PDF was cancelled': 'The PDF was canceled',
  'work was cancelled': 'This work was canceled',
  'open licence': 'an open license',
  'area, colour': 'Name, budget, area, color and order',
};

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const sources = ['src', 'design-system', 'domain', 'server/modules', 'server/database/seed']
  .flatMap(sourcesOf)
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ') }));

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(1500);
});

it.each(Object.entries(gone))('says no longer "%s" but "%s"', (phrase) => {
  expect(sources.filter(({ text }) => text.includes(phrase)).map(({ path }) => path)).toEqual([]);
});

/** All that is said, with what templates fill in as … and quotes as they are read. */
const said = ['openapi/paths', 'openapi/schemas']
  .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')))
  .concat(sources.map(({ text }) => text))
  .join(' ')
  .replaceAll(/\\(['"`])/g, '$1')
  .replaceAll(/\$\{[^}]*\}/g, '…')
  .replaceAll(/&apos;|’/g, "'")
  .replaceAll(/\s+/g, ' ');

it.each(exactTexts)('says word for word "%s"', (text) => {
  const parts = text.replaceAll('’', "'").split('…');
  for (const part of parts) expect(said.includes(part), part).toBe(true);
});

it('would miss a text that is not there', () => {
  expect(said.includes('There was an error creating the custom report')).toBe(false);
});
