import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError, type UploadWatch } from '#platform/api';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { type Attachment, attachmentsQuery, type FilePlace } from '../attachmentQueries.ts';
import { FileSection } from './FileSection.tsx';

type Upload = { file: File; onKept?: (kept: Attachment) => void } & UploadWatch;
type Way = { upload: Upload; resolve: () => void; reject: (error: Error) => void };
const ways: Way[] = [];
vi.mock('../attachmentQueries.ts', async (original) => ({
  ...(await original<object>()),
  useUpload: () => ({
    mutateAsync: (upload: Upload) =>
      new Promise<void>((resolve, reject) => {
        ways.push({ upload, resolve, reject });
        upload.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
      }),
  }),
}));
beforeEach(() => void (ways.length = 0));

const place: FilePlace = { entity: 'item', entityId: 4, field: 'attachments' };
const drawing = () => {
  const file = new File(['x'], 'Tower.pdf');
  Object.defineProperty(file, 'size', { value: 14_680_064 });
  return file;
};

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(attachmentsQuery(place).queryKey, { count: 0, results: [] });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <FileSection label="Files of VO-004" place={place} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const keep = (...results: Attachment[]) =>
    client.setQueryData(attachmentsQuery(place).queryKey, { count: results.length, results });
  const area = screen.getByRole('group', { name: /Files of VO-004/ });
  fireEvent.paste(area, { clipboardData: { files: [drawing()] } });
  return keep;
}
const files = () => screen.queryByRole('list', { name: 'Files' });

it('tells how much of a file has gone out, until it is there', async () => {
  open();
  const [way] = ways;
  act(() => way?.upload.onSent?.(0.2286));
  const bar = screen.getByRole('progressbar', { name: 'Tower.pdf' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '23',
    '3.2 of 14.0 MB',
  ]);
  await act(async () => way?.resolve());
  expect(files()).toBeNull();
});

it('stands there once, from the moment that it is kept', async () => {
  const keep = open();
  const is = { file_name: 'Tower.pdf', file_type: 'application/pdf', size: 14_680_064, url: '/files/9' };
  const kept = { id: 9, ...is } as Attachment;
  act(() => ways[0]?.upload.onKept?.(kept));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  // What else shows files is still being read again.
  act(() => void keep(kept));
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await act(async () => ways[0]?.resolve());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('stops an upload, and leaves nothing of it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Tower.pdf' }));
  expect(ways[0]?.upload.signal?.aborted).toBe(true);
  expect(files()).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' })),
  );
});

it('says why an upload failed, and tries it again from the start', async () => {
  open();
  act(() => ways[0]?.upload.onSent?.(0.5));
  await act(async () => ways[0]?.reject(new AppError('offline')));
  expect(screen.getByText(/^The server cannot be reached/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry Tower.pdf' }));
  expect(ways[1]?.upload.file.name).toBe('Tower.pdf');
  expect(screen.getByRole('progressbar', { name: 'Tower.pdf' }).getAttribute('aria-valuenow')).toBeNull();
  await act(async () => ways[1]?.resolve());
  expect(files()).toBeNull();
});

it('begins what the server refuses as it begins what it refuses itself', async () => {
  open();
  const refused = new AppError('invalid', { status: 400, body: { message: 'The file is empty.' } });
  await act(async () => ways[0]?.reject(refused));
  expect(screen.getByText('There was an uploading your files: The file is empty.')).toBeTruthy();
});
