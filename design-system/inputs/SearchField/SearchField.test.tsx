import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('waits 100 ms after the last key', () => {
  const change = vi.fn();
  render(<SearchField label="Quick search" value="" onChange={change} />);
  type('cu');
  vi.advanceTimersByTime(80);
  type('cur');
  vi.advanceTimersByTime(99);
  expect(change).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(change.mock.calls).toEqual([['cur']]);
});

it('searches at once on Enter and clears on Escape', () => {
  const change = vi.fn();
  render(<SearchField label="Quick search" value="old" onChange={change} />);
  type('cur');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  vi.advanceTimersByTime(1000);
  expect(change.mock.calls).toEqual([['cur'], ['']]);
});

it('has the focus after it was cleared by its button, which goes', () => {
  render(<Owner isSlow={false} />);
  type('cur');
  const clear = screen.getByRole('button', { name: 'Clear search' });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('follows a change from outside', () => {
  const { rerender } = render(<SearchField label="Quick search" value="old" onChange={vi.fn()} />);
  rerender(<SearchField label="Quick search" value="" onChange={vi.fn()} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

function Owner({ isSlow }: { isSlow: boolean }) {
  const [value, setValue] = useState('');
  const change = (next: string) => (isSlow ? startTransition(() => setValue(next)) : setValue(next));
  return (
    <>
      <SearchField label="Quick search" value={value} onChange={change} />
      <button type="button" onClick={() => change('')}>
        Clear filters
      </button>
      <p>{`Searched for ${value}`}</p>
    </>
  );
}

it.each([false, true])(
  'empties with the filters around it, at once or in a transition: %s',
  async (isSlow) => {
    render(<Owner isSlow={isSlow} />);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    type('cur');
    await act(async () => void vi.advanceTimersByTime(100));
    expect(screen.getByText('Searched for cur')).toBeTruthy();
    fireEvent.blur(box);
    fireEvent.click(screen.getByText('Clear filters'));
    await act(async () => void vi.advanceTimersByTime(1000));
    expect(box.value).toBe('');
    fireEvent.blur(box);
    expect(screen.getByText('Searched for')).toBeTruthy();
  },
);

it('clears what was searched for a moment ago, though its owner has not caught up', () => {
  const change = vi.fn();
  const { rerender } = render(<SearchField label="Quick search" value="" onChange={change} />);
  type('cur');
  vi.advanceTimersByTime(100);
  type('');
  vi.advanceTimersByTime(100);
  expect(change.mock.calls).toEqual([['cur'], ['']]);
  rerender(<SearchField label="Quick search" value="" onChange={change} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('keeps what is typed on while its owner catches up', () => {
  const change = vi.fn();
  const { rerender } = render(<SearchField label="Quick search" value="" onChange={change} />);
  type('cur');
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cur');
  type('curt');
  rerender(<SearchField label="Quick search" value="cur" onChange={change} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('curt');
  vi.advanceTimersByTime(100);
  expect(change.mock.calls).toEqual([['cur'], ['curt']]);
});

it('searches at once when it is left, so that nothing comes after what is pressed next', () => {
  const change = vi.fn();
  render(<SearchField label="Quick search" value="" onChange={change} />);
  type('cur');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(change.mock.calls).toEqual([['cur']]);
  vi.advanceTimersByTime(1000);
  expect(change).toHaveBeenCalledOnce();
});

it('forgets what was typed when the search is changed from outside', () => {
  const change = vi.fn();
  const { rerender } = render(<SearchField label="Quick search" value="old" onChange={change} />);
  type('older');
  rerender(<SearchField label="Quick search" value="" onChange={change} />);
  vi.advanceTimersByTime(1000);
  expect(change).not.toHaveBeenCalled();
});

it('has the focus when the dialog around it opens', () => {
  render(
    <Dialog title="Codes" onCloseRequest={vi.fn()}>
      <button type="button">UniFormat</button>
      <SearchField label="Search codes" value="" onChange={vi.fn()} startsFocused />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search codes' }));
});
