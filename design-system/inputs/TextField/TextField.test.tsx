import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

it('is found by its label and described by hint or error', () => {
  const { rerender } = render(
    <TextField label="Name" hint="As on the drawings" value="" onChange={vi.fn()} />,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(describedBy(input)).toBe('As on the drawings');
  rerender(
    <TextField label="Name" hint="As on the drawings" error="Give it a name." value="" onChange={vi.fn()} />,
  );
  expect(describedBy(input)).toBe('Give it a name.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('commits on Enter and when the focus leaves', async () => {
  const commit = vi.fn();
  render(<TextField label="Name" value="Cedar" onChange={vi.fn()} onCommit={commit} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  await userEvent.tab();
  expect(commit.mock.calls).toEqual([['Cedar'], ['Cedar']]);
});

it('takes no input while it is blocked, and says why', async () => {
  const change = vi.fn();
  render(<TextField label="Area" value="1" onChange={change} disabledReason="Set by the program" />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '2');
  expect(change).not.toHaveBeenCalled();
  expect(describedBy(input)).toBe('Set by the program');
});
