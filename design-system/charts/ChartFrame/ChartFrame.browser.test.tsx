import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../foundations/global.ts';
import { ColumnChart } from '../ColumnChart/ColumnChart.tsx';
import type { ChartPaper } from '../paper/ChartPaper.ts';
import { readPdf } from '../paper/readPdf.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { chartPicture } from './exportChart.ts';
import { seriesTable } from './seriesTable.ts';

const points = ['First', 'Second'].map((label) => ({ id: label, label }));
const series = [{ id: 'a', name: 'Trunk', color: 1, values: [60, 70] }];
const formatValue = (value: number) => `${value} t`;
const made = vi.fn<(document: Promise<void>) => void>();
const paper: ChartPaper = { owner: 'Grove', author: 'A gardener', foot: () => 'Made today', onMake: made };
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 900);
  stage = setStage();
  stage.show(
    <ChartFrame
      title="Weights"
      fileName="weights"
      paper={paper}
      table={seriesTable({ caption: 'Weights', pointName: 'Tree', points, series, formatValue })}
    >
      {({ onTable }) => (
        <ColumnChart
          summary="Weights"
          formatValue={formatValue}
          axis={{ points }}
          series={series}
          onTable={onTable}
        />
      )}
    </ChartFrame>,
  );
  await stage.drawn();
});
afterEach(() => stage.clear());

it('makes a picture of twice the size, on the ground of the theme, with the title over the drawing', async () => {
  const frame = stage.host.querySelector('figure');
  const text = {
    title: 'Weights',
    lead: 'They rise.',
    legend: [{ name: 'Trunk', color: stage.token('--data-1') }],
  };
  const picture = frame && (await chartPicture(frame, text));
  if (!picture) throw new Error('There is no picture.');
  const bitmap = await createImageBitmap(picture);
  expect(bitmap.width).toBe(2 * (876 + 32));
  expect(bitmap.height).toBeGreaterThan(2 * 423);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixels = context?.getImageData(0, 0, bitmap.width, 60).data ?? new Uint8ClampedArray();
  expect(Array.from(pixels.slice(0, 4))).toEqual([255, 255, 255, 255]);
  const inked = Array.from({ length: pixels.length / 4 }, (_, index) => pixels[index * 4] ?? 255).filter(
    (red) => red < 90,
  );
  expect(inked.length).toBeGreaterThan(50);
});

it('prints in light colours, whatever the theme', async () => {
  document.documentElement.dataset.theme = 'dark';
  const session = cdp() as unknown as { send: (method: string, input: object) => Promise<unknown> };
  const light = getComputedStyle(document.documentElement).getPropertyValue('--data-1');
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  const figure = stage.host.querySelector('figure');
  await vi.waitFor(() => expect(figure?.dataset.theme).toBe('light'));
  expect(getComputedStyle(figure as HTMLElement).getPropertyValue('--data-1')).not.toBe(light);
  expect(stage.canvas().closest<HTMLElement>('[data-theme]')?.dataset.theme).toBe('light');
  const tools = stage.host.querySelector('button')?.closest('div')?.parentElement;
  expect(tools && getComputedStyle(tools).display).toBe('none');
  await session.send('Emulation.setEmulatedMedia', { media: '' });
  await vi.waitFor(() => expect(figure?.dataset.theme).toBeUndefined());
});

it('makes a PDF while its table is shown: the chart is drawn for it in light colours, the same on every screen', async () => {
  document.documentElement.dataset.theme = 'dark';
  const light = document.createElement('div');
  light.dataset.theme = 'light';
  stage.host.append(light);
  const trunk = getComputedStyle(light).getPropertyValue('--data-1');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#';
  });
  // The picture waits until it was seen that the entry does.
  const goOn = holdPictures();
  const copy = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page.getByRole('button', { name: 'Export chart' }).click();
  await page.getByRole('menuitem', { name: 'Document (PDF)' }).click();
  await page.getByRole('button', { name: 'Export chart' }).click();
  await expect
    .element(page.getByRole('menuitem', { name: /Document/ }))
    .toHaveAttribute('aria-disabled', 'true');
  // The code that writes it comes on demand.
  await vi.waitFor(() => expect(copy).toHaveBeenCalled(), { timeout: 60_000 });
  const drawing = copy.mock.calls[0]?.[0] as HTMLCanvasElement;
  expect([drawing.width, drawing.clientWidth, drawing.closest('[inert]') !== null]).toEqual([
    2952,
    984,
    true,
  ]);
  const row = drawing.getContext('2d')?.getImageData(0, 1300, 2952, 1).data ?? [];
  expect(coloursOf(row)).toContain(trunk.toLowerCase());
  goOn();
  await made.mock.calls[0]?.[0];
  const { pages } = await readPdf(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
  const said = pages.flat().map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['Grove', 'Weights', 'Trunk', 'Second', '70 t', 'Made today']));
  await expect.element(page.getByRole('menuitem', { name: /Document/ })).not.toHaveAttribute('aria-disabled');
  expect(document.querySelector('[data-paper]')).toBeNull();
});

/** Holds back the pictures of canvases; call what comes back to let them go on. */
function holdPictures(): () => void {
  const held: (() => void)[] = [];
  const picture = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  picture.mockImplementation(function (this: HTMLCanvasElement, take) {
    held.push(() => {
      picture.mockRestore();
      this.toBlob(take);
    });
  });
  return () => held.forEach((goOn) => goOn());
}

/** Colours of a row of pixels, as #rrggbb. */
const coloursOf = (pixels: ArrayLike<number>) =>
  new Set(
    Array.from({ length: pixels.length / 4 }, (_, place) =>
      [0, 1, 2].reduce(
        (colour, part) => colour + (pixels[place * 4 + part] ?? 0).toString(16).padStart(2, '0'),
        '#',
      ),
    ),
  );
