import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(cleanup);

it('links all but the page itself', () => {
  render(<Breadcrumbs items={[{ label: 'Projects', href: '/projects' }, { label: 'ForeSite' }]} />);
  expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects');
  expect(screen.getByText('ForeSite').getAttribute('aria-current')).toBe('page');
});
