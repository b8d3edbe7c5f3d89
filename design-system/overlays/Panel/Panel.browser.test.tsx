import '../../foundations/global.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Panel, type PanelPosition } from './Panel.tsx';

afterEach(cleanup);

function Example({ kept }: { kept?: PanelPosition }) {
  const [position, setPosition] = useState<PanelPosition | undefined>(kept);
  return (
    <Panel
      title="Members"
      position={position}
      onPositionChange={setPosition}
      onCloseRequest={() => undefined}
    >
      <p>Somebody</p>
    </Panel>
  );
}
const boxOf = () => screen.getByRole('dialog', { name: 'Members' }).getBoundingClientRect();
const corner = () => [boxOf().left, boxOf().top];

function drag(by: { x: number; y: number }) {
  const handle = screen.getByRole('heading', { name: 'Members' }).parentElement as HTMLElement;
  // The capture needs a pointer that is really down; here it is only pretended.
  handle.setPointerCapture = () => undefined;
  const box = handle.getBoundingClientRect();
  const from = { clientX: box.left + 60, clientY: box.top + 10, pointerId: 1, button: 0 };
  fireEvent.pointerDown(handle, from);
  fireEvent.pointerMove(handle, { ...from, clientX: from.clientX + by.x, clientY: from.clientY + by.y });
  fireEvent.pointerUp(handle, from);
}

it('opens in the middle, is dragged by its heading, and never leaves the window', async () => {
  await page.viewport(900, 700);
  render(<Example />);
  expect(boxOf().left).toBeCloseTo((900 - 400) / 2, 0);
  const [x = 0, y = 0] = corner();
  drag({ x: -90, y: 40 });
  expect(corner()).toEqual([x - 90, y + 40]);
  drag({ x: 5000, y: 5000 });
  await expect.poll(() => [boxOf().right, boxOf().bottom]).toEqual([892, 692]);
});

it('comes back inside when the window shrinks, and when the kept place no longer exists', async () => {
  await page.viewport(1400, 800);
  render(<Example kept={{ x: 980, y: 5000 }} />);
  await expect.poll(() => boxOf().bottom).toBe(792);
  await page.viewport(700, 500);
  await expect.poll(() => boxOf().right).toBeLessThanOrEqual(692);
  await page.viewport(390, 700);
  await expect.poll(() => boxOf().width).toBe(374);
});
