import { expect, it } from 'vitest';
import { isOwnPath } from './ownPath.ts';

const origin = 'http://northbank.localhost:4000';

/** What stands for another site in the place of a path (trust E2); some of it only once a browser has tidied it. */
const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/projects\\..\\..\\evil',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '',
];

it.each(elsewhere)('%j is no path of ours', (text) => {
  expect(isOwnPath(text)).toBe(false);
});

it.each([
  '/',
  '/projects',
  '/projects/7/foresite?itemDetailsId=5&focusSection=costs#top',
  '/projects?search=caf%C3%A9%20%2F%2F',
  '/projects/7/risks?search=https://evil.example',
  '/%2F%2Fevil.example',
  '/projects//7',
])('%j is one, and stays at this address', (text) => {
  expect(isOwnPath(text)).toBe(true);
  expect(new URL(text, origin).origin).toBe(origin);
});

it('is sure of every text that a browser takes elsewhere', () => {
  const parts = ['/', '\\', '\t', '\n', '\r', ' ', 'a', '.', ':', '@'];
  const texts = parts.flatMap((a) =>
    parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => `${a}${b}${c}${d}evil.example`))),
  );
  const taken = texts.filter((text) => isOwnPath(text) && URL.canParse(text, origin));
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.filter((text) => new URL(text, origin).origin !== origin)).toEqual([]);
});
