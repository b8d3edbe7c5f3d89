import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

const fields = (
  <>
    <TextField label="Name" name="name" value="" onChange={() => undefined} />
    <TextField label="Code" name="code" value="" onChange={() => undefined} />
  </>
);

it('puts server messages at their fields and the focus on the first', () => {
  const { rerender } = render(
    <Form label="Project" onSubmit={vi.fn()}>
      {fields}
    </Form>,
  );
  rerender(
    <Form
      label="Project"
      errors={{ code: ['This code is taken.'], form: ['It was not saved.'] }}
      onSubmit={vi.fn()}
    >
      {fields}
    </Form>,
  );
  const code = screen.getByRole('textbox', { name: 'Code' });
  expect(document.activeElement).toBe(code);
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This code is taken.',
  );
  expect(screen.getByText('It was not saved.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBeNull();
});

it('is sent by Enter without leaving the page', async () => {
  const submit = vi.fn();
  render(
    <Form label="Project" onSubmit={submit}>
      {fields}
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledOnce();
});
