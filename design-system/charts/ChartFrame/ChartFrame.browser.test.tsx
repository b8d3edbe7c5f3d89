import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../foundations/global.ts';
import { ColumnChart } from '../ColumnChart/ColumnChart.tsx';
import { setStage, type Stage } from '../surface/stage.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { chartPicture } from './exportChart.ts';
import { seriesTable } from './seriesTable.ts';

const points = ['First', 'Second'].map((label) => ({ id: label, label }));
const series = [{ id: 'a', name: 'Trunk', color: 1, values: [60, 70] }];
const formatValue = (value: number) => `${value} t`;
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 900);
  stage = setStage();
  stage.show(
    <ChartFrame
      title="Weights"
      fileName="weights"
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
