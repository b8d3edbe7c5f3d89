import { expect, it } from 'vitest';
import { procurementSetup, toggled } from './procurementLook.ts';

const { parse } = procurementSetup.slot;
const usual = { hiddenCards: [], hiddenColumns: [], columnOrder: [], widths: {} };

it.each([undefined, null, 7, 'text', [], { hiddenCards: 'months', widths: [9], columnOrder: { a: 1 } }])(
  'makes the usual look of %j',
  (stored) => expect(parse(stored)).toEqual(usual),
);

it('keeps what fits', () => {
  expect(
    parse({
      hiddenCards: ['late', 'gone', 'months'],
      hiddenColumns: ['owner', 4],
      columnOrder: ['number', 'status'],
      widths: { name: 240, owner: 2, trade: 'wide' },
    }),
  ).toEqual({
    hiddenCards: ['months', 'late'],
    hiddenColumns: ['owner'],
    columnOrder: ['number', 'status'],
    widths: { name: 240 },
  });
});

it('turns one thing on and off, and keeps it once', () => {
  expect(toggled(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
});
