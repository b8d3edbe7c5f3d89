// The grid's part of `npm run bench` by itself: `node --import tsx tests/bench/gridOnly.ts [rows,rows]`.
import { rmSync } from 'node:fs';
import { dataFolder } from '../support/dataFolder.ts';
import { gridBench } from './gridBench.ts';
import { openReport } from './report.ts';

const folder = dataFolder('quoin-grid-bench-');
const sizes = process.argv[2]?.split(',').map(Number);
const { report, print } = openReport();
try {
  await gridBench(folder, report, sizes);
  print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
