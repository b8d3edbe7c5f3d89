import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateField } from '../DateField/DateField.tsx';
import { useUnreadable } from './useUnreadable.ts';

afterEach(cleanup);

function Paper() {
  const paper = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState<string | null>('2026-10-02');
  const goTo = useUnreadable(paper);
  return (
    <div ref={paper}>
      <DateField label="Start" today="2026-10-12" value={day} onChange={setDay} />
      <button type="button" onClick={goTo}>
        {goTo ? 'Not saved yet' : 'All changes saved'}
      </button>
    </div>
  );
}

it('knows a date that cannot be read, leads to it, and lets go once it can', async () => {
  const user = userEvent.setup();
  render(<Paper />);
  const start = screen.getByRole('textbox', { name: 'Start' });
  await user.clear(start);
  await user.type(start, '32 Nevember');
  await user.tab();
  await user.click(await screen.findByText('Not saved yet'));
  expect(document.activeElement).toBe(start);
  await user.clear(start);
  await user.type(start, 'Nov 20');
  await user.tab();
  await waitFor(() => expect(screen.getByText('All changes saved')).toBeTruthy());
});
