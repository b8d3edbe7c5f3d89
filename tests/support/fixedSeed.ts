import fc from 'fast-check';
import { onTestFailed, beforeEach } from 'vitest';

/**
 * What tests make by chance is the same in each run; another seed by `SEED=…`. fast-check itself prints the seed of a
 * property that fails; for all else it is said here.
 */
const seed = Number(process.env['SEED'] ?? 20_261_012);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

beforeEach(() => {
  onTestFailed(() => console.error(`Made with SEED=${seed}.`));
});
