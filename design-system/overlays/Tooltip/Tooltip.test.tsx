import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

it('describes what it stands on, on keyboard focus at once, and goes on Escape', async () => {
  render(
    <Tooltip text="Sum of the approved items">
      <button type="button">Approved</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
