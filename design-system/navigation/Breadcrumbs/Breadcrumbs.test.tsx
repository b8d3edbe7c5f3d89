import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(cleanup);

it('links all but the page itself', () => {
  render(<Breadcrumbs items={[{ label: 'Projects', href: '/projects' }, { label: 'ForeSite' }]} />);
  expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects');
  expect(screen.getByText('ForeSite').getAttribute('aria-current')).toBe('page');
});

const way = ['Projects', 'Healthcare', 'Cedar Ridge', 'ForeSite', 'Envelope'].map((label) => ({
  label,
  href: `/${label}`,
}));
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it('folds a long way in the middle and keeps every step reachable', async () => {
  render(<Breadcrumbs items={[...way, { label: 'VO-001' }]} />);
  expect(links()).toEqual(['Projects', 'ForeSite', 'Envelope']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 steps between' }));
  const folded = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
  expect(folded).toEqual(['/Healthcare', '/Cedar Ridge']);
});

it('keeps the first and the last on a narrow screen', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  } as unknown as MediaQueryList);
  render(<Breadcrumbs items={[...way, { label: 'VO-001' }]} />);
  expect(links()).toEqual(['Projects']);
  expect(screen.getByText('VO-001').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: 'Show 4 steps between' })).toBeTruthy();
});
