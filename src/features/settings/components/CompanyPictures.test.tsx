import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { CompanyPictures } from './CompanyPictures.tsx';

type Row = { id: number; field_name: string; file_name: string; size: number; url: string };
type Place = { entity_name: string; entity_id: number; field_name: string };
/** The company's files as a server keeps them: one of each field. */
const kept: Row[] = [];
const deleted: number[] = [];
let problem: string | undefined;
let next = 1;

vi.mock('#platform/api', async (original) => ({
  ...(await original<object>()),
  api: {
    GET: (_path: string, { params }: { params: { query: Place } }) => {
      const results = kept.filter(({ field_name: field }) => field === params.query.field_name);
      return Promise.resolve({ data: { count: results.length, results } });
    },
    POST: (_path: string, { params, body }: { params: { query: Place }; body: { file: string } }) => {
      if (problem !== undefined) return Promise.reject(new Error(problem));
      const { entity_name: entity, entity_id: company, field_name: field } = params.query;
      if (entity !== 'company' || company !== 1) return Promise.reject(new Error('Not of the company.'));
      const row = { id: next, field_name: field, file_name: body.file, size: 4, url: `/files/${next}` };
      next += 1;
      kept.splice(0, kept.length, ...kept.filter((one) => one.field_name !== field), row);
      return Promise.resolve({ data: row });
    },
    DELETE: (_path: string, { params }: { params: { path: { attachment_id: number } } }) => {
      const id = params.path.attachment_id;
      deleted.push(id);
      kept.splice(0, kept.length, ...kept.filter((one) => one.id !== id));
      return Promise.resolve({});
    },
  },
}));

beforeEach(() => {
  kept.splice(0, kept.length, {
    id: 100,
    field_name: 'logo',
    file_name: 'wordmark.png',
    size: 4,
    url: '/files/logo',
  });
  deleted.length = 0;
  problem = undefined;
  next = 1;
});

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <CompanyPictures companyId={1} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('img', { name: 'Current company logo' });
}
const place = () => screen.getByRole('group', { name: 'Company picture' });
const shown = () => screen.queryByRole('img', { name: 'Current company picture' })?.getAttribute('src');
// A drawing goes as it came: this page cannot draw pixels anew.
const svg = (name: string) => new File(['<svg>'], name, { type: 'image/svg+xml' });
const choose = (file: File) =>
  userEvent.upload(place().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);

it('gives the company a picture, another in its place, and none again; the logo stays', async () => {
  await open();
  expect(shown()).toBeUndefined();
  await choose(svg('mark.svg'));
  await waitFor(() => expect(shown()).toBe('/files/1'));
  await screen.findByText('Company picture saved');
  await choose(svg('newer.svg'));
  await waitFor(() => expect(shown()).toBe('/files/2'));
  await userEvent.click(within(place()).getByRole('button', { name: 'Remove newer.svg' }));
  await waitFor(() => expect(shown()).toBeUndefined());
  await screen.findByText('Company picture removed');
  expect(deleted).toEqual([2]);
  expect(kept.map(({ file_name: name }) => name)).toEqual(['wordmark.png']);
});

it('says why a picture was not taken, and keeps the one that is there', async () => {
  await open();
  await choose(svg('mark.svg'));
  await waitFor(() => expect(shown()).toBe('/files/1'));
  problem = 'This picture has too many pixels to be shown.';
  await choose(svg('large.svg'));
  expect(await within(place()).findByText(`There was an uploading your files: ${problem}`)).toBeTruthy();
  expect(shown()).toBe('/files/1');
});
