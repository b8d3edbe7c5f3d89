import { describe, expect, it } from 'vitest';
import { newSince, visited } from './index.ts';

const now = new Date('2026-10-12T10:00:00.000Z');
const at = (time: string) => `2026-10-${time}:00.000Z`;

describe('what is new since the last visit', () => {
  it.each([
    ['never here', undefined, at('05T10:00')],
    [
      'still the same visit',
      { seenAt: at('09T16:20'), lastAt: at('12T09:00').replace('00:00.', '00:01.') },
      at('09T16:20'),
    ],
    ['an hour later', { seenAt: at('09T16:20'), lastAt: at('12T09:00') }, at('12T09:00')],
    ['seen after it was opened', { seenAt: at('11T12:00'), lastAt: at('11T11:00') }, at('11T12:00')],
  ])('%s', (_what, kept, since) => expect(newSince(kept, now)).toBe(since));

  it('stays while the page is opened again, and is gone once it is marked as seen', () => {
    const first = visited(undefined, now, false);
    const again = new Date('2026-10-12T10:30:00.000Z');
    expect(visited(first, again, false).seenAt).toBe(first.seenAt);
    expect(visited(first, again, true).seenAt).toBe(again.toISOString());
  });
});
