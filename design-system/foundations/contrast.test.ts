import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { forced, themes } from './contrastThemes.ts';
import { floors, meetings, pairs } from './pairs.ts';
import { light, type ThemeName } from './themes.ts';

const names = Object.keys(light) as ThemeName[];

it('computes the reference pairs of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#FFFFFF')).toThrow('#RRGGBB');
});

describe('the table of pairs', () => {
  it('speaks of every token and of no other', () => {
    expect(Object.keys(meetings).toSorted()).toEqual(names.toSorted());
    expect(pairs.length).toBeGreaterThan(130);
  });

  it('lets no token meet nothing without a reason', () => {
    const lonely = names.filter((name) => {
      const { text = [], edge = [], ground, free } = meetings[name];
      return !ground && free === undefined && text.length + edge.length === 0;
    });
    expect(lonely).toEqual([]);
  });

  it('puts something on every ground, and calls a ground what something stands on', () => {
    const stoodOn = new Set(pairs.map((pair) => pair.ground));
    expect(names.filter((name) => meetings[name].ground && !stoodOn.has(name))).toEqual([]);
    expect([...stoodOn].filter((name) => !meetings[name].ground)).toEqual([]);
  });
});

describe.each(['light', 'dark', 'lightMore', 'darkMore'] as const)('%s', (theme) => {
  const request = theme.endsWith('More') ? 'more' : 'normal';
  it.each(pairs)('$kind $front on $ground', ({ front, ground, kind }) => {
    const floor = front.startsWith('data-') ? floors.edge.normal : floors[kind][request];
    expect(contrast(themes[theme][front], themes[theme][ground])).toBeGreaterThanOrEqual(floor);
  });
});

describe('forced colours', () => {
  /** Pairs that a system keeps apart by its own promise (CSS Color 4, section 6.2). */
  const promised = new Set([
    'CanvasText on Canvas',
    'Canvas on CanvasText',
    'LinkText on Canvas',
    'GrayText on Canvas',
    'HighlightText on Highlight',
    'Highlight on Canvas',
    'ButtonBorder on Canvas',
  ]);
  const own = /^data-|^text-on-data$|^scrim$/;

  it('names a system colour for everything but the hues of data', () => {
    expect(names.filter((name) => !(name in forced) && !own.test(name))).toEqual([]);
  });

  it('puts on a ground only what the system keeps apart from it', () => {
    const broken = pairs
      .filter(({ front }) => !own.test(front))
      .map(({ front, ground }) => `${forced[front]} on ${forced[ground]}`)
      .filter((pair) => !promised.has(pair));
    expect(broken).toEqual([]);
  });
});
