import { expect, it } from 'vitest';
import { clearPlace, type Box } from './clearPlace.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const usual = box(1064, 840, 1424, 884);
const sidebar = box(0, 48, 232, 900);
const links = [box(12, 60, 220, 96), box(12, 840, 220, 876)];
const panel = box(800, 48, 1440, 900);
const approve = box(1300, 850, 1420, 882);
const base = { usual, current: undefined, open: [] as Box[], controls: [] as Box[], room: 1440 };

it('is at the lower right where nothing is open', () => {
  expect(clearPlace(base)).toEqual(usual);
});

it('goes beside a panel, never over the sidebar', () => {
  expect(clearPlace({ ...base, open: [sidebar, panel], controls: [...links, approve] })).toMatchObject({
    left: 424,
    top: 840,
  });
  // A panel that leaves less than a toast between itself and the sidebar.
  const wide = box(540, 48, 1440, 900);
  expect(clearPlace({ ...base, open: [sidebar, wide], controls: [...links, approve] })).toMatchObject({
    left: 248,
    top: 840,
  });
});

it('stays where it is while that is clear', () => {
  const current = box(424, 840, 784, 884);
  expect(clearPlace({ ...base, current, open: [sidebar] })).toEqual(current);
  expect(clearPlace({ ...base, current, controls: [box(500, 850, 600, 880)] })).toEqual(usual);
});

it('finds the room between the controls of a panel that fills a phone', () => {
  const phone = { ...base, usual: box(16, 784, 374, 828), room: 390, open: [box(0, 0, 390, 844)] };
  const controls = [box(8, 8, 382, 120), box(8, 180, 382, 700), box(8, 760, 382, 836)];
  const place = clearPlace({ ...phone, controls });
  expect(place.top).toBeGreaterThanOrEqual(120);
  expect(place.bottom).toBeLessThanOrEqual(760);
});

it('covers least where no place is clear', () => {
  const controls = [box(0, 0, 1440, 700), box(0, 700, 1000, 900), box(1000, 700, 1440, 890)];
  expect(clearPlace({ ...base, controls }).top).toBe(840);
});
