import { afterEach, expect, it, vi } from 'vitest';
import { entryScriptOf, readEntryScript } from './entryScript.ts';

afterEach(() => vi.unstubAllGlobals());
const page =
  '<head><script src="/theme.js"></script><script type="module" crossorigin src="/assets/main-B1.js"></script>';
const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));

it('finds the script by which the app starts', () => {
  expect(entryScriptOf(page)).toBe('/assets/main-B1.js');
  expect(entryScriptOf('<p>Down for repair</p>')).toBeUndefined();
});

it('reads it past every cache', async () => {
  answer(() => Promise.resolve(new Response(page)));
  await expect(readEntryScript(new AbortController().signal)).resolves.toBe('/assets/main-B1.js');
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
});

it.each([
  ['an error page', () => Promise.resolve(new Response(page, { status: 502 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('takes %s for no news', async (_name, response) => {
  answer(response);
  await expect(readEntryScript(new AbortController().signal)).resolves.toBeUndefined();
});
