// A page of a project behind its guard, registered with the router.
import { camel, pascal, singular, spoken } from './names.mjs';

const routes = (one, key, title, guard) => `import { defineRoutes, PATHS } from '#platform/routing';

/** The ${title.toLowerCase()} of a project. */
export const ${one}Routes = defineRoutes([
  {
    path: PATHS.${key},
    title: '${title}',
    guard: ${guard},
    screen: () => import('./screens/${pascal(key)}Screen.tsx'),
  },
]);
`;

const screen = (
  key,
  title,
) => `import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Page } from '#shared/page';

/** What the page is for, in one line. */
export default function ${pascal(key)}Screen() {
  return (
    <Page title="${title}">
      <EmptyState title="No ${title.toLowerCase()} yet" text="What this is for, and what to do first." />
    </Page>
  );
}
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
      [`${folder}/screens/${pascal(key)}Screen.tsx`]: screen(key, title),
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
