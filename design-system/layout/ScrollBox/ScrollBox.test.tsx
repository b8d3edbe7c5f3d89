import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollBox } from './ScrollBox.tsx';

const size = { scrollWidth: 0, clientWidth: 0, scrollHeight: 0, clientHeight: 0 };
let resize: (() => void)[] = [];

beforeEach(() => {
  resize = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        resize.push(measure);
      }
      observe() {}
      disconnect() {}
    },
  );
  for (const name of Object.keys(size) as (keyof typeof size)[])
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => size[name]);
});
afterEach(cleanup);

const show = () =>
  render(
    <ScrollBox label="Weights" role="region">
      <p>314.8 t</p>
    </ScrollBox>,
  );
const box = () => screen.getByRole('region', { name: 'Weights' });

it.each([
  ['nothing is hidden', { scrollWidth: 200, clientWidth: 200, scrollHeight: 90, clientHeight: 90 }, false],
  ['it is wider', { scrollWidth: 400, clientWidth: 200, scrollHeight: 90, clientHeight: 90 }, true],
  ['it is higher', { scrollWidth: 200, clientWidth: 200, scrollHeight: 400, clientHeight: 90 }, true],
  ['it is wider by less than a pixel', { scrollWidth: 201, clientWidth: 200 }, false],
])('where %s, is %j a stop of the Tab key: %s', (_name, measures, stops) => {
  Object.assign(size, { scrollHeight: 0, clientHeight: 0 }, measures);
  show();
  expect(box().hasAttribute('tabindex')).toBe(stops);
});

it('becomes a stop when its place shrinks, and is none when there is room again', () => {
  Object.assign(size, { scrollWidth: 200, clientWidth: 200, scrollHeight: 0, clientHeight: 0 });
  show();
  const measureAgain = () => act(() => resize.forEach((measure) => measure()));
  size.clientWidth = 100;
  measureAgain();
  expect(box().getAttribute('tabindex')).toBe('0');
  size.clientWidth = 300;
  measureAgain();
  expect(box().hasAttribute('tabindex')).toBe(false);
});
