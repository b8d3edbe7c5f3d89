import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no failure: only what never comes runs out of time.
configure({ asyncUtilTimeout: 10_000 });

// Each test starts on an empty page.
afterEach(() => cleanup());
