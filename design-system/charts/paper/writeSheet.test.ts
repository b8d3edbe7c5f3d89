import { expect, it } from 'vitest';
import { pdfUaProblems } from '#tests/support/pdfUa.ts';
import { inkHex, type PaperShape } from './paperShapes.ts';
import { readPdf } from './readPdf.ts';
import { sheetRoom, writeSheet } from './writeSheet.ts';

const sheet = (said: string): PaperShape[] => [
  { kind: 'rect', x: 0, y: 0, width: 20, height: 8, fill: 'accent', line: 'line' },
  {
    kind: 'line',
    points: [
      [0, 0],
      [10, 0],
      [10, 20],
    ],
    ink: 'text',
    dashed: true,
  },
  {
    kind: 'area',
    points: [
      [0, 0],
      [4, 4],
      [0, 8],
    ],
    ink: 'critical',
  },
  { kind: 'ring', x: 9, y: 9, radius: 3, ink: 'accent' },
  { kind: 'text', x: 0, y: 20, text: said, size: 8, ink: 'text', room: 90 },
];

it('writes each sheet on a page of its own with owner, title and foot', async () => {
  const blob = await writeSheet({
    title: 'Timeline',
    pages: [sheet('50% DD ≥ Łódź'), sheet('A name that is far too long for the room of its column')],
    paper: { owner: 'Cedar Ridge', author: 'Zoë', foot: () => 'Made by Zoë' },
    format: 'letter',
  });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect(pdfUaProblems(bytes)).toEqual([]);
  const { pages, sizes } = await readPdf(bytes);
  expect(sizes).toEqual(['792 x 612', '792 x 612']);
  const texts = pages.map((page) => page.map(({ text }) => text));
  expect(texts[0]).toEqual(['Cedar Ridge', 'Timeline', '50% DD ≥ Łódź', 'Made by Zoë', 'Page 1 of 2']);
  expect(texts[1]?.[2]).toMatch(/^A name that.*…$/);
});

it('has room below the title and above the foot', () => {
  expect(sheetRoom('letter')).toEqual({ width: 712, height: 484 });
});

it('mixes an ink with white', () => {
  expect(inkHex({ of: 'text', share: 0 })).toBe('#ffffff');
  expect(inkHex('surface')).toBe('#ffffff');
});
