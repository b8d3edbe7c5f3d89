import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Below } from './Below.tsx';

let root: Root | undefined;

afterEach(() => {
  flushSync(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

const panel = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <h2>Fields</h2>
    <Below>
      <h2>Scope</h2>
      <Below>
        <h2>Schedule</h2>
      </Below>
    </Below>
  </MemoryRouter>
);

/** What stands there once it is first drawn, as a browser would paint it: without waiting for what follows. */
function firstDrawn(address: string): string | null {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  flushSync(() => root?.render(panel(address)));
  return place.textContent;
}

it('draws the first part at once, and what stands below it in steps after that', async () => {
  expect(firstDrawn('/?itemDetailsId=1')).toBe('Fields');
  await vi.waitFor(() => expect(document.body.textContent).toBe('FieldsScopeSchedule'));
});

it('draws all of it at once where the address asks for a section', () => {
  expect(firstDrawn('/?itemDetailsId=1&focusSection=schedule')).toBe('FieldsScopeSchedule');
});
