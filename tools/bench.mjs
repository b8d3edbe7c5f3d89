// Benchmarks, as ratios taken in one run: absolute figures of a shared machine mean nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' });
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tests/bench/productBench.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
