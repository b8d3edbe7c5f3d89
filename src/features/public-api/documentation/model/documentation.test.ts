import { describe, expect, it } from 'vitest';
import { addressOf, callOf, readableAnswer, sendProblem, startOf } from './call.ts';
import { findOperations, type OpenApi, operationsOf } from './openApi.ts';
import { curlSample, fetchSample, pythonSample } from './samples.ts';
import { aboutWords, schemaRows, typeWords } from './schemaRows.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: '' },
  servers: [{ url: 'http://northbank.localhost:4000/api' }],
  tags: [
    { name: 'foresite', description: '' },
    { name: 'risks', description: '' },
  ],
  paths: {
    '/projects/{project_id}/items': {
      get: {
        operationId: 'listItems',
        summary: 'Rows of the grid',
        tags: ['foresite'],
        security: [{ apiKey: ['component_access'] }, { apiKey: ['foresite_access'] }],
        parameters: [
          { name: 'search', in: 'query', schema: { type: 'string', maxLength: 200 } },
          { $ref: '#/components/parameters/ProjectId' },
        ],
        responses: { '200': { description: 'The answer.' } },
      },
      post: {
        operationId: 'createItem',
        summary: 'Create an item',
        tags: ['foresite'],
        security: [{ apiKey: ['foresite_access', 'add_scenarioitem'] }],
        parameters: [{ $ref: '#/components/parameters/ProjectId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Item' },
              example: { name: "Owner's canopy", is_open: true, parent: null, sizes: [] },
            },
          },
        },
        responses: { '400': { $ref: '#/components/responses/Invalid' } },
      },
    },
  },
  components: {
    parameters: {
      ProjectId: {
        name: 'project_id',
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
      },
    },
    responses: { Invalid: { description: 'Does not fit.' } },
    schemas: {
      Item: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100, description: 'What it is called.' },
          status: { type: 'string', enum: ['OPEN', 'CLOSED'] },
          due: { type: ['string', 'null'], format: 'date' },
          parent: { oneOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] },
          rows: {
            type: 'array',
            maxItems: 5,
            items: { type: 'object', properties: { scope: { type: 'string' } } },
          },
        },
      },
    },
  },
} as unknown as OpenApi;

const operations = operationsOf(document);
const [list, create] = operations as [(typeof operations)[0], (typeof operations)[0]];
const key = `quoin_0123456789ab_${'a'.repeat(43)}`;

describe('the calls of a contract', () => {
  it('are read with what they refer to, those of the address first', () => {
    expect(operations.map(({ id, method }) => `${method} ${id}`)).toEqual([
      'GET listItems',
      'POST createItem',
    ]);
    expect(list.parameters.map(({ name }) => name)).toEqual(['project_id', 'search']);
    expect([create.scopes, create.isAnyScope]).toEqual([['foresite_access', 'add_scenarioitem'], false]);
    expect([list.scopes, list.isAnyScope]).toEqual([['component_access', 'foresite_access'], true]);
    expect(create.answers).toEqual([
      { status: '400', description: 'Does not fit.', schema: undefined, example: undefined },
    ]);
  });

  it('are found by all words anywhere in them', () => {
    const found = (search: string) =>
      findOperations(document, operations, search).flatMap((group) => group.operations.map(({ id }) => id));
    expect(found('')).toEqual(['listItems', 'createItem']);
    expect(found('post ITEMS')).toEqual(['createItem']);
    expect(found('grid')).toEqual(['listItems']);
    expect(found('post grid')).toEqual([]);
  });
});

describe('the fields of a body', () => {
  const body = create.body?.schema ?? {};

  it('stand in rows, those inside of others below them; what holds itself is opened once', () => {
    expect(schemaRows(document, body).map(({ path, depth }) => `${depth} ${path}`)).toEqual([
      '0 name',
      '0 status',
      '0 due',
      '0 parent',
      '0 rows',
      '1 rows.scope',
    ]);
  });

  it('say what they hold', () => {
    const type = Object.fromEntries(schemaRows(document, body).map((row) => [row.name, row.type]));
    expect(type).toEqual({
      name: 'text',
      status: 'text',
      due: 'date or nothing',
      parent: 'Item or nothing',
      rows: 'list of object',
      scope: 'text',
    });
    const about = Object.fromEntries(schemaRows(document, body).map((row) => [row.name, row.about]));
    expect(about['name']).toBe('What it is called. 1 to 100 characters.');
    expect(about['status']).toBe('One of OPEN, CLOSED.');
    expect(about['rows']).toBe('At most 5 rows.');
    expect(schemaRows(document, body).map(({ isRequired }) => isRequired)[0]).toBe(true);
    expect(aboutWords(document, list.parameters[0]?.schema ?? {})).toBe('At least 1.');
    expect(typeWords(document, { const: 'all' })).toBe('"all"');
  });
});

describe('a call', () => {
  it('shows its gaps until they are filled', () => {
    const start = startOf(list);
    expect(addressOf(list, start)).toBe('/projects/{project_id}/items');
    const filled = { ...start, values: { project_id: ' 1 ', search: 'a b', strange: 'x' } };
    expect(addressOf(list, filled)).toBe('/projects/1/items?search=a+b');
    expect(callOf(document, list, filled)).toEqual({
      method: 'GET',
      url: 'http://northbank.localhost:4000/api/projects/1/items?search=a+b',
      body: undefined,
    });
  });

  it('is sent once key, parameters and body can be', () => {
    const start = startOf(create);
    const filled = { ...start, values: { project_id: '1' } };
    expect(sendProblem(create, filled, 'nonsense')).toBe('Enter an API key of this company');
    expect(sendProblem(create, start, key)).toBe('Enter project_id');
    expect(sendProblem(create, { ...filled, body: '{' }, key)).toBe('The body is not valid JSON');
    expect(sendProblem(create, { ...filled, body: ' ' }, key)).toBe('Enter the body');
    expect(sendProblem(create, filled, key)).toBeNull();
  });

  it('is answered in a text that a screen can hold', () => {
    expect(readableAnswer('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(readableAnswer('plain')).toBe('plain');
    expect(readableAnswer('x'.repeat(30), 20)).toBe(`${'x'.repeat(20)}\n… 10 characters more`);
  });
});

describe('samples', () => {
  const call = callOf(document, create, { ...startOf(create), values: { project_id: '1' } });

  it('take the key from the environment and never hold it', () => {
    for (const sample of [curlSample(call), fetchSample(call), pythonSample(call)]) {
      expect(sample).toContain('QUOIN_API_KEY');
      expect(sample).toContain('http://northbank.localhost:4000/api/projects/1/items');
    }
  });

  it('quote what a shell would read', () => {
    expect(curlSample(call)).toContain(String.raw`Owner'\''s canopy`);
    expect(curlSample({ method: 'GET', url: 'http://a/b?c=1&d=2', body: undefined })).toBe(
      `curl 'http://a/b?c=1&d=2' \\\n  --header "Authorization: Api-Key $QUOIN_API_KEY"`,
    );
  });

  it('write values as their language does', () => {
    expect(pythonSample(call)).toContain('"is_open": True,');
    expect(pythonSample(call)).toContain('"parent": None,');
    expect(pythonSample(call)).toContain('"sizes": [],');
    expect(fetchSample(call)).toContain(`method: 'POST',`);
    // Both parse: what stands between the call's brackets is the body again.
    const body = /JSON\.stringify\(([\s\S]*)\),\n\}\);/.exec(fetchSample(call))?.[1] ?? '';
    expect(JSON.parse(body)).toEqual(create.body?.example);
  });
});
