import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Paperclip } from '../../icons/shapes.ts';
import { FileButton } from './FileButton.tsx';

const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const opened = () => {
  const open = vi.fn();
  // A disabled input hears no click.
  input().addEventListener('click', open);
  return open;
};

it('opens the window by pointer, Enter and Space', async () => {
  render(<FileButton onFiles={vi.fn()}>Choose file</FileButton>);
  const open = opened();
  const button = screen.getByRole('button', { name: 'Choose file' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(open).toHaveBeenCalledTimes(3);
});

it('offers the endings and gives what was chosen, also the same file once more', async () => {
  const take = vi.fn<(files: File[]) => void>();
  render(
    <FileButton types={['xlsx', 'xls']} onFiles={take}>
      Choose file
    </FileButton>,
  );
  expect([input().accept, input().multiple]).toEqual(['.xlsx,.xls', false]);
  const file = new File(['rows'], 'a.xlsx');
  await userEvent.upload(input(), file);
  await userEvent.click(screen.getByRole('button', { name: 'Choose file' }));
  expect(input().value).toBe('');
  await userEvent.upload(input(), new File(['rows'], 'a.xlsx'));
  expect(take.mock.calls.map(([[one]]) => one?.name)).toEqual(['a.xlsx', 'a.xlsx']);
});

it('keeps the focus while it cannot be used, says why and opens nothing', async () => {
  const show = (disabledReason?: string) => (
    <FileButton icon={Paperclip} iconOnly disabledReason={disabledReason} onFiles={vi.fn()}>
      Attach a file
    </FileButton>
  );
  const { rerender } = render(show());
  const open = opened();
  const button = screen.getByRole('button', { name: 'Attach a file' });
  button.focus();
  rerender(show('Wait for the answer'));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-description')).toBe('Wait for the answer');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(open).not.toHaveBeenCalled();
  rerender(show());
  await userEvent.click(button);
  expect(open).toHaveBeenCalledOnce();
});
