import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Entry = Schemas['ContextEntry'];

const { call, addPerson, asOwner, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const keys = ['context_access', 'change_context'] as const;
const lena = await addPerson([...keys], [cedar, harbor]);
const reader = await addPerson(['context_access'], [cedar]);
const outsider = await addPerson(['foresite_access'], [cedar]);
const elsewhere = await addPerson([...keys], [harbor]);

const path = `/projects/${cedar}/context-entries`;
const list = async (query = '') =>
  (await call('GET', `${path}?${query}`, { as: reader })).json<Schemas['ContextPage']>();
const numbers = async (query = '') => (await list(query)).results.map(({ number }) => number);
const write = (method: 'POST' | 'PATCH' | 'DELETE', address: string, body?: object, headers = {}) =>
  call(method, address, { as: lena, ...(body && { body }), headers });
const created = async (over: object = {}): Promise<Entry> => {
  const answer = await write('POST', path, { kind: 'EXCLUSION', statement: 'No helipad.', ...over });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Entry>();
};
const milestoneId = async (name: string) =>
  (await list('limit=100')).results.find(({ milestone }) => milestone?.name === name)?.milestone?.id ?? 0;

describe('the documents of the demo', () => {
  it('stand with their text, tied, and entries name them', async () => {
    const { results } = (
      await call('GET', `/projects/${cedar}/context-documents?limit=100`, { as: reader })
    ).json<Schemas['ContextDocumentPage']>();
    const shipped = results
      .filter(({ file_name: file }) =>
        ['Estimate notes.xlsx', 'Geotechnical report r1.pdf', 'SD basis of design.docx'].includes(file),
      )
      .toSorted((a, b) => a.name.localeCompare(b.name));
    expect(shipped.map(({ text_state: state, pages }) => [state, pages])).toEqual([
      ['READ', null],
      ['READ', 6],
      ['READ', 5],
    ]);
    expect(shipped[1]).toMatchObject({
      milestone: { name: 'Concept' },
      component: { name: 'Site and Landscape' },
      cost_group: { div_code: 'A10' },
    });
    const entries = (
      await call('GET', `/projects/${cedar}/context-entries?ordering=number&limit=100`, { as: reader })
    ).json<Schemas['ContextPage']>();
    const named = entries.results.filter(({ document }) => document !== null);
    expect(named.length).toBeGreaterThan(10);
    for (const { document, source, statement } of named) {
      const found = (
        await call('GET', `/projects/${cedar}/context-passages?document_id=${document?.id}&limit=100`, {
          as: reader,
        })
      ).json<{ results: { place: string }[] }>();
      expect(
        found.results.some(({ place }) => place === source),
        `${statement}: ${source}`,
      ).toBe(true);
    }
  });
});

describe('the list', () => {
  it('holds the newest first and counts each kind of what the other filters leave', async () => {
    const page = await list('limit=5');
    expect(page.results.map(({ number }) => number)).toEqual([23, 22, 21, 20, 19]);
    expect(page.count).toBe(23);
    expect(page.counts).toEqual({
      ASSUMPTION: 7,
      INCLUSION: 5,
      EXCLUSION: 5,
      QUALIFICATION: 2,
      SITE_FACT: 4,
    });
    const assumptions = await list('kind=ASSUMPTION&limit=1');
    expect([assumptions.count, assumptions.counts.SITE_FACT]).toEqual([7, 4]);
    expect(page.results[0]?.headline).toBeNull();
  });

  it('finds words by their stems, the best match first, and marks them', async () => {
    const glass = await list('search=curtain walls');
    expect(glass.results.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([14, 15, 21]);
    const parts = glass.results.find(({ number }) => number === 15)?.headline ?? [];
    expect(parts.filter((part) => part.is_match).map(({ text }) => text)).toEqual(['curtain', 'wall']);
    expect(parts.map(({ text }) => text).join('')).toBe(
      'One visual and one performance mock-up of the curtain wall.',
    );
    expect(await numbers('search=glazing&ordering=number')).toEqual([16]);
    expect(await numbers('search="Alder Glass"')).toEqual([21]);
    expect(await numbers('search=tunnels&ordering=number')).toEqual([1]);
    expect(await numbers('search=CX-016')).toEqual([16]);
    expect(await numbers('search=%2527 | ! ( :*')).toEqual([]);
  });

  it('is filtered by each field, sorted and paged', async () => {
    expect(await numbers('status=TO_CONFIRM&ordering=number')).toEqual([14, 22]);
    expect(await numbers('kind=QUALIFICATION&ordering=number')).toEqual([13, 21]);
    const [entry] = (await list('search=CX-007')).results;
    expect(await numbers(`component_id=${entry?.component?.id}`)).toEqual([7]);
    expect(await numbers(`cost_group_id=${entry?.cost_group?.id}`)).toEqual([7]);
    // What can be chosen stays whole, whatever is searched, and is in the order of the codes.
    const { cost_groups: codes } = await list(`cost_group_id=${entry?.cost_group?.id}&search=nothing`);
    expect(codes).toContainEqual(entry?.cost_group);
    expect(codes).toHaveLength(new Set(codes.map(({ id }) => id)).size);
    expect(codes.map(({ div_code: code }) => code)).toEqual(
      codes.map(({ div_code: code }) => code).toSorted(),
    );
    expect(
      await numbers(`milestone_id=${await milestoneId('50% SD')}&ordering=number&limit=3&offset=1`),
    ).toEqual([10, 11, 12]);
    expect((await numbers('ordering=-amount&limit=1'))[0]).toBe(5);
    expect((await call('GET', `${path}?ordering=statement`, { as: reader })).statusCode).toBe(400);
  });
});

describe('an entry', () => {
  it('is added, changed from its version, and tells its history', async () => {
    const entry = await created({ amount: -25_000, source: ' Notes ' });
    expect(entry).toMatchObject({ status: 'HOLDS', amount: -25_000, source: 'Notes', version: 1 });
    const changed = await write(
      'PATCH',
      `${path}/${entry.id}`,
      { statement: 'A helipad by allowance.' },
      { 'if-match': '"1"' },
    );
    expect(changed.json<Entry>()).toMatchObject({ statement: 'A helipad by allowance.', version: 2 });
    const stale = await write('PATCH', `${path}/${entry.id}`, { source: 'x' }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    const history = (await call('GET', `${path}/${entry.id}/history`, { as: reader })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results.map(({ kind, entity_code: code }) => [kind, code])).toEqual([
      ['updated', `CX-0${entry.number}`],
      ['created', `CX-0${entry.number}`],
    ]);
    expect(history.results[0]?.changes).toMatchObject([
      { label: 'Statement', from: 'No helipad.', to: 'A helipad by allowance.' },
    ]);
  });

  it('refuses what does not fit, each field with its reason', async () => {
    const refused = await write('POST', path, { kind: 'EXCLUSION', statement: ' ', owner_id: elsewhere.id });
    expect(refused.statusCode, refused.body).toBe(422);
    const [other] = await asOwner<{ id: number }>(
      'select id from component where tenant_id = 1 and project_id = $1 limit 1',
      [harbor],
    );
    const foreign = await write('POST', path, {
      kind: 'EXCLUSION',
      statement: 'Not here.',
      component_id: Number(other?.id),
      milestone_id: 999_999,
      cost_group_id: 999_999,
      owner_id: elsewhere.id,
    });
    expect(foreign.statusCode).toBe(422);
    expect(Object.keys(foreign.json<{ errors: object }>().errors).toSorted()).toEqual([
      'component_id',
      'cost_group_id',
      'milestone_id',
      'owner_id',
    ]);
  });

  it('is deleted and restored under its number', async () => {
    const entry = await created();
    expect((await write('DELETE', `${path}/${entry.id}`)).statusCode).toBe(204);
    expect((await call('GET', `${path}/${entry.id}`, { as: lena })).statusCode).toBe(404);
    const back = await write('PATCH', `${path}/${entry.id}/restore`);
    expect(back.json<Entry>()).toMatchObject({ number: entry.number, statement: 'No helipad.' });
    expect((await write('PATCH', `${path}/${entry.id}/restore`)).statusCode).toBe(409);
  });

  it('is for those who may see it, and changed by those who may', async () => {
    const entry = await created();
    expect((await call('GET', path, { as: outsider })).statusCode).toBe(403);
    expect(
      (await call('PATCH', `${path}/${entry.id}`, { as: reader, body: { source: 'x' } })).statusCode,
    ).toBe(403);
    expect((await call('GET', `${path}/${entry.id}`, { as: elsewhere })).statusCode).toBe(404);
    expect(
      (await call('GET', `/projects/${harbor}/context-entries/${entry.id}`, { as: elsewhere })).statusCode,
    ).toBe(404);
  });

  it('is listed among what uses its component', async () => {
    const [entry] = (await list('search=CX-007')).results;
    const admin = await addPerson(['component_access'], [cedar]);
    const { results } = (await call('GET', `/projects/${cedar}/components-usage`, { as: admin })).json<
      Schemas['ComponentUsageList']
    >();
    expect(results.find(({ id }) => id === entry?.component?.id)?.context_entries).toBe(1);
  });
});

describe('what changed', () => {
  it('since a milestone is what ended, what reads otherwise and what was added', async () => {
    const id = await milestoneId('50% SD');
    const difference = (await call('GET', `${path}/difference?milestone_id=${id}`, { as: reader })).json<
      Schemas['ContextDifference']
    >();
    expect(difference.milestone.name).toBe('50% SD');
    expect(difference.no_longer.map(({ number }) => number)).toEqual([6, 9, 10]);
    expect(difference.changed.map(({ number, before }) => [number, before])).toEqual([
      [4, '3.0% escalation a year, midpoint of construction May 2028.'],
      [5, '180 beds in eight nursing floors.'],
      [14, 'Unitized curtain wall, 42% glass, 58,000 SF at $142 / SF.'],
    ]);
    expect(difference.added.map(({ number }) => number).slice(0, 9)).toEqual([
      15, 16, 17, 18, 19, 20, 21, 22, 23,
    ]);
    const foreign = await call('GET', `/projects/${harbor}/context-entries/difference?milestone_id=${id}`, {
      as: elsewhere,
    });
    expect(foreign.statusCode).toBe(404);
  });
});
