import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { marks } from '../../tools/leanPackages.ts';
import { listSourceFiles, root } from './sourceFiles.ts';

const packages = ['lucide-react/dist/esm/icons', 'react-router/dist/development', 'oidc-client-ts/dist/esm'];
const kept = packages.flatMap((folder) =>
  readdirSync(join(root, 'node_modules', folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/node_modules/${folder}/${file}`,
  ),
);
const app = listSourceFiles().filter(
  ({ path }) => /^(?:src|design-system)\//.test(path) && !path.includes('.test.'),
);

it.each(marks)('finds what it takes out of $file: $find', ({ file, find }) => {
  const matching = kept.filter(
    (path) => file.test(path) && readFileSync(join(root, path), 'utf8').search(find) >= 0,
  );
  expect(matching).not.toEqual([]);
});

it.each(marks.filter(({ asked }) => asked))(
  'takes out only what the app does not ask for: $asked',
  (mark) => {
    expect(app.flatMap(({ path, text }) => (mark.asked?.test(text) ? [path] : []))).toEqual([]);
  },
);
