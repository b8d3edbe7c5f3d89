import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MissingOverlay } from './MissingOverlay.tsx';
import type { MissingStep } from './missingStep.ts';

const held = vi.hoisted(() => ({ permissions: new Set<string>() }));
vi.mock('#platform/flags', () => ({ useSubject: () => held }));
afterEach(cleanup);

const Where = () => <output>{useLocation().pathname}</output>;
function show(
  steps: readonly MissingStep[],
  permissions: readonly string[],
  address = '/projects/7/foresite',
) {
  held.permissions = new Set(permissions);
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <MissingOverlay projectId={7} title="Cost trend" action="see the cost trend" steps={steps} />
      <Where />
    </MemoryRouter>,
  );
  return container.querySelector('p')?.textContent;
}
const all = ['timeline_access', 'component_access', 'estimate_access'];

it('says what is missing and leads there', async () => {
  expect(show(['estimate'], all)).toBe(
    'In order to see the cost trend you need to complete the Estimate data',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to Estimate' }));
  expect(screen.getByRole('status').textContent).toBe('/projects/7/estimate');
});

it('prefers the estimate among several, and takes the first without it', () => {
  expect(show(['timeline', 'components', 'estimate'], all)).toBe(
    'In order to see the cost trend you need to complete the Timeline, Components and Estimate data',
  );
  expect(screen.getByRole('button').textContent).toBe('Go to Estimate');
  cleanup();
  show(['timeline', 'components'], all);
  expect(screen.getByRole('button').textContent).toBe('Go to Timeline');
});

it('leads back where the stepper shows', () => {
  show(['components'], all, '/projects/7/foresite?showStepper=true');
  expect(screen.getByRole('button').textContent).toBe('Go back to Components');
});

it('offers the way only to who may complete every step, and sends all others to the admin', () => {
  expect(show(['timeline', 'estimate'], ['estimate_access'])).toBe(
    'In order to see the cost trend you need to complete the Timeline and Estimate data. Ask the admin to do it.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
