import { paperFormat } from './paperFormat.ts';
import { paperPicture } from './paperPicture.ts';
import { writePaper, writeTables, type PaperInput, type TablesInput } from './writePaper.ts';

export { PaperStage } from './PaperStage.tsx';

/** The document of a chart whose drawing stands on `canvas`, on the person's paper. Throws where the browser cannot make it. */
export async function makePaper(
  canvas: HTMLCanvasElement,
  input: Omit<PaperInput, 'picture' | 'format'>,
): Promise<Blob> {
  return writePaper({
    ...input,
    picture: await paperPicture(canvas),
    format: paperFormat(navigator.language),
  });
}

/** A document of tables alone, on the person's paper. */
export const makeTables = (input: Omit<TablesInput, 'format'>): Promise<Blob> =>
  writeTables({ ...input, format: paperFormat(navigator.language) });

export { paperPicture } from './paperPicture.ts';
export { writeBlocks, type PaperBlock } from './writeBlocks.ts';
