import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn();
  render(<Button onPress={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('stays reachable while it cannot be used, does nothing, and says why', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="Choose a milestone first" onPress={press}>
        Approve
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Approve' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  await userEvent.hover(button);
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Choose a milestone first');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
});

it('ignores presses while busy and shows it', async () => {
  const press = vi.fn();
  render(
    <Button busy onPress={press}>
      Saving
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('takes two presses before the next drawing as one, also where it submits', async () => {
  const [press, submit, plain] = [vi.fn(), vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()];
  render(
    <form onSubmit={submit}>
      <Button busy={false} onPress={press}>
        Save
      </Button>
      <Button busy={false} type="submit">
        Send
      </Button>
      <Button onPress={plain}>Next</Button>
    </form>,
  );
  const [save, send, next] = screen.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
  for (const button of [save, send, next]) {
    fireEvent.click(button);
    fireEvent.click(button);
  }
  expect([press, submit, plain].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  fireEvent.click(save);
  expect(press).toHaveBeenCalledTimes(2);
});

it('ends a dialog only where each field can be read, and goes to the first that cannot', async () => {
  const [save, cancel, change] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <section role="dialog" aria-label="Close risk">
      <MoneyField label="Cost" value={750} onChange={change} />
      <Button onPress={cancel}>Cancel</Button>
      <Button variant="primary" onPress={save}>
        Save
      </Button>
    </section>,
  );
  const field = screen.getByRole('textbox', { name: 'Cost' });
  await userEvent.clear(field);
  await userEvent.type(field, '600x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toBe('"600x" is not a number. Type it like 1,234.50.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
  await userEvent.clear(field);
  await userEvent.type(field, '600');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});
