import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import SharedReportScreen from './SharedReportScreen.tsx';

/** Whether the link opens without a password. */
const { link } = vi.hoisted(() => ({ link: { isOpen: false } }));
vi.mock('../sharedReportCalls.ts', () => ({
  openShared: (_token: string, password?: string) =>
    Promise.resolve({
      state: link.isOpen ? 'OPEN' : password === undefined ? 'PASSWORD' : 'WRONG_PASSWORD',
      company_name: 'Northbank Builders',
      report: link.isOpen
        ? { name: 'Owner book', as_of: '2026-11-27', expires_on: '2026-12-27', recipient: 'Owner', pass: 'p' }
        : null,
    }),
  visitShared: () => Promise.resolve(false),
}));
// The pages themselves are no matter here.
vi.mock('../model/runFigures.ts', () => ({ toRunPaper: () => ({ draft: {} }) }));
vi.mock('../components/PaperDesk.tsx', () => ({ PaperDesk: () => null }));
vi.mock('../components/usePaper.ts', () => ({ usePaper: () => undefined }));
vi.mock('#domain/reporting', async (original) => ({ ...(await original<object>()), pageRoom: () => ({}) }));

afterEach(() => {
  link.isOpen = false;
});

it('a wrong password is said, and the next one can be typed at once', async () => {
  render(<SharedReportScreen />);
  const field = await screen.findByLabelText(/^Password(?! of)/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'guessed it');
  await userEvent.click(screen.getByRole('button', { name: 'Open the report' }));
  await screen.findByText('This password is wrong. Ask whoever sent the link.');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('another');
  expect(field).toHaveProperty('value', 'another');
});

it('brings the focus to what is said where the link ends while somebody reads', async () => {
  link.isOpen = true;
  render(<SharedReportScreen />);
  const print = await screen.findByRole('button', { name: 'Print' });
  print.focus();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('It was revoked');
  await waitFor(() => expect(document.activeElement).toBe(said));
});
