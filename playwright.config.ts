import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.mjs';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // Each test stands alone and the server only hands out files, so they may run beside each other.
    {
      name: 'visual',
      testDir: 'tests/visual',
      fullyParallel: true,
      timeout: 60_000,
      retries: 0,
      use: { trace: 'off' },
    },
  ],
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/build.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // What cannot be pressed for so long never will be.
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
