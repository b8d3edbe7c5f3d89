import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Switch } from '../../inputs/Switch/Switch.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { crowded } from '../../foundations/scale.ts';
import { Clock } from '../../icons/shapes.ts';

beforeEach(() => page.viewport(390, 700));
afterEach(cleanup);

/** A finger comes down on something and leaves it. */
function tap(target: HTMLElement) {
  const finger = { pointerType: 'touch', pointerId: 2, isPrimary: true, button: 0, detail: 1 };
  for (const step of ['pointerOver', 'pointerDown', 'pointerUp', 'pointerOut', 'click'] as const)
    fireEvent[step](target, finger);
}
const reason = () => screen.queryByRole('tooltip');

it.each([
  [
    'button',
    <Button key="b" disabledReason="Name is required">
      {'Save'}
    </Button>,
  ],
  [
    'checkbox',
    <Checkbox key="c" label="Save" checked={false} onChange={vi.fn()} disabledReason="Name is required" />,
  ],
  [
    'switch',
    <Switch key="s" label="Save" checked={false} onChange={vi.fn()} disabledReason="Name is required" />,
  ],
])(
  'says to a finger on a %s that cannot be used why, above it, until the next press',
  async (role, control) => {
    render(
      <div style={{ display: 'grid', gap: 300 }}>
        <p>Elsewhere</p>
        <div>{control}</div>
      </div>,
    );
    const target = screen.getByRole(role, { name: 'Save' });
    // Heard without a press, too.
    expect(target.getAttribute('aria-description')).toBe('Name is required');
    tap(target);
    await expect.poll(() => reason()?.textContent).toBe('Name is required');
    await expect
      .poll(() => (reason()?.getBoundingClientRect().bottom ?? 700) < target.getBoundingClientRect().top)
      .toBe(true);
    expect(target.getAttribute('aria-describedby')).toBe(reason()?.id);
    expect(getComputedStyle(reason() as HTMLElement).pointerEvents).toBe('none');
    tap(target);
    expect(reason()).not.toBeNull();
    tap(screen.getByText('Elsewhere'));
    await expect.poll(reason).toBeNull();
  },
);

it('answers a press of the mouse at once, and one of the keyboard after Escape', async () => {
  render(<Button disabledReason="Name is required">Save</Button>);
  await userEvent.click(screen.getByRole('button'), { force: true });
  await expect.poll(() => reason()?.textContent).toBe('Name is required');
  await userEvent.keyboard('{Escape}');
  await expect.poll(reason).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => reason()?.textContent).toBe('Name is required');
});

it.each([
  ['says the words of a button that is an icon among many', 600, 'Time machine'],
  ['says nothing that the button says itself', 1000, undefined],
])('%s', async (_name, width, said) => {
  await page.viewport(1280, 700);
  render(
    <div style={{ width, containerName: crowded.name, containerType: 'inline-size' }}>
      <Button icon={Clock} collapses>
        Time machine
      </Button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Time machine' });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button);
  await expect.poll(() => reason()?.textContent).toBe(said);
  expect(button.hasAttribute('aria-describedby')).toBe(said !== undefined);
});
