import { vi } from 'vitest';

// Vitest waits a second for what must come. A busy machine is no failure: only what never comes runs out of time.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(act, options) {
    return waitFor(act, typeof options === 'object' ? { timeout: 60_000, ...options } : (options ?? 60_000));
  };
