import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { FIRST_SCALE } from '#domain/risks';
import { ScaleDialog } from './ScaleDialog.tsx';

// A chart needs a screen.
vi.mock('#design-system/charts/Heatmap/Heatmap.tsx', () => ({ Heatmap: () => null }));

it('asks before it loses what was changed, however it is closed', async () => {
  const onClose = vi.fn();
  const scale = { ...FIRST_SCALE, number: 1 } as never;
  const element = (
    <ToastProvider>
      <ScaleDialog scale={scale} onClose={onClose} />
    </ToastProvider>
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Rarer words');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledOnce();
});
