import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField } from '../DateField/DateField.tsx';
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

it('lists the fields from two on, leads to each, and focuses the first of the page', async () => {
  const errors = { code: ['This code is taken.'], name: ['Name is required'] };
  render(
    <Form label="Project" errors={errors} onSubmit={vi.fn()}>
      {fields}
    </Form>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.getByText(/2 fields need attention/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name: Name is required',
    'Code: This code is taken.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
});

it('never swallows an error of a field that is not on the screen', () => {
  render(
    <Form label="Project" errors={{ short_name: ['Use at most 12 letters.'] }} onSubmit={vi.fn()}>
      {fields}
    </Form>,
  );
  expect(screen.getByText('Use at most 12 letters.')).toBeTruthy();
});

it('says a single error only at its field', () => {
  render(
    <Form label="Project" errors={{ code: ['This code is taken.'] }} onSubmit={vi.fn()}>
      {fields}
    </Form>,
  );
  expect(screen.getAllByText('This code is taken.')).toHaveLength(1);
});

it('is not sent while a field cannot be read, and goes there', async () => {
  const submit = vi.fn();
  render(
    <Form label="Milestone" onSubmit={submit}>
      <DateField label="Date" today="2026-11-26" value="2026-12-01" onChange={vi.fn()} />
    </Form>,
  );
  const date = screen.getByRole('textbox', { name: 'Date' });
  await userEvent.clear(date);
  await userEvent.type(date, 'soon{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(date);
  await userEvent.clear(date);
  await userEvent.type(date, '12/01/2026{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});
