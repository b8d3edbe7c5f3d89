import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadless } from './tests/support/chromium.mjs';

export default defineConfig({
  projects: [
    // Each worker has a PostgreSQL and a browser of its own, and a server for each name of a journey.
    {
      name: 'journeys',
      testDir: 'tests/e2e',
      outputDir: 'test-results/journeys',
      use: { launchOptions: { executablePath: findHeadless(), args: chromiumArguments } },
    },
    // Each test stands alone and the server only hands out files, so they may run beside each other.
    {
      name: 'visual',
      testDir: 'tests/visual',
      outputDir: 'test-results/visual',
      fullyParallel: true,
      timeout: 240_000,
      use: { trace: 'off' },
    },
  ],
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/build.ts',
  // What has to come is waited for; a machine that is shared takes its time.
  timeout: process.env.CI ? 900_000 : 180_000,
  expect: { timeout: process.env.CI ? 60_000 : 15_000 },
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // What cannot be pressed for so long never will be.
    actionTimeout: process.env.CI ? 120_000 : 30_000,
    // Recording costs as much as running. Where a failed journey is tried again, the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
