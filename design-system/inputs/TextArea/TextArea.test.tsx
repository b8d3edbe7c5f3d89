import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

it('grows by a hidden copy of the same text', () => {
  const { container } = render(<TextArea label="Description" value={'one\ntwo'} onChange={vi.fn()} />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('one\ntwo\n');
});

it('hands on what is written and commits when left', async () => {
  const change = vi.fn();
  const commit = vi.fn();
  render(<TextArea label="Description" value="" onChange={change} onCommit={commit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'x');
  expect(change).toHaveBeenCalledWith('x');
  await userEvent.tab();
  expect(commit).toHaveBeenCalledOnce();
});
