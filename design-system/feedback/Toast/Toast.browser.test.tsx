import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../foundations/global.ts';
import { ToastProvider, useToasts } from './ToastProvider.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(cleanup);

/** A panel that fills a phone: controls at these heights, and one that tells of something that can be undone. */
function Panel({ tops }: { tops: readonly number[] }) {
  const toasts = useToasts();
  const undo = { label: 'Undo', onAction: vi.fn() };
  return (
    <div role="dialog" aria-label="Panel" style={{ position: 'fixed', inset: 0 }}>
      {tops.map((top) => (
        <button
          key={top}
          type="button"
          style={{ position: 'absolute', top, left: 8, width: 374, height: 60 }}
        >
          {`Control ${top}`}
        </button>
      ))}
      <button
        type="button"
        style={{ position: 'absolute', top: 0, left: 0 }}
        onClick={() => toasts.show({ title: 'Deleted', action: undo })}
      >
        Delete
      </button>
    </div>
  );
}

/** A panel whose foot comes from beside the window, as the toast does that says so. */
function Sliding() {
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <style>{'@keyframes slide { from { transform: translateX(390px) } }'}</style>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          toasts.show({ title: 'Created' });
        }}
      >
        Open
      </button>
      {open ? (
        <div
          role="dialog"
          aria-label="Panel"
          style={{ position: 'fixed', inset: 0, animation: 'slide 150ms linear' }}
        >
          <button type="button" style={{ position: 'absolute', inset: '640px 0 0 0' }}>
            Save
          </button>
        </div>
      ) : null}
    </>
  );
}

const boxOf = (element: Element) => element.getBoundingClientRect();
const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const toasts = () => [...document.querySelectorAll('[data-toast]')].map(boxOf);
const controls = () => [...document.querySelectorAll('[role="dialog"] button')].map(boxOf);
const isClear = () => {
  const shown = toasts();
  return shown.every(
    (toast, at) => ![...controls(), ...shown.slice(at + 1)].some((box) => overlaps(toast, box)),
  );
};

it('stands over no control, each toast by itself where a panel leaves no room for all of them', async () => {
  // Gaps of 64 px: room for one each.
  render(
    <ToastProvider>
      <Panel tops={[60, 190, 320, 450, 580, 720, 780]} />
    </ToastProvider>,
  );
  for (const _time of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => [toasts().length, isClear()]).toEqual([2, true]);
});

it('makes way for controls that come to rest below it: a panel that slides in', async () => {
  render(
    <ToastProvider>
      <Sliding />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(() => boxOf(screen.getByRole('button', { name: 'Save' })).left).toBe(0);
  await expect.poll(() => [toasts().length, isClear()]).toEqual([1, true]);
});
