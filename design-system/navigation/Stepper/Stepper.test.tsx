import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stepper, type Step } from './Stepper.tsx';

const steps: readonly Step<string>[] = [
  { id: 'details', label: 'Details', state: 'done' },
  { id: 'timeline', label: 'Timeline', state: 'error' },
  { id: 'components', label: 'Components', state: 'todo' },
  { id: 'estimate', label: 'Estimate', state: 'locked', lockedReason: 'Add a component first' },
];
const draw = (current: string) => {
  const select = vi.fn();
  render(<Stepper label="Create project" steps={steps} current={current} onSelect={select} />);
  return select;
};

it('leads back to what is done or needs attention, and says each place', async () => {
  const select = draw('components');
  await userEvent.click(screen.getByRole('button', { name: /Step 1 of 4:\s*Details\s*, done/ }));
  expect(select).toHaveBeenLastCalledWith('details');
  await userEvent.click(screen.getByRole('button', { name: /Step 2 of 4:\s*Timeline\s*, needs attention/ }));
  expect(select).toHaveBeenLastCalledWith('timeline');
});

it('marks the present step, which is no button', () => {
  draw('components');
  const present = screen.getAllByRole('listitem')[2];
  expect(present?.getAttribute('aria-current')).toBe('step');
  expect(present?.textContent).toBe('Step 3 of 4: 3Components, in progress');
  expect(screen.queryByRole('button', { name: /Components/ })).toBeNull();
  expect(screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1);
});

it('does not open a locked step and says why', async () => {
  const select = draw('components');
  const locked = screen.getByRole('button', { name: /Step 4 of 4:\s*Estimate\s*, locked/ });
  await userEvent.click(locked);
  expect(select).not.toHaveBeenCalled();
  await userEvent.hover(locked);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Add a component first');
});

it('only shows the way where nobody listens', () => {
  render(<Stepper label="Create project" steps={steps.slice(0, 3)} current="components" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Create project' })).toBeTruthy();
});
