import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is no failure: only what never comes runs out of time.
configure({ asyncUtilTimeout: 10_000 });

const { documentElement: page } = document;

// Files share a page: each test starts on an empty one, with nothing kept from the tests before, at the present time.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const { name } of [...page.attributes, ...document.body.attributes]) {
    page.removeAttribute(name);
    document.body.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
