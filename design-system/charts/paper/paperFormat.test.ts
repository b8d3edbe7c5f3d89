import { expect, it } from 'vitest';
import { paperFormat } from './paperFormat.ts';

it.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['not a language', 'letter'],
] as const)('gives %s the paper %s', (language, format) => expect(paperFormat(language)).toBe(format));
