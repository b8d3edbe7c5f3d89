import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { overlayTable } from '#domain/projects/examples';
import { MissingOverlay } from './MissingOverlay.tsx';
import { type MissingStep, STEPS } from './missingStep.ts';

const held = vi.hoisted(() => ({ permissions: new Set<string>() }));
vi.mock('#platform/flags', () => ({ useSubject: () => held }));
afterEach(cleanup);

function Where() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
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
const all = Object.values(STEPS).map(({ permission }) => permission);

it('says what is missing and leads there', async () => {
  expect(show(['estimate'], all)).toBe(
    'In order to see the cost trend you need to complete the Estimate data',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to Estimate' }));
  expect(screen.getByRole('status').textContent).toBe('/projects/7/estimate');
});

it('leads back into the steps of a new project', async () => {
  show(['components'], all, '/projects/7/overview?showStepper=true');
  await userEvent.click(screen.getByRole('button', { name: 'Go back to Components' }));
  expect(screen.getByRole('status').textContent).toBe('/projects/7/components?showStepper=true');
});

it.each(overlayTable)('$sentence: $button (stepper $steps)', ({ lacks, may, steps, sentence, button }) => {
  const permissions = may.map((step) => STEPS[step].permission);
  expect(show(lacks, permissions, `/projects/7/foresite${steps ? '?showStepper=true' : ''}`)).toBe(sentence);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(button);
});
