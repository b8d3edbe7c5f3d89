import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

it('turns on, unless blocked', async () => {
  const change = vi.fn();
  const { rerender } = render(<Switch label="Email me" checked={false} onChange={change} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Email me' }));
  expect(change).toHaveBeenCalledWith(true);
  rerender(
    <Switch label="Email me" checked={false} onChange={change} disabledReason="Set by your company" />,
  );
  await userEvent.click(screen.getByRole('switch'));
  expect(change).toHaveBeenCalledOnce();
});
