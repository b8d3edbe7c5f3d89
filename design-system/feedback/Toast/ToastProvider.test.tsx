import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

afterEach(cleanup);
beforeEach(() => vi.resetModules());

it('asks for what draws toasts once somebody uses the page, and not with the page', async () => {
  const asked = vi.fn(() => ({ ToastStack: () => null }));
  vi.doMock('./ToastStack.tsx', asked);
  const { ToastProvider } = await import('./ToastProvider.tsx');
  render(<ToastProvider>Page</ToastProvider>);
  // A part that is drawn asks for itself as it is drawn; what is asked for by then is there after the next one.
  await import('../EmptyState/EmptyState.tsx');
  expect(asked).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
});
