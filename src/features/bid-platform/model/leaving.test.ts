import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStore } from '#platform/storage';
import { forgetLeaving, keepLeaving, readLeaving, spendCode, stepsBack } from './leaving.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('leaving for the platform', () => {
  it('keeps where somebody was until they are back', () => {
    expect(readLeaving()).toBeUndefined();
    keepLeaving({ redirect: '/projects/2/procurement?view=board', depth: 4 });
    expect(readLeaving()).toEqual({ redirect: '/projects/2/procurement?view=board', depth: 4 });
    forgetLeaving();
    expect(readLeaving()).toBeUndefined();
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 7])(
    'leads back to no other site: %s',
    (redirect) => {
      tabStore().setItem('bid-platform.leaving', JSON.stringify({ redirect, depth: 1 }));
      expect(readLeaving()).toBeUndefined();
    },
  );

  it('uses a code once', () => {
    expect(spendCode('one')).toBe(true);
    expect(spendCode('two')).toBe(true);
    expect(spendCode('one')).toBe(false);
  });

  it.each([
    [4, 6, 2],
    [4, 5, 1],
    [4, 9, 5],
    [50, 50, 0],
    [6, 2, 0],
  ])('goes from depth %i at length %i back %i pages', (depth, length, steps) => {
    expect(stepsBack({ redirect: '/', depth }, length)).toBe(steps);
  });
});
