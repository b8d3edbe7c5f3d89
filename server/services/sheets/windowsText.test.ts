import { expect, it } from 'vitest';
import { windowsText } from './windowsText.ts';

it.each([
  ['dashes and quotes', [0x96, 0x97, 0x91, 0x92, 0x93, 0x94], '–—‘’“”'],
  ['the euro sign and dots', [0x80, 0x85, 0x99], '€…™'],
  ['letters with accents', [0x63, 0x61, 0x66, 0xe9], 'café'],
  ['what the alphabet leaves empty', [0x81, 0x8d, 0x9d], '\u0081\u008d\u009d'],
])('reads %s', (_what, bytes, text) => expect(windowsText(Uint8Array.from(bytes))).toBe(text));
