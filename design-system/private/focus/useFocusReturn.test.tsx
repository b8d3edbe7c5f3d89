import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusReturn } from './useFocusReturn.ts';

// As a browser does: what is inert takes no focus.
beforeEach(() => {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function take(this: HTMLElement) {
    if (!this.closest('[inert]')) focus.call(this);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Holds the page still, as the library does below a modal panel. */
function Hold() {
  useEffect(() => {
    const page = document.querySelector('main');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
  return null;
}

function Panel() {
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(true, panel);
  return (
    <div ref={panel} role="dialog" aria-label="panel" tabIndex={-1}>
      <Hold />
    </div>
  );
}

const room = (isOpen: boolean) => (
  <>
    <main>
      <button type="button">Share</button>
    </main>
    {isOpen ? <Panel /> : null}
  </>
);

it('gives the focus back to a page that was held still below the panel', async () => {
  const { rerender } = render(room(false));
  screen.getByRole('button', { name: 'Share' }).focus();
  rerender(room(true));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'panel' }));
  rerender(room(false));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })));
});
