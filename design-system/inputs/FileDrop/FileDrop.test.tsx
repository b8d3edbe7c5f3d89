import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileDrop, type FileDropProps, type ListedFile } from './FileDrop.tsx';

const excel = (name: string, content = 'rows') => new File([content], name);
const draw = (props: Partial<FileDropProps> = {}) => {
  const add = vi.fn<(files: File[]) => void>();
  const result = render(
    <FileDrop
      label="Estimates"
      files={[]}
      rules={{ types: ['xlsx'], count: 2, megabytes: 1 }}
      {...props}
      onAdd={add}
    />,
  );
  return { add, ...result, names: () => add.mock.lastCall?.[0].map((file) => file.name) };
};
const group = () => screen.getByRole('group', { name: /Estimates/ });
const input = () => group().querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const transfer = (...files: File[]) => ({
  dataTransfer: { types: ['Files'], items: [], files, dropEffect: '' },
});

it('takes files chosen in the dialog, also the same one again', async () => {
  const { add, names } = draw();
  expect(input().accept).toBe('.xlsx');
  await userEvent.upload(input(), excel('a.xlsx'));
  await userEvent.upload(input(), excel('a.xlsx'));
  expect(add).toHaveBeenCalledTimes(2);
  expect(names()).toEqual(['a.xlsx']);
});

it('opens the dialog with its button', async () => {
  draw();
  const click = vi.spyOn(input(), 'click');
  screen.getByRole('button', { name: 'Choose files' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledOnce();
});

it('shows that files may be let go, and takes them', () => {
  const { names } = draw();
  fireEvent.dragEnter(group(), transfer());
  expect(screen.getByText('Let go to upload them')).toBeTruthy();
  fireEvent.dragLeave(group(), { relatedTarget: document.body });
  expect(screen.queryByText('Let go to upload them')).toBeNull();
  fireEvent.drop(group(), transfer(excel('a.xlsx'), excel('b.xlsx')));
  expect(names()).toEqual(['a.xlsx', 'b.xlsx']);
});

it('leaves dragged text to the browser', () => {
  draw();
  const event = createEvent.dragOver(group(), { dataTransfer: { types: ['text/plain'] } });
  fireEvent(group(), event);
  expect(event.defaultPrevented).toBe(false);
});

it('takes files from the clipboard and leaves pasted text alone', () => {
  const { add, names } = draw();
  fireEvent.paste(group(), { clipboardData: { files: [excel('pasted.xlsx')] } });
  expect(names()).toEqual(['pasted.xlsx']);
  fireEvent.paste(group(), { clipboardData: { files: [] } });
  expect(add).toHaveBeenCalledOnce();
});

it('refuses with a reason by name and still takes the rest', async () => {
  const { names } = draw();
  const files = [excel('notes.pdf'), excel('big.xlsx', 'x'.repeat(1_048_577)), excel('good.xlsx')];
  fireEvent.drop(group(), transfer(...files));
  expect(names()).toEqual(['good.xlsx']);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('notes.pdf: Please select a supported file type (.xlsx)');
  expect(alert.textContent).toContain('big.xlsx: Files is larger than 1 MB');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alert.textContent).toBe('');
});

it('says the sentence of its place above what it refuses', () => {
  draw({ refusedMessage: 'These were not added:' });
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.drop(group(), transfer(excel('notes.pdf')));
  expect(screen.getByRole('alert').textContent).toMatch(/^These were not added:\s*notes.pdf: Please/);
});

it('says of a long name how it begins and ends, so that the reason stands beside it', () => {
  draw();
  fireEvent.drop(group(), transfer(excel(`${'a'.repeat(300)}-final.pdf`)));
  expect(screen.getByRole('alert').textContent).toMatch(/^a{40}…aaaa-final.pdf: /);
});

it('counts those already there', () => {
  const there: ListedFile = { id: '1', name: 'old.xlsx', size: 10, state: 'done' };
  const { names } = draw({ files: [there] });
  fireEvent.drop(group(), transfer(excel('a.xlsx'), excel('b.xlsx')));
  expect(names()).toEqual(['a.xlsx']);
  expect(screen.getByRole('alert').textContent).toContain('b.xlsx: You can only upload up to 2 files');
});

it('refuses a folder by its name', () => {
  const { add } = draw();
  const folder = {
    kind: 'file',
    getAsFile: () => excel('plans'),
    webkitGetAsEntry: () => ({ isDirectory: true, name: 'plans' }),
  };
  fireEvent.drop(group(), { dataTransfer: { types: ['Files'], items: [folder], files: [], dropEffect: '' } });
  expect(add).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('plans: Folders cannot be uploaded');
});

it('shows each upload and lets it be cancelled, retried and removed', async () => {
  const [remove, cancel, retry] = [vi.fn(), vi.fn(), vi.fn()];
  const files: ListedFile[] = [
    { id: 'a', name: 'a.xlsx', size: 2048, state: 'uploading', progress: 0.5 },
    { id: 'b', name: 'b.xlsx', size: 2048, state: 'failed', problem: 'The connection broke.' },
    { id: 'c', name: 'c.xlsx', size: 2048, state: 'done', href: '/files/c' },
  ];
  draw({ files, onRemove: remove, onCancel: cancel, onRetry: retry });
  expect(screen.getByRole('progressbar', { name: 'a.xlsx' }).getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText('1 of 2 kB')).toBeTruthy();
  expect(screen.getByText('The connection broke.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'c.xlsx' }).getAttribute('href')).toBe('/files/c');
  expect(screen.getByText('1 of 3 files uploaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.xlsx' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry b.xlsx' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove c.xlsx' }));
  expect([cancel, retry, remove].map((one) => one.mock.lastCall)).toEqual([['a'], ['b'], ['c']]);
});

it('takes nothing while it cannot be used', () => {
  const { add } = draw({ disabledReason: 'Choose a milestone first' });
  fireEvent.drop(group(), transfer(excel('a.xlsx')));
  fireEvent.paste(group(), { clipboardData: { files: [excel('a.xlsx')] } });
  expect(add).not.toHaveBeenCalled();
});
