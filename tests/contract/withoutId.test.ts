import { describe, expect, it } from 'vitest';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { listOperations } from '#server/contract/operations.ts';

/** What calls say that name no project, component or attribute. */
const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const everybody = await app.addPerson(allPermissions, [projectId]);

describe('a call without an id', () => {
  const inAddress = listOperations().flatMap((operation) =>
    operation.parameters.flatMap(({ name, in: place }) => {
      const sentence = operation.saidWithoutId.get(name);
      return place === 'path' && sentence ? [[operation.id, operation, name, sentence] as const] : [];
    }),
  );

  it('is told so by those of the specification', () => {
    expect(Object.fromEntries(inAddress.map(([id, , , sentence]) => [id, sentence]))).toEqual({
      createScenario: 'There is not selected Project',
      updateScenario: 'There is not selected Project',
      createMilestone: 'Milestone could not be save: no project selected',
      updateMilestone: 'Milestone could not be save: no project selected',
      saveComponentBatch: 'Expected projectId argument',
      removeMember: 'There is no selected project id',
      getAttributeDefinition: 'id is not set',
    });
  });

  it.each(inAddress)('says it: %s', async (_id, operation, name, sentence) => {
    for (const none of ['undefined', 'null', 'NaN']) {
      const path = operation.path.replace(`{${name}}`, none).replaceAll(/\{\w+\}/g, '1');
      const body = operation.body ? { name: 'Canopy' } : undefined;
      const answer = await app.call(operation.method, path, { as: everybody, ...(body && { body }) });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { [name]: [sentence] } });
    }
  });

  it('says it of a component to change or to delete, and writes nothing', async () => {
    const save = (body: object) =>
      app.call('POST', `/projects/${projectId}/components/batch`, { as: everybody, body });
    const sentence = ['Expected componentId and projectId arguments'];
    const named = await save({ create: [{ name: 'Annex' }], update: [{ name: 'Tower' }] });
    expect(named.statusCode).toBe(400);
    expect(named.json()).toMatchObject({ errors: { 'update.0.id': sentence } });
    const gone = await save({ remove: [{ id: 'all', version: 1 }] });
    expect(gone.json()).toMatchObject({ errors: { 'remove.0.id': sentence } });
    const { body } = await app.call('GET', `/projects/${projectId}/components?limit=all`, { as: everybody });
    expect(body).not.toContain('Annex');
  });
});
