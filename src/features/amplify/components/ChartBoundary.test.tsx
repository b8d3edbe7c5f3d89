import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartBoundary } from './ChartBoundary.tsx';

let problem: Error | null = null;

function Drawing() {
  if (problem) throw problem;
  return <p>The chart</p>;
}

const open = (retries: number) =>
  render(
    <ChartBoundary retries={retries}>
      <Drawing />
    </ChartBoundary>,
  );

beforeEach(() => {
  problem = new Error('No such series.');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says what went wrong, and is tried again when somebody asks', async () => {
  open(0);
  expect(screen.getByText('Chart Unavailable')).toBeDefined();
  expect(screen.getByText('Chart rendering error')).toBeDefined();
  problem = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The chart')).toBeDefined();
});

it('gives up after that', async () => {
  open(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Chart Error')).toBeDefined();
  expect(screen.getByText('Unable to display chart due to an error')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells of code that did not arrive and of a browser without a canvas', () => {
  problem = new TypeError('Failed to fetch dynamically imported module: /assets/NetworkCanvas.js');
  open(3);
  expect(screen.getByText('Chart rendering failed due to missing components')).toBeDefined();
  cleanup();
  problem = new Error('No context.');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  open(0);
  expect(screen.getByText('Chart initialization failed')).toBeDefined();
});

it('tries a network graph again three times by itself', () => {
  vi.useFakeTimers();
  open(3);
  for (const words of ['1/3', '2/3', '3/3']) {
    expect(screen.getByRole('status').textContent).toBe(`Retrying network graph (${words})...`);
    act(() => void vi.advanceTimersByTime(1000));
  }
  expect(screen.getByText('Chart rendering error')).toBeDefined();
});

it('stands once a try succeeds', () => {
  vi.useFakeTimers();
  open(3);
  problem = null;
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('The chart')).toBeDefined();
});
