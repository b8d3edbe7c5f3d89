import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choices,
  frameLimits,
  readAddress,
  readIsolated,
  slugOf,
  writeAddress,
  writeIsolated,
} from './address.ts';

const plain = {
  page: 'Button',
  example: '',
  theme: 'system',
  contrast: 'normal',
  density: 'normal',
  direction: 'ltr',
  width: 'full',
  frame: false,
} as const;

describe('the address', () => {
  it('is short where nothing is chosen', () => {
    expect(writeAddress(plain)).toBe('#/Button');
    expect(readAddress('#/Button')).toEqual(plain);
    expect(readAddress('')).toEqual({ ...plain, page: '' });
  });

  it('carries the example and every switch', () => {
    const hash =
      '#/Button/small-with-caret?theme=dark&contrast=more&density=compact&direction=rtl&width=390&frame=1';
    expect(writeAddress(readAddress(hash))).toBe(hash);
    expect(readAddress(hash)).toMatchObject({ example: 'small-with-caret', width: 390, frame: true });
  });

  it('takes what makes no sense as not chosen', () => {
    expect(readAddress('#/Button?theme=pink&width=wide&density=1&frame=yes')).toEqual(plain);
    expect(readAddress('#/Button?width=3').width).toBe(frameLimits.least);
    expect(readAddress('#/Button?width=99999').width).toBe(frameLimits.most);
    expect(readAddress('#/%E0%A4%A').page).toBe('%E0%A4%A');
  });

  it('reads back whatever it wrote', () => {
    const any = fc.record({
      page: fc.string({ unit: 'grapheme' }),
      example: fc.string(),
      theme: fc.constantFrom(...choices.theme),
      contrast: fc.constantFrom(...choices.contrast),
      density: fc.constantFrom(...choices.density),
      direction: fc.constantFrom(...choices.direction),
      width: fc.oneof(
        fc.constant('full' as const),
        fc.integer({ min: frameLimits.least, max: frameLimits.most }),
      ),
      frame: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (address) => {
        expect(readAddress(writeAddress(address))).toEqual(address);
      }),
    );
  });
});

describe('the address of one example', () => {
  it('names component and place', () => {
    const search = '?example=Button/2&theme=dark&density=compact';
    const read = readIsolated(search);
    expect(read).toMatchObject({ component: 'Button', index: 2, theme: 'dark', density: 'compact' });
    expect(read && writeIsolated(read)).toBe(search);
  });

  it.each(['', '?example=', '?example=Button', '?example=Button/x', '?other=Button/1'])(
    'is none in "%s"',
    (search) => expect(readIsolated(search)).toBeUndefined(),
  );
});

it('makes a slug of a title', () => {
  expect(slugOf('Busy and disabled, with a reason')).toBe('busy-and-disabled-with-a-reason');
  expect(slugOf('100% SD')).toBe('100-sd');
});
