import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { nextState, useSidebarState } from './useSidebarState.ts';

const user = { id: 7 };
vi.mock('#platform/flags', () => ({ useCurrentUser: () => user }));

afterEach(() => {
  localStorage.clear();
  user.id = 7;
});

function open(path: string) {
  const { result, unmount } = renderHook(() => ({ ...useSidebarState(), navigate: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    ),
  });
  return { result, unmount, go: (to: string) => act(async () => result.current.navigate(to)) };
}

it('remembers each person’s state', () => {
  const first = open('/projects/1/risks');
  expect(first.result.current.state).toBe('expanded');
  act(() => first.result.current.onChange('hidden'));
  expect(first.result.current.state).toBe('hidden');
  first.unmount();
  expect(open('/projects/1/risks').result.current.state).toBe('hidden');
  user.id = 8;
  expect(open('/projects/1/risks').result.current.state).toBe('expanded');
});

it('is collapsed on entry to Manage Risks, until the person chooses, and as before afterwards', async () => {
  const { result, go } = open('/projects/1/risks');
  await go('/projects/1/risks/manage');
  expect(result.current.state).toBe('collapsed');
  await go('/projects/1/risks');
  expect(result.current.state).toBe('expanded');
  await go('/projects/1/risks/manage');
  act(() => result.current.onChange('expanded'));
  expect(result.current.state).toBe('expanded');
  await go('/projects/1/risks');
  await go('/projects/1/risks/manage');
  expect(result.current.state).toBe('collapsed');
});

it('stays hidden in Manage Risks where it was hidden', () => {
  const { result, unmount } = open('/projects/1/risks');
  act(() => result.current.onChange('hidden'));
  unmount();
  expect(open('/projects/1/risks/manage').result.current.state).toBe('hidden');
});

it('goes through its states by one key, and between icons and nothing where there is little room', () => {
  expect(nextState('expanded', false)).toBe('collapsed');
  expect(nextState('collapsed', false)).toBe('hidden');
  expect(nextState('hidden', false)).toBe('expanded');
  expect(nextState('expanded', true)).toBe('hidden');
  expect(nextState('collapsed', true)).toBe('hidden');
  expect(nextState('hidden', true)).toBe('expanded');
});
