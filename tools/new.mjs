// Scaffolds the empty rooms of a slice: `npm run new component feedback/Gauge`, `npm run new feature risks`, `npm run new module risks`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, name] = process.argv.slice(2);
const pascal = (text) => text.replace(/(^|[-_])(\w)/g, (_, __, letter) => letter.toUpperCase());
const camel = (text) => pascal(text).replace(/^./, (letter) => letter.toLowerCase());
const singular = (text) => text.replace(/ies$/, 'y').replace(/s$/, '');

const component = (path) => {
  const [group, title] = path.split('/');
  const folder = `design-system/${group}/${title}`;
  return {
    [`${folder}/${title}.css.ts`]: `import { style } from '@vanilla-extract/css';\nimport { vars } from '../../foundations/vars.css.ts';\n\nexport const root = style({ color: vars.text });\n`,
    [`${folder}/${title}.tsx`]: `import type { ReactNode } from 'react';\nimport * as styles from './${title}.css.ts';\n\nexport interface ${title}Props {\n  children: ReactNode;\n}\n\n/** Say in one line what it is for. */\nexport function ${title}({ children }: ${title}Props) {\n  return <div className={styles.root}>{children}</div>;\n}\n`,
    [`${folder}/${title}.docs.tsx`]: `import { defineDocs } from '../../catalogue/docs.ts';\nimport { ${title} } from './${title}.tsx';\n\nexport const docs = defineDocs({\n  name: '${title}',\n  group: '${group}',\n  summary: 'Say in one line what it is for.',\n  use: [],\n  avoid: [],\n  props: [{ name: 'children', type: 'ReactNode', summary: 'What it shows.' }],\n  keys: [],\n  examples: [{ title: 'Plain', render: () => <${title}>Text</${title}> }],\n});\n`,
    [`${folder}/${title}.test.tsx`]: `import { render, screen } from '@testing-library/react';\nimport { expect, it } from 'vitest';\nimport { ${title} } from './${title}.tsx';\n\nit('shows its content', () => {\n  render(<${title}>Text</${title}>);\n  expect(screen.getByText('Text')).toBeTruthy();\n});\n`,
  };
};

const feature = (module) => {
  const one = camel(singular(module));
  const title = pascal(module);
  const folder = `src/features/${module}`;
  return {
    [`${folder}/index.ts`]: `export { ${one}Routes } from './${one}Routes.ts';\n`,
    [`${folder}/${one}Routes.ts`]: `import { defineRoutes } from '#platform/routing';\n\nexport const ${one}Routes = defineRoutes([\n  {\n    path: '/projects/:projectId/${module}',\n    title: '${title}',\n    guard: { permission: '${singular(module)}_access' },\n    screen: () => import('./screens/${title}Screen.tsx'),\n  },\n]);\n`,
    [`${folder}/screens/${title}Screen.tsx`]: `/** Data in, layout out. */\nexport default function ${title}Screen() {\n  return <h1>${title}</h1>;\n}\n`,
  };
};

const serverModule = (module) => {
  const one = camel(singular(module));
  const title = pascal(singular(module));
  return {
    [`openapi/paths/${module}.yaml`]: `${module}:\n  get:\n    operationId: list${pascal(module)}\n    tags: [${module}]\n    summary: ${pascal(module)} of a project\n    x-permission: ${singular(module)}_access\n    parameters:\n      - $ref: '../parameters.yaml#/ProjectId'\n    responses:\n      '200':\n        description: The answer.\n      '401': { $ref: '../responses.yaml#/Unauthenticated' }\n      '404': { $ref: '../responses.yaml#/NotFound' }\n`,
    [`domain/${module}/index.ts`]: `export {};\n`,
    [`server/modules/${module}/${one}Handlers.ts`]: `import { defineHandlers } from '../../contract/handlers.ts';\n\nexport const ${one}Handlers = defineHandlers({});\n`,
    [`server/modules/${module}/${one}Repository.ts`]: `// SQL of ${module}: the tenant is first in every statement.\nexport {};\n`,
    [`server/modules/${module}/present${title}.ts`]: `// Row -> contract.\nexport {};\n`,
    [`tests/e2e/${module}.e2e.ts`]: `import { test } from '@playwright/test';\n\ntest.describe('${module}', () => {});\n`,
  };
};

const kinds = { component, feature, module: serverModule };
const valid = kind === 'component' ? /^[a-z-]+\/[A-Z][A-Za-z]+$/ : /^[a-z][a-z-]*$/;
if (!kinds[kind] || !name || !valid.test(name)) {
  console.error('Usage: npm run new component <group>/<Name> | feature <module> | module <module>');
  process.exit(1);
}
const files = kinds[kind](name);
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`Nothing written: ${taken.join(', ')} already exist. Choose another name.`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
