// A page of a project behind its guard, registered with the router.
import { camel, pascal, singular, spoken } from './names.mjs';

const routes = (one, key, title, guard) => `import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** The ${title.toLowerCase()} of a project. */
export const ${one}Routes = defineRoutes([
  {
    path: PATHS.${key},
    title: t.${key},
    guard: ${guard},
    screen: () => import('./screens/${pascal(key)}Screen.tsx'),
  },
]);
`;

const screen = (key) => `import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Page } from '#shared/page';
import * as t from '../texts.ts';

/** What the page is for, in one line. */
export default function ${pascal(key)}Screen() {
  return (
    <Page title={t.${key}}>
      <EmptyState title={t.no${pascal(key)}Yet} text={t.whatThisIsFor} />
    </Page>
  );
}
`;

const texts = (
  module,
  key,
  title,
) => `/** Every text of ${module}, file by file: what a translation replaces. What several files say stands first. */

export const ${key} = '${title}';

// ${pascal(key)}Screen
export const no${pascal(key)}Yet = 'No ${title.toLowerCase()} yet';
export const whatThisIsFor = 'What this is for, and what to do first.';
`;

export const valid = /^[a-z][a-z-]*$/;

export function scaffold(module, read) {
  const one = camel(singular(module));
  const key = camel(module);
  const title = spoken(module);
  const folder = `src/features/${module}`;
  const permission = [`${module}_access`, `${singular(module)}_access`]
    .map((name) => name.replaceAll('-', '_'))
    .find((name) => read('openapi/generated/unions.ts').includes(`'${name}'`));
  const hasPath = new RegExp(`^ {2}${key}: `, 'm').test(read('src/platform/routing/paths.ts'));
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${one}Routes } from './${one}Routes.ts';\n`,
      [`${folder}/${one}Routes.ts`]: routes(
        one,
        key,
        title,
        permission ? `{ permission: '${permission}' }` : '{ signedIn: true }',
      ),
      [`${folder}/screens/${pascal(key)}Screen.tsx`]: screen(key),
      [`${folder}/texts.ts`]: texts(module, key, title),
    },
    edits: [
      ...(hasPath
        ? []
        : [
            {
              path: 'src/platform/routing/paths.ts',
              before: '} as const;',
              text: `  ${key}: '/projects/:projectId/${module}',\n`,
            },
          ]),
      {
        path: 'src/app/router/privateRows.ts',
        before: 'import type { RouteRow }',
        text: `import { ${one}Routes } from '#features/${module}';\n`,
      },
      { path: 'src/app/router/privateRows.ts', before: '];', text: `  ...${one}Routes,\n` },
    ],
    next: [
      ...(permission ? [] : ['The page is open to everybody signed in: name its permission in the guard.']),
      'Write the route and its gate into tests/support/specifiedRoutes.ts, independently of the row.',
    ],
  };
}
