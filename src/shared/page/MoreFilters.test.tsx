import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ChoiceChip } from './ChoiceChip.tsx';
import { MoreFilters } from './MoreFilters.tsx';

const all = ['Trade', 'Discipline'] as const;

function Tools() {
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <div>
      {all
        .filter((name) => added.includes(name))
        .map((name) => (
          <ChoiceChip key={name} label={name} choices={[]} value={null} onChange={() => undefined} />
        ))}
      <MoreFilters
        filters={all.filter((name) => !added.includes(name)).map((name) => ({ id: name, label: name }))}
        onAdd={(name) => setAdded([...added, name])}
      />
    </div>
  );
}

it('the filter that is chosen has the focus, the last one too', async () => {
  render(<Tools />);
  for (const name of ['Discipline', 'Trade']) {
    screen.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  }
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});
