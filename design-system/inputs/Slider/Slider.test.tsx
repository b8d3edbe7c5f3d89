import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

const percent = (value: number) => `${value}%`;

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

it('names its thumb, says the value in words and moves by step', () => {
  const change = vi.fn();
  render(
    <Slider label="Share" minimum={0} maximum={100} step={5} value={35} onChange={change} format={percent} />,
  );
  expect(thumb('Share').getAttribute('aria-valuetext')).toBe('35%');
  fireEvent.change(thumb('Share'), { target: { value: '40' } });
  expect(change).toHaveBeenCalledWith(40);
});

it('takes a typed number, brings it to a step, and says where it may not go', async () => {
  const change = vi.fn();
  render(<Slider label="Share" minimum={0} maximum={100} step={5} value={60} onChange={change} />);
  const box = screen.getByRole('textbox', { name: 'Share' });
  await userEvent.clear(box);
  await userEvent.type(box, '82{Enter}');
  expect(change).toHaveBeenLastCalledWith(80);
  await userEvent.clear(box);
  await userEvent.type(box, '300{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('at most 100');
  expect(change).toHaveBeenLastCalledWith(80);
});

it('reports the end of a change by key', () => {
  const commit = vi.fn();
  render(<Slider label="Share" minimum={0} maximum={100} value={35} onChange={vi.fn()} onCommit={commit} />);
  fireEvent.keyDown(thumb('Share'), { key: 'ArrowRight' });
  expect(commit).toHaveBeenCalledWith(36);
});

it('stays as it is while it cannot be used, and says why', () => {
  const change = vi.fn();
  render(
    <Slider label="Share" minimum={0} maximum={100} value={35} onChange={change} disabledReason="Not yet" />,
  );
  fireEvent.change(thumb('Share'), { target: { value: '40' } });
  expect(change).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Not yet')).toBeTruthy();
});
