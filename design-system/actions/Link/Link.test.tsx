import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkProvider } from './LinkProvider.tsx';
import { Link } from './Link.tsx';

afterEach(cleanup);

const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  screen.getByRole('link').dispatchEvent(event);
  return event;
};

it.each(['/projects/1', '?itemDetailsId=5'])('gives plain clicks on %s to the router', (href) => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Link href={href}>Cedar Ridge</Link>
    </LinkProvider>,
  );
  expect(click().defaultPrevented).toBe(true);
  expect(navigate).toHaveBeenCalledWith(href);
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Meta', { metaKey: true }],
])('leaves a click with %s to the browser', (_key, init) => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Link href="/projects/1">Cedar Ridge</Link>
    </LinkProvider>,
  );
  // The test page must not leave: only the router's decision counts here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(init);
  expect(navigate).not.toHaveBeenCalled();
});

it.each(['https://example.com/', '/files/4f2c?until=1'])(
  'leaves %s to the browser where it opens in a new tab, and opens it safely',
  (href) => {
    const navigate = vi.fn();
    render(
      <LinkProvider navigate={navigate}>
        <Link href={href} external>
          Academy
        </Link>
      </LinkProvider>,
    );
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click();
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noreferrer');
  },
);
