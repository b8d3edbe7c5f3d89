import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { useFocusSection } from './useFocusSection.ts';

const scrolled = vi.fn<(this: Element) => void>();
beforeAll(() => {
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.call(this);
  };
});

function Part({ name, children }: { name: string; children?: React.ReactNode }) {
  const ref = useFocusSection<HTMLElement>(name);
  return (
    <section ref={ref} aria-label={name}>
      {children}
    </section>
  );
}

function Folded() {
  const [open, setOpen] = useState(false);
  const ref = useFocusSection<HTMLDivElement>(['files', 'links'], {
    isOpen: () => open,
    onOpen: () => setOpen(true),
  });
  return <div ref={ref}>{open ? <button type="button">Add a file</button> : null}</div>;
}

/** Tabs that stand a moment after the panel of the chosen one. */
function Tabbed() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const ref = useFocusSection<HTMLDivElement>('details', { isOpen: () => true, onOpen: () => undefined });
  return (
    <div ref={ref}>
      {isThere ? (
        <button type="button" role="tab" data-key="details">
          Details
        </button>
      ) : null}
      <div role="tabpanel" tabIndex={0} key={String(isThere)} />
    </div>
  );
}

/** What comes in one piece with others, which come later. */
function Waiting() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setThere(true), 500);
    return () => clearTimeout(later);
  }, []);
  return (
    <div style={isThere ? undefined : { visibility: 'hidden' }}>
      <Part name="rows">
        <input aria-label="Row" />
      </Part>
    </div>
  );
}

const openAt = (address: string) => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Part name="dates">
              <input aria-label="Completion date" />
            </Part>
            <Part name="history" />
            <Folded />
            <Tabbed />
            <Waiting />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

it('brings what the address asks for into sight, with the focus on the first thing in it', async () => {
  const router = openAt('/?focusSection=dates');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Completion date')));
  expect(scrolled).toHaveBeenCalledOnce();
  await act(() => router.navigate('/?focusSection=history'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('history')));
});

it('opens what is folded first, and knows a part by any of its names', async () => {
  openAt('/?focusSection=links');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
});

it('waits for the tab that opens a part', async () => {
  openAt('/?focusSection=details');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab')));
});

it('waits until a part is no longer hidden', async () => {
  openAt('/?focusSection=rows');
  const row = screen.getByLabelText('Row');
  const early = vi.spyOn(row, 'focus');
  await new Promise(requestAnimationFrame);
  expect(early).not.toHaveBeenCalled();
  scrolled.mockClear();
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(scrolled).toHaveBeenCalled();
});

it.each(['/', '/?focusSection=date', '/?focusSection=nowhere', '/?focusSection=dates&focusSection=history'])(
  'leaves the focus where it is at %s',
  async (address) => {
    openAt(address);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  },
);
