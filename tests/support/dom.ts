import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { bringParts } from '#design-system/private/on-demand/onDemand.tsx';

// A busy machine is no failure: only what never comes runs out of time.
configure({ asyncUtilTimeout: 60_000 });

// What comes when it is near use is there from the start: tests look at once.
beforeAll(bringParts);

// A hand is on the mouse: a pointer that never moved is over nothing.
beforeEach(() => void document.dispatchEvent(new PointerEvent('pointermove')));

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
