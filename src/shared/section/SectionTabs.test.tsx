import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SectionTabs } from './SectionTabs.tsx';

const scrolled = vi.fn<(this: Element) => void>();
beforeAll(() => {
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.call(this);
  };
});
beforeEach(() => scrolled.mockReset());

const tabs = [
  { id: 'details', label: 'Details' },
  { id: 'history', label: 'History', count: 3 },
] as const;

function Panel({ isWhole }: { isWhole: boolean }) {
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const shown = tab === 'details' ? <input aria-label="Name" /> : <button type="button">Undo</button>;
  const given = { label: 'Package', tabs, value: tab, onChange: setTab };
  return isWhole ? (
    <SectionTabs {...given}>{shown}</SectionTabs>
  ) : (
    <>
      <SectionTabs {...given} />
      {shown}
    </>
  );
}

const openAt = (address: string, isWhole = false) => {
  const router = createMemoryRouter([{ path: '/', element: <Panel isWhole={isWhole} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
};

const focusedTab = () => document.activeElement?.getAttribute('data-key');

it.each([
  ['with', true],
  ['without', false],
])('opens the tab that the address asks for, and has the focus there, %s a panel', async (_, isWhole) => {
  const router = openAt('/?focusSection=history', isWhole);
  await waitFor(() => expect(focusedTab()).toBe('history'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(scrolled).toHaveBeenCalled();
  await act(() => router.navigate('/?focusSection=details'));
  await waitFor(() => expect(focusedTab()).toBe('details'));
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

it.each([true, false])('has the focus on the tab that is open already (a panel: %s)', async (isWhole) => {
  openAt('/?focusSection=details', isWhole);
  await waitFor(() => expect(focusedTab()).toBe('details'));
});

it.each(['/', '/?focusSection=comments'])('stays as it is at %s', async (address) => {
  openAt(address);
  await screen.findByRole('tab', { name: 'Details' });
  await new Promise(requestAnimationFrame);
  expect(screen.getByLabelText('Name')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
