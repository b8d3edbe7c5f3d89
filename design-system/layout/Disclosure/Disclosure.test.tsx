import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

function Notes() {
  const [open, setOpen] = useState(true);
  return (
    <Disclosure title="Notes" note="2 notes" open={open} onOpenChange={setOpen}>
      <input aria-label="Note" />
    </Disclosure>
  );
}

it('folds by keys and by press, and keeps what was typed', async () => {
  const user = userEvent.setup();
  render(<Notes />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Notes' });
  const button = screen.getByRole('button', { name: 'Notes', expanded: true });
  expect(heading.contains(button)).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask the owner');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  await user.click(button);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('Ask the owner');
});
