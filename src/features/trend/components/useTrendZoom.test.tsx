import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTrendZoom } from './useTrendZoom.ts';

const held = vi.hoisted(() => ({ clientFlags: new Set<string>() }));
vi.mock('#platform/flags', () => ({ useSubject: () => held }));

it('is not there without its flag', () => {
  held.clientFlags = new Set(['reporting']);
  expect(renderHook(() => useTrendZoom()).result.current).toEqual({});
});

it('shows a part of the axis with it, and everything without a window at first and after a reset', () => {
  held.clientFlags = new Set(['foresite_chart_zoom']);
  const { result } = renderHook(() => useTrendZoom());
  expect(result.current.window).toBeUndefined();
  act(() => result.current.buttons?.onZoom('in'));
  expect(result.current.window?.from).toBeCloseTo(1 / 6);
  act(() => result.current.buttons?.onZoom('reset'));
  expect(result.current.window).toBeUndefined();
});
