// Contract -> openapi/generated: the bundled document, the types and the permission and flag unions.
// `--check` lints, generates into memory and fails on a difference.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'openapi/generated');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const run = (...args) =>
  execFileSync(process.execPath, [redocly, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    encoding: 'utf8',
  });

function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-contract-'));
  try {
    run('bundle', 'openapi/openapi.yaml', '--output', join(folder, 'bundle.json'));
    return JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const list = (name, values) =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',\n`).join('')}] as const;\n`;

function unions(document) {
  const { Permission, TenantFlag, ClientFlag } = document.components.schemas;
  return [
    '// Generated from openapi/ by `npm run generate`; do not edit.',
    list('permissions', Permission.enum),
    'export type Permission = (typeof permissions)[number];',
    list('tenantFlags', TenantFlag.enum),
    'export type TenantFlag = (typeof tenantFlags)[number];',
    list('clientFlags', ClientFlag.enum),
    'export type ClientFlag = (typeof clientFlags)[number];',
    '',
  ].join('\n');
}

async function generate() {
  const document = bundle();
  const types = astToString(
    await openapiTS(document, { defaultNonNullable: false, alphabetize: true, rootTypes: false }),
  );
  return {
    'bundle.json': `${JSON.stringify(document, null, 1)}\n`,
    'api.ts': `// Generated from openapi/ by \`npm run generate\`; do not edit.\n${types}`,
    'unions.ts': unions(document),
  };
}

try {
  run('lint', 'openapi/openapi.yaml', '--format', 'stylish');
} catch (error) {
  console.error(error.stdout, error.stderr);
  process.exit(1);
}
const files = await generate();
const checking = process.argv.includes('--check');
mkdirSync(out, { recursive: true });
const stale = Object.entries(files).filter(([name, text]) => {
  const path = join(out, name);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});
if (!checking) for (const [name, text] of stale) writeFileSync(join(out, name), text);
if (checking && stale.length > 0) {
  console.error(
    `Generated code is stale: ${stale.map(([name]) => name).join(', ')}. Run \`npm run generate\` and commit.`,
  );
  process.exit(1);
}
console.log(
  checking
    ? 'The generated code fits the contract.'
    : `Wrote ${stale.length} of ${Object.keys(files).length} files.`,
);
