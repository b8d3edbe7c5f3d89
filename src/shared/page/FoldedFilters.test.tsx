import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceChip } from './ChoiceChip.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';

afterEach(() => vi.unstubAllGlobals());

const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

function Tools() {
  const [trade, setTrade] = useState<string | null>(null);
  return (
    <FoldedFilters isOn={trade !== null} onClear={() => setTrade(null)}>
      <ChoiceChip
        label="Trade"
        choices={[{ id: 'steel', label: 'Steel' }]}
        value={trade}
        onChange={setTrade}
      />
    </FoldedFilters>
  );
}

it.each([640, 901])('stand side by side in a window of %d px', (width) => {
  windowOf(width);
  render(<Tools />);
  expect(screen.getByRole('button', { name: 'Trade' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

it('stand behind one button where the sidebar is a rail, which says that one is on and takes it away', async () => {
  windowOf(850);
  render(<Tools />);
  expect(screen.queryByRole('button', { name: 'Trade' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trade' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Steel' }));
  expect(await screen.findByRole('button', { name: 'Trade: Steel' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter Filters' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy());
});
