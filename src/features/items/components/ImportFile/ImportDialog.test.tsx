import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { UploadWatch } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import type { JobWatch } from '#shared/jobs';
import { ImportDialog, type ImportedFile, type ImportRequest } from '#shared/sheets';
import { importRules } from './importRules.ts';

type Watch = JobWatch & UploadWatch;
type Reading = {
  file: File;
  watch: Watch;
  resolve: (file: ImportedFile) => void;
  reject: (error: Error) => void;
};
const readings: Reading[] = [];
vi.mock('../../importMutations.ts', () => ({
  readImport: (_projectId: number, file: File, watch: Watch) =>
    new Promise<ImportedFile>((resolve, reject) => {
      readings.push({ file, watch, resolve, reject });
      watch.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
    }),
}));

const onCancel = vi.fn();
const onTake = vi.fn<(request: ImportRequest, fileName: string) => void>();
beforeEach(() => {
  readings.length = 0;
  onCancel.mockClear();
  onTake.mockClear();
});

const columns = [
  { id: 'name', title: 'Name', edit: {} },
  { id: 'unit_cost', title: 'Unit cost', edit: {} },
  { id: 'priority', title: 'Priority', edit: {} },
] as never;
const found: ImportedFile = {
  file_name: 'items.xlsx',
  sheets: [
    {
      name: 'Options',
      rows: [
        ['Option', 'Rate', 'Remarks'],
        ['Window wall', 84, 'Tried before'],
        ['Canopy', 12, null],
      ],
    },
    { name: 'Empty', rows: [['Option', 'Rate']] },
  ],
};

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, permissions: [] } as never);
  render(
    <QueryClientProvider client={client}>
      <ImportDialog {...importRules(1, columns)} columns={columns} onCancel={onCancel} onTake={onTake} />
    </QueryClientProvider>,
  );
}
const paste = (name: string, size = 14_680_064) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  const area = screen.getByRole('group', { name: /Workbook or CSV file/ });
  fireEvent.paste(area, { clipboardData: { files: [file] } });
};
const bar = (name: string) => screen.getByRole('progressbar', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openMapping() {
  open();
  paste('items.xlsx');
  await act(async () => readings[0]?.resolve(found));
}

it('refuses what is no list before anything is sent', () => {
  open();
  paste('plan.pdf');
  expect(screen.getByRole('alert').textContent).toContain('The file format is not compatible');
  paste('big.xlsx', 60 * 1_048_576);
  expect(screen.getByRole('alert').textContent).toContain('Files is larger than 50 MB');
  expect(readings).toEqual([]);
});

it('tells how much has gone out, and then how much is read', () => {
  open();
  paste('items.xlsx');
  const { watch } = readings[0] as Reading;
  act(() => watch.onSent?.(0.2286));
  expect(bar('Sending items.xlsx').getAttribute('aria-valuetext')).toBe('3.2 of 14.0 MB');
  act(() => watch.onSent?.(1));
  expect(bar('Reading items.xlsx').getAttribute('aria-valuenow')).toBeNull();
  act(() => watch.onProgress?.({ progress: 0.4, message: 'Reading 4,000 rows' } as never));
  expect(bar('Reading 4,000 rows').getAttribute('aria-valuenow')).toBe('40');
});

it('stops a file on its way, and takes another one', async () => {
  open();
  paste('items.xlsx');
  // One button says one thing: it stops the file, and then closes the dialog.
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await press('Stop');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  expect(readings[0]?.watch.signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  paste('others.csv');
  expect(readings[1]?.file.name).toBe('others.csv');
});

it('says why a file could not be read, and reads it again', async () => {
  open();
  paste('items.xlsx');
  await act(async () => readings[0]?.reject(new Error('This workbook is protected by a password.')));
  expect(screen.getByText('This workbook is protected by a password.')).toBeTruthy();
  await press('Retry items.xlsx');
  expect(readings).toHaveLength(2);
  await act(async () => readings[1]?.resolve(found));
  expect(screen.getByRole('dialog', { name: 'Columns of items.xlsx' })).toBeTruthy();
});

it('guesses what each column becomes, and takes the rows over', async () => {
  await openMapping();
  expect(screen.getByRole('combobox', { name: 'Option becomes' }).textContent).toBe('Name');
  expect(screen.getByRole('combobox', { name: 'Rate becomes' }).textContent).toBe('Unit cost');
  expect(screen.getByRole('combobox', { name: 'Remarks becomes' }).textContent).toBe('Leave out');
  await userEvent.click(screen.getByRole('radio', { name: 'Pending' }));
  await press('Preview 2 rows');
  const [request, fileName] = onTake.mock.lastCall ?? [];
  expect(fileName).toBe('items.xlsx');
  expect([request?.status, [...(request?.mapping ?? [])]]).toEqual([
    'Pending',
    [
      [0, 'name'],
      [1, 'unit_cost'],
    ],
  ]);
});

it('takes nothing over without names or rows, and says so', async () => {
  await openMapping();
  const preview = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^Preview/ });
  await userEvent.click(screen.getByRole('combobox', { name: 'Option becomes' }));
  await userEvent.click(screen.getByRole('option', { name: 'Leave out' }));
  expect(preview().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(preview());
  expect(onTake).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Sheet' }));
  await userEvent.click(screen.getByRole('option', { name: /Empty/ }));
  expect(preview().textContent).toBe('Preview 0 rows');
  await userEvent.click(preview());
  expect(onTake).not.toHaveBeenCalled();
  await press('Back');
  expect(screen.getByRole('group', { name: /Workbook or CSV file/ })).toBeTruthy();
});
