import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { ComboBox } from './ComboBox.tsx';

afterEach(cleanup);

const options = ['Highest', 'High', 'Medium', 'Low'].map((label) => ({
  value: label.toLowerCase(),
  label,
  ...(label === 'Low' ? { disabledReason: 'Not here' } : {}),
}));

function Example({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('high');
  const handleChange = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <ComboBox label="Field" value={value} onChange={handleChange} options={options} />;
}

const control = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Field' });

it('narrows the list by what is typed and chooses by key', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.clear(control());
  await userEvent.type(control(), 'med');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Medium']);
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledWith('medium');
  expect(control().value).toBe('Medium');
});

it('keeps the choice when the text is left unfinished', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.type(control(), 'zzz');
  expect(screen.getByText('No options found')).toBeTruthy();
  await userEvent.tab();
  expect(control().value).toBe('High');
  expect(change).not.toHaveBeenCalled();
});

it('hands over what was typed where it may stand for itself, and with a choice what led to it', async () => {
  const change = vi.fn();
  const typed = vi.fn();
  render(<ComboBox label="Field" options={options} value={null} onChange={change} onTyped={typed} />);
  await userEvent.type(control(), 'ana@northbank.example');
  await userEvent.tab();
  expect(typed).toHaveBeenCalledExactlyOnceWith('ana@northbank.example');
  await userEvent.type(control(), 'med{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('medium', options[2], 'med');
  await userEvent.type(control(), 'lo{Escape}');
  await userEvent.tab();
  expect(typed).toHaveBeenCalledTimes(1);
});

it('asks elsewhere from three letters on and shows the answer to the last text only', async () => {
  const search = vi.fn(async (text: string) => [{ value: text, label: `Answer to ${text}` }]);
  render(<ComboBox label="Field" search={search} value={null} onChange={vi.fn()} />);
  await userEvent.type(control(), 'cu');
  expect(screen.getByText('Type at least three letters')).toBeTruthy();
  await userEvent.paste('rtain');
  expect(await screen.findByRole('option', { name: 'Answer to curtain' })).toBeTruthy();
  expect(search).toHaveBeenCalledTimes(1);
});

it('says that the search failed and asks again by press or Enter', async () => {
  const search = vi
    .fn<(text: string) => Promise<{ value: string; label: string }[]>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('still down'))
    .mockResolvedValue([{ value: 'cw', label: 'Curtain wall' }]);
  render(<ComboBox label="Field" search={search} value={null} onChange={vi.fn()} />);
  // At once: between letters of a slow machine it would ask for those before.
  await userEvent.click(control());
  await userEvent.paste('curtain');
  expect(await screen.findByText('The search did not answer.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('The search did not answer.')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'Curtain wall' })).toBeTruthy();
  expect(search.mock.calls.map(([text]) => text)).toEqual(['curtain', 'curtain', 'curtain']);
});

it('drops the late answer to an older text and aborts its question', async () => {
  const waiting = new Map<string, (label: string) => void>();
  const signals: AbortSignal[] = [];
  const search = async (text: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<{ value: string; label: string }[]>((done) => {
      waiting.set(text, (label) => done([{ value: text, label }]));
    });
  };
  render(<ComboBox label="Field" search={search} value={null} onChange={vi.fn()} />);
  await userEvent.type(control(), 'cur');
  await waitFor(() => expect(waiting.has('cur')).toBe(true));
  await userEvent.type(control(), 'tain');
  await waitFor(() => expect(waiting.has('curtain')).toBe(true));
  waiting.get('curtain')?.('the new answer');
  expect(await screen.findByRole('option', { name: 'the new answer' })).toBeTruthy();
  waiting.get('cur')?.('the old answer');
  await Promise.resolve();
  expect(screen.queryByRole('option', { name: 'the old answer' })).toBeNull();
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
});

it('shows that it waits, and says when nothing was found', async () => {
  const search = vi.fn(async () => Promise.resolve([]));
  render(<ComboBox label="Field" search={search} value={null} onChange={vi.fn()} />);
  await userEvent.type(control(), 'zzz');
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('No options found')).toBeTruthy();
});
