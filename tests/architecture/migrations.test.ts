import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'server/database/migrations';
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
  entries: { idx: number; tag: string }[];
};

it('are the files that the journal names', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

// Each snapshot is 20,000 lines, and the next migration is made from the newest alone.
it('keep the newest snapshot and no older one', () => {
  const number = String(entries.at(-1)?.idx).padStart(4, '0');
  expect(readdirSync(`${folder}/meta`).toSorted()).toEqual([`${number}_snapshot.json`, '_journal.json']);
});
