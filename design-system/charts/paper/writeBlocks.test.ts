import { expect, it } from 'vitest';
import { readPdf } from './readPdf.ts';
import { type PaperBlock, writeBlocks } from './writeBlocks.ts';

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
const picture = { bytes: Buffer.from(pixel, 'base64'), width: 2952, height: 1500 };
const drawing = (title: string): PaperBlock => ({ kind: 'picture', title, picture });
const lines = (count: number): PaperBlock => ({
  kind: 'text',
  title: 'Why',
  text: Array.from({ length: count }, (_, line) => `Line ${line + 1}`).join('\n'),
});

async function pagesOf(blocks: readonly PaperBlock[]) {
  const paper = { owner: 'Northbank', author: 'Maya Okafor', facts: [], figures: [], foot: () => 'Foot' };
  const blob = await writeBlocks({ title: 'Trees', blocks, paper });
  const { pages } = await readPdf(new Uint8Array(await blob.arrayBuffer()));
  return pages.map((page) => page.map(({ text }) => text).filter((text) => text.startsWith('Drawing')));
}

it('makes a drawing smaller that nearly has room, rather than leave the end of a page empty', async () => {
  expect(await pagesOf([lines(6), drawing('Drawing 1'), drawing('Drawing 2')])).toEqual([
    ['Drawing 1', 'Drawing 2'],
  ]);
});

it('begins a page for a drawing that would come out too small', async () => {
  expect(await pagesOf([lines(16), drawing('Drawing 1'), drawing('Drawing 2')])).toEqual([
    ['Drawing 1'],
    ['Drawing 2'],
  ]);
});
