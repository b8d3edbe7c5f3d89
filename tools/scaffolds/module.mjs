// The floors below the screen: contract, handler, repository and a test that is red until the table stands.
import { camel, pascal, singular, snake, spoken } from './names.mjs';

const paths = (module, permission) => `${snake(module)}:
  get:
    operationId: list${pascal(module)}
    tags: [${module}]
    summary: ${spoken(module)} of a project
    x-permission: ${permission}
    parameters:
      - $ref: '../parameters.yaml#/ProjectId'
    responses:
      '200':
        description: The answer.
        content:
          application/json:
            schema: { $ref: '../schemas/${module}.yaml#/${pascal(singular(module))}Page' }
            example: { 'count': 0, 'results': [] }
      '400': { $ref: '../responses.yaml#/Invalid' }
      '401': { $ref: '../responses.yaml#/Unauthenticated' }
      '403': { $ref: '../responses.yaml#/Forbidden' }
      '404': { $ref: '../responses.yaml#/NotFound' }
      '429': { $ref: '../responses.yaml#/TooMany' }
`;

const schemas = (title) => `${title}:
  type: object
  required: [id, name]
  properties:
    id: { $ref: 'primitives.yaml#/Id' }
    name: { type: string }
${title}Page:
  type: object
  required: [count, results]
  properties:
    count: { type: integer }
    results: { type: array, items: { $ref: '#/${title}' } }
`;

const handlers = (one, many) => `import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { list${many}Json } from './${one}Repository.ts';

export const ${one}Handlers = defineHandlers({
  list${many}: async ({ tx, params }) => rawJson(await list${many}Json(tx, params.project_id)),
});
`;

const repository = (
  module,
  table,
  many,
) => `import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { objectJson } from '../jsonSql.ts';

const row = objectJson({ id: 't.id', name: 't.name' });

/** The ${spoken(module).toLowerCase()} of a project in the order of their ids, as JSON. */
export async function list${many}Json(tx: TenantTx, projectId: number): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_${snake(module)}',
    text: \`select json_build_object('count', count(*), 'results',
        coalesce(json_agg(\${row} order by t.id), '[]'))::text as json
      from ${table} t where t.tenant_id = $1 and t.project_id = $2\`,
    values: [tx.tenantId, projectId],
  });
  return page?.json ?? '';
}
`;

const test = (module, many, permission) => `import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');

it('lists what the project has', async () => {
  const as = await app.addPerson([${permission}], [projectId]);
  const answer = await app.call('GET', \`/projects/\${projectId}/${module}\`, { as });
  expect(answer.statusCode).toBe(200);
  const { count, results } = answer.json<Result<'list${many}'>>();
  expect(results).toHaveLength(count);
});

it('hides it from who does not see the project', async () => {
  const as = await app.addPerson([${permission}]);
  expect((await app.call('GET', \`/projects/\${projectId}/${module}\`, { as })).statusCode).toBe(404);
});
`;

export const valid = /^[a-z][a-z-]*$/;

export function scaffold(module, read) {
  const one = camel(singular(module));
  const many = pascal(module);
  const table = snake(singular(module));
  const key = [`${snake(module)}_access`, `${table}_access`].find((name) =>
    read('openapi/generated/unions.ts').includes(`'${name}'`),
  );
  const folder = `server/modules/${module}`;
  const contract = 'openapi/openapi.yaml';
  const joined = 'server/modules/index.ts';
  return {
    files: {
      [`openapi/paths/${module}.yaml`]: paths(module, key ?? 'none'),
      [`openapi/schemas/${module}.yaml`]: schemas(pascal(singular(module))),
      [`${folder}/${one}Handlers.ts`]: handlers(one, many),
      [`${folder}/${one}Repository.ts`]: repository(module, table, many),
      [`${folder}/${module}.test.ts`]: test(module, many, key ? `'${key}'` : ''),
    },
    edits: [
      ...(read(contract).includes(`- { name: ${module},`)
        ? []
        : [
            {
              path: contract,
              before: 'paths:',
              text: `  - { name: ${module}, description: '${spoken(module)}.' }\n`,
            },
          ]),
      {
        path: contract,
        before: 'components:',
        text: `  /projects/{project_id}/${module}: { $ref: paths/${module}.yaml#/${snake(module)} }\n`,
      },
      {
        path: joined,
        before: '\n/** Every operation',
        text: `import { ${one}Handlers } from './${module}/${one}Handlers.ts';\n`,
      },
      { path: joined, before: '} satisfies Handlers', text: `  ...${one}Handlers,\n` },
    ],
    generates: true,
    next: [
      ...(key ? [] : ['The list is open to everybody signed in: name its x-permission in the contract.']),
      `Where the table ${table} does not stand yet: server/database/schema, then npm run generate:migration. Until then ${module}.test.ts is red.`,
    ],
  };
}
