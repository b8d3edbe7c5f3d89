import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSettingsInSight } from './useSettingsInSight.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [true, 1],
  [false, 0],
])('brings the settings into sight where everything stands below each other: %s', (isNarrow, times) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isNarrow } as MediaQueryList);
  const { result } = renderHook(() => useSettingsInSight());
  const node = document.createElement('aside');
  const scrollIntoView = vi.spyOn(node, 'scrollIntoView').mockReturnValue(undefined);
  result.current.settings.current = node;
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => result.current.show());
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
