import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the product once, for the tests that run it as a process. Nothing is done when the build is fresh. */
export default function build() {
  execFileSync(process.execPath, ['tools/build.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
