import { readdirSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArguments, findHeadless } from './tests/support/chromium.mjs';
import base from './vite.config.ts';

/** Tests that put something in the place of a module need modules of their own; all others share them, and the page. */
const replacing = ['src', 'design-system', 'domain', 'server', 'tests']
  .flatMap((room) => readdirSync(room, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
  .filter((path) => /\bvi\.(do)?mock\(/i.test(readFileSync(path, 'utf8')));

/** What the design system takes from packages: made ready before the browser asks, or it would get React twice. */
const taken = readdirSync('design-system', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .flatMap(({ parentPath, name }) => [
    ...readFileSync(`${parentPath}/${name}`, 'utf8').matchAll(/from '((?:react-aria|react-stately)[^']*)'/g),
  ])
  .map(([, name]) => name ?? '');

const unit = (name: string, include: string[], environment: 'node' | 'happy-dom') => ({
  extends: true as const,
  test: {
    name,
    include,
    environment,
    setupFiles: ['tests/support/fixedSeed.ts', 'tests/support/patience.ts'],
    // Loading every module anew for each file would take most of the time.
    isolate: false,
    exclude: ['**/*.browser.test.tsx', 'node_modules/**', ...replacing],
  },
});

export default mergeConfig(
  base,
  defineConfig({
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // One of two cores would lie idle by default.
      maxWorkers: '100%',
      // A busy machine is no failure: only what hangs runs out of time.
      testTimeout: 180_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000, interval: 25 } },
      projects: [
        unit('domain', ['domain/**/*.test.ts'], 'node'),
        unit(
          'node',
          ['src/**/*.test.ts', 'design-system/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          'node',
        ),
        {
          extends: true,
          test: {
            ...unit('dom', ['src/**/*.test.tsx', 'design-system/**/*.test.tsx'], 'happy-dom').test,
            setupFiles: ['tests/support/fixedSeed.ts', 'tests/support/patience.ts', 'tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'replacing',
            include: replacing,
            environment: 'happy-dom',
            setupFiles: ['tests/support/fixedSeed.ts', 'tests/support/patience.ts', 'tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...unit('server', ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'], 'node').test,
            globalSetup: ['tests/support/database.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...unit('processes', ['tests/processes/**/*.test.ts'], 'node').test,
            globalSetup: ['tests/support/build.ts'],
            fileParallelism: false,
            testTimeout: 300_000,
            hookTimeout: 600_000,
          },
        },
        {
          extends: true,
          // The last is what stylesheets are compiled to: no import names it.
          optimizeDeps: { include: [...new Set(taken), '@vanilla-extract/sprinkles/createRuntimeSprinkles'] },
          test: {
            name: 'browser',
            include: ['design-system/**/*.browser.test.tsx', 'src/**/*.browser.test.tsx'],
            setupFiles: ['tests/support/patience.ts'],
            // A mouse of a real browser on a busy machine gets a second try, as journeys do.
            retry: 1,
            // One page at a time: two would take each other's focus, and what shows only with it would be waited for.
            fileParallelism: false,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({
                launchOptions: { executablePath: findHeadless(), args: chromiumArguments },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
);
