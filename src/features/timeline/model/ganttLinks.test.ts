import { expect, it } from 'vitest';
import { linkLabelX, type LinkLine } from './ganttLinks.ts';

const line = (ends: Partial<LinkLine>): LinkLine => ({
  key: '1',
  fromRow: 0,
  toRow: 2,
  x1: 100,
  x2: 200,
  leavesAtStart: false,
  arrivesAtEnd: false,
  isCritical: false,
  label: 'SS +12 d',
  ...ends,
});

it.each([
  ['from finish to start', {}, 102],
  ['right below', { x2: 104 }, 90],
  ['back to an earlier start', { x2: 60 }, 46],
  ['from start to start', { leavesAtStart: true }, 86],
  ['from finish to finish', { arrivesAtEnd: true }, 214],
])('stands beside the last turn of a link %s', (_, ends, place) => {
  expect(linkLabelX(line(ends))).toBe(place);
});
