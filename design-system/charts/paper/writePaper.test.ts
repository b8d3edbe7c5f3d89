import { describe, expect, it } from 'vitest';
import { pdfUaProblems } from '#tests/support/pdfUa.ts';
import { readPdf, type ReadText } from './readPdf.ts';
import { writePaper, writeTables, type PaperInput } from './writePaper.ts';

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
const figures = ['Oak', 'Elm'].map((text) => ({ text, figure: true as const }));

const input = (change: Partial<PaperInput> = {}): PaperInput => ({
  title: 'Weights of trees',
  lead: 'Oaks weigh ≥ 4 t, −2 % against “Łódź”.',
  legend: [{ name: 'Oak', color: 1 }],
  table: {
    caption: 'Weights by year',
    headings: [{ text: 'Year' }, ...figures],
    rows: Array.from({ length: 60 }, (_, row) => ({
      id: String(row),
      head: `Year ${row + 1}`,
      cells: [
        { text: row % 2 ? '(€1,234)' : '€1,234', value: 1234 },
        { text: `€${row},000`, value: row },
      ],
    })),
  },
  picture: { bytes: Buffer.from(pixel, 'base64'), width: 2952, height: 1500 },
  paper: {
    owner: 'Überwald & Søn',
    author: 'Zoë Ångström',
    facts: [{ name: 'Shown as', text: '$ / GSF' }],
    figures: [{ name: 'Budget', text: '€305,000,000' }],
    foot: () => 'Made by Zoë Ångström',
  },
  format: 'letter',
  ...change,
});

async function read(change?: Partial<PaperInput>) {
  const blob = await writePaper(input(change));
  return readPdf(new Uint8Array(await blob.arrayBuffer()));
}
const texts = (page: readonly ReadText[] | undefined) => page?.map(({ text }) => text) ?? [];

describe('writePaper', () => {
  const more = {
    caption: 'Forests',
    headings: [{ text: 'Forest' }, { text: 'Trees', figure: true as const }],
    rows: [{ id: '1', head: 'Hoh', cells: [{ text: '1,200', value: 1200 }] }],
  };

  it('begins each further table on a page of its own', async () => {
    const { pages } = await read({ more: [more] });
    expect(pages).toHaveLength(5);
    expect(texts(pages[4])).toEqual([
      'Überwald & Søn, Weights of trees',
      'Forests',
      'Forest',
      'Trees',
      'Hoh',
      '1,200',
      'Made by Zoë Ångström',
      'Page 5 of 5',
    ]);
  });

  it('writes tables alone below their title', async () => {
    const { paper } = input();
    const blob = await writeTables({ title: 'Trees', tables: [more, more], paper, format: 'a4' });
    const { pages, sizes } = await readPdf(new Uint8Array(await blob.arrayBuffer()));
    expect(texts(pages[0]).slice(0, 4)).toEqual(['Überwald & Søn', 'Trees', 'Forests', 'Forest']);
    expect(texts(pages[1])).toContain('Überwald & Søn, Trees');
    expect(sizes).toHaveLength(2);
  });

  it('lets tables of a letter follow each other, and keeps what is signed together', async () => {
    const { paper, table } = input();
    const signed = {
      caption: 'Approval',
      headings: [{ text: 'Step' }, { text: 'Signature', room: 190 }],
      rows: ['Prepared by', 'Approved by'].map((head) => ({
        id: head,
        head,
        cells: [{ text: '', value: '' }],
      })),
    };
    const pagesOf = async (tables: readonly PaperInput['table'][]) => {
      const blob = await writeTables({ title: 'Trees', tables, paper, format: 'letter', flows: true });
      return (await readPdf(new Uint8Array(await blob.arrayBuffer()))).pages.map(texts);
    };
    const [only, ...none] = await pagesOf([more, signed]);
    expect(none).toEqual([]);
    expect(only).toEqual(
      expect.arrayContaining(['Forests', 'Hoh', 'Approval', 'Prepared by', 'Approved by']),
    );
    // A page that is nearly full has no room for it.
    const rows = table.rows.slice(0, 18);
    const [first, second] = await pagesOf([{ ...table, rows }, signed]);
    expect(first).not.toContain('Approval');
    expect(second).toEqual(expect.arrayContaining(['Approval', 'Prepared by', 'Approved by']));
  });

  it('says on the first page what is shown, in the very characters that were given', async () => {
    const { pages, sizes } = await read();
    expect(texts(pages[0])).toEqual([
      'Überwald & Søn',
      'Weights of trees',
      'Shown as  ',
      '$ / GSF',
      'Oaks weigh ≥ 4 t, −2 % against “Łódź”.',
      'Budget ',
      '€305,000,000',
      'Oak',
      'Made by Zoë Ångström',
      'Page 1 of 4',
    ]);
    expect(sizes).toEqual(Array.from({ length: 4 }, () => '792 x 612'));
  });

  it('writes every row of the table as text, its heads on each page', async () => {
    const { pages } = await read();
    expect(pages).toHaveLength(4);
    const rows = pages.slice(1).flatMap(texts);
    expect(rows.filter((text) => text.startsWith('Year ')).at(-1)).toBe('Year 60');
    expect(rows).toContain('€59,000');
    for (const [index, page] of pages.slice(1).entries()) {
      const said = texts(page);
      expect(said[0]).toBe('Überwald & Søn, Weights of trees');
      expect(['Year', 'Oak', 'Elm'].every((heading) => said.includes(heading))).toBe(true);
      expect(said.at(-1)).toBe(`Page ${index + 2} of 4`);
    }
  });

  it('lines digits up: the parenthesis of a negative hangs', async () => {
    const { pages } = await read();
    const at = (text: string) => pages[1]?.find((piece) => piece.text === text)?.x ?? 0;
    // The opening parenthesis is as wide as the closing one.
    const parenthesis = (800 / 2048) * 8;
    expect(at('(€1,234)')).toBeCloseTo(at('€1,234') - parenthesis, 1);
    const ends = ['€0,000', '€1,000'].map((text) => at(text));
    expect(ends[0]).toBe(ends[1]);
  });

  it('puts columns that find no room on pages of their own, beside the names of their rows', async () => {
    const trees = Array.from({ length: 14 }, (_, tree) => `Tree ${tree + 1} of the old orchard`);
    const table = {
      caption: 'Weights by year',
      headings: [{ text: 'Year' }, ...trees.map((text) => ({ text, figure: true as const }))],
      rows: [{ id: '1', head: '2026', cells: trees.map(() => ({ text: '$123,456,789', value: 1 })) }],
    };
    const { pages } = await read({ table });
    // Headings break between words: eight columns of 72 points and one of names fill a page.
    expect(pages).toHaveLength(3);
    expect(pages.slice(1).every((page) => texts(page).includes('2026'))).toBe(true);
    expect(pages.flatMap(texts).filter((text) => text === '$123,456,789')).toHaveLength(14);
  });

  it('breaks long texts between words, and no date', async () => {
    const day = { text: 'Nov 20, 2026', value: '' };
    const table = {
      caption: 'What happened',
      headings: [{ text: 'Year' }, { text: 'Day' }, { text: 'Events' }],
      rows: [{ id: '1', head: '2026', cells: [day, { text: 'A storm came. '.repeat(20), value: '' }] }],
    };
    const { pages } = await read({ table });
    expect(pages).toHaveLength(2);
    expect(texts(pages[1])).toContain('Nov 20, 2026');
    expect(texts(pages[1]).filter((text) => text.endsWith('came.') || text.endsWith('storm'))).toHaveLength(
      2,
    );
  });

  it('keeps a text to its end where a character is in no font', async () => {
    const { pages } = await read({ lead: 'Tokyo 東京 🏗️ ǎ and more' });
    expect(texts(pages[0])).toContain('Tokyo □□ □ a and more');
  });

  it('cuts a name that is longer than the page is wide', async () => {
    const { pages } = await read({ paper: { ...input().paper, owner: 'Long name '.repeat(40) } });
    const [owner] = texts(pages[0]);
    expect(owner).toMatch(/^Long name .*…$/);
  });

  it('begins the table below a low drawing', async () => {
    const { rows, ...rest } = input().table;
    const low = { ...input().picture, height: 900 };
    const { pages } = await read({ picture: low, table: { ...rest, rows: rows.slice(0, 3) } });
    expect(pages).toHaveLength(1);
    expect(texts(pages[0])).toContain('€2,000');
  });

  it('names itself, its author, its language and its parts', async () => {
    const { facts, bookmarks } = await read();
    expect(facts).toEqual({
      Title: 'Überwald & Søn: Weights of trees',
      Subject: 'Oaks weigh ≥ 4 t, −2 % against “Łódź”.',
      Author: 'Zoë Ångström',
      Lang: 'en-US',
    });
    expect(bookmarks).toEqual(['Weights of trees', 'Weights by year']);
  });

  it('is tagged, as far as a machine can tell what PDF/UA asks for', async () => {
    const bytes = async (blob: Promise<Blob>) => new Uint8Array(await (await blob).arrayBuffer());
    expect(pdfUaProblems(await bytes(writePaper(input({ more: [more] }))))).toEqual([]);
    const { paper } = input();
    const above = { lead: 'They grow.', facts: paper.facts ?? [], figures: paper.figures ?? [] };
    const tables = [more, input().table];
    expect(
      pdfUaProblems(await bytes(writeTables({ title: 'Trees', tables, above, paper, format: 'a4' }))),
    ).toEqual([]);
  });

  it('reads a table once over all of its pages: a head and a row each, whatever is repeated or continues', async () => {
    const trees = Array.from({ length: 14 }, (_, tree) => `Tree ${tree + 1} of the old orchard`);
    const rows = Array.from({ length: 40 }, (_, row) => ({
      id: String(row),
      head: `Year ${row}`,
      // One is higher than a page.
      cells: trees.map((_tree, at) => ({
        text: row === 3 && at === 2 ? 'A storm came. '.repeat(400) : `${row}/${at}`,
        value: 1,
      })),
    }));
    const table = { caption: 'Weights', headings: ['Year', ...trees].map((text) => ({ text })), rows };
    const blob = await writePaper(input({ table }));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect(pdfUaProblems(bytes)).toEqual([]);
    const roles = [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/S \/(TH|TD|TR|Table) /g),
    ].map(([, role]) => role);
    const count = (role: string) => roles.filter((one) => one === role).length;
    expect([count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([1, 41, 15 + 40, 40 * 14]);
  });

  it('comes on A4 where that is the paper', async () => {
    expect((await read({ format: 'a4' })).sizes[0]).toBe('842 x 595');
  });
});
