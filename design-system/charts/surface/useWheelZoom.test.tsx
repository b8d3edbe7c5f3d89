import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWheelZoom } from './useWheelZoom.ts';

const onZoom = vi.fn<(way: 'in' | 'out') => void>();
afterEach(() => {
  cleanup();
  onZoom.mockReset();
});

function Plot({ zooms }: { zooms: boolean }) {
  const plot = useRef<HTMLDivElement>(null);
  useWheelZoom(plot, zooms ? onZoom : undefined);
  return <div ref={plot} role="figure" aria-label="Plot" />;
}
/** Whether the wheel is left to the page. */
const turn = (deltaY: number, ctrlKey = true) =>
  screen
    .getByRole('figure')
    .dispatchEvent(
      Object.assign(new Event('wheel', { cancelable: true }), { deltaY, ctrlKey, metaKey: false }),
    );

it('zooms with Ctrl, a step at a time, and keeps the page as it is', () => {
  render(<Plot zooms />);
  expect(turn(-40)).toBe(false);
  expect(onZoom).not.toHaveBeenCalled();
  turn(-40);
  turn(120);
  expect(onZoom.mock.calls).toEqual([['in'], ['out']]);
});

it.each([
  ['without Ctrl', true, false],
  ['of a chart that cannot be zoomed', false, true],
])('leaves the wheel %s to the page', (_name, zooms, ctrl) => {
  render(<Plot zooms={zooms} />);
  expect(turn(-200, ctrl)).toBe(true);
  expect(onZoom).not.toHaveBeenCalled();
});
