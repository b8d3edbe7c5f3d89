import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import SharedReportScreen from './SharedReportScreen.tsx';

vi.mock('../sharedReportCalls.ts', () => ({
  openShared: (_token: string, password?: string) =>
    Promise.resolve({
      state: password === undefined ? 'PASSWORD' : 'WRONG_PASSWORD',
      company_name: 'Northbank Builders',
    }),
}));

it('a wrong password is said, and the next one can be typed at once', async () => {
  render(<SharedReportScreen />);
  const field = await screen.findByLabelText(/^Password(?! of)/);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'guessed it');
  await userEvent.click(screen.getByRole('button', { name: 'Open the report' }));
  await screen.findByText('This password is wrong. Ask whoever sent the link.');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('another');
  expect(field).toHaveProperty('value', 'another');
});
