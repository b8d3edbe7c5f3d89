import { describe, expect, it } from 'vitest';
import type { TemplateKind } from '#domain/library';
import { readTemplates, TEMPLATE_COLUMNS } from './templateImport.ts';

const categories = [
  { id: 1, name: 'Design' },
  { id: 2, name: 'Other' },
];
const line = (kind: TemplateKind, said: Record<string, string>) =>
  TEMPLATE_COLUMNS[kind].map(({ id }) => (said[id] === undefined ? undefined : { text: said[id] }));
const read = (kind: TemplateKind, ...rows: Record<string, string>[]) =>
  readTemplates(
    kind,
    rows.map((row) => line(kind, row)),
    { projectType: 'Hospital', categories },
  );

describe('templates out of a file', () => {
  it('take name, category, ratings and tags of risks; another category becomes a tag of Other', () => {
    expect(
      read(
        'RISK',
        { name: ' Late drawings ', category: 'design', likelihood: '4', impact: '3', tags: 'BIM; review' },
        { name: 'Loss of key people', category: 'People' },
        { name: '', category: 'People' },
      ),
    ).toEqual([
      {
        input: {
          kind: 'RISK',
          name: 'Late drawings',
          description: '',
          project_type: 'Hospital',
          tag_names: ['BIM', 'review'],
          category_id: 1,
          likelihood: 4,
          impact: 3,
        },
        notes: [],
      },
      {
        input: expect.objectContaining({ category_id: 2, tag_names: ['People'], likelihood: null }),
        notes: ['"People" became a tag'],
      },
    ]);
  });

  it('say what they could not take', () => {
    const [one] = read('RISK', { name: 'x'.repeat(300), likelihood: '0', impact: '3.5' });
    expect(one?.input.name).toHaveLength(250);
    expect(one?.notes).toEqual([
      'Name was cut to 250 characters',
      'Likelihood "0" is not a number from 1 to 5',
      'Impact "3.5" is not a number from 1 to 5',
    ]);
  });

  it('take number, trade and codes of bid packages', () => {
    expect(
      read('PACKAGE', {
        number: '07-1',
        name: 'Roofing',
        trade: 'Roofing',
        codes: '07, B30; 07 ; -',
        description: 'Tested',
      }),
    ).toEqual([
      {
        input: {
          kind: 'PACKAGE',
          name: 'Roofing',
          description: 'Tested',
          project_type: 'Hospital',
          number: '07-1',
          work_trade: 'Roofing',
          codes: ['07', 'B30'],
        },
        notes: [],
      },
    ]);
    expect(read('PACKAGE', { name: 'x', number: 'n'.repeat(30) })[0]?.notes).toEqual([
      'Number was cut to 20 characters',
    ]);
  });

  it('take the type and severity of issues', () => {
    expect(
      read('ISSUE', { name: 'Shafts differ', category: 'design', severity: '4' })[0]?.input,
    ).toMatchObject({
      kind: 'ISSUE',
      type: 'Design',
      severity: 4,
    });
    expect(read('ISSUE', { name: 'Noise', category: 'Neighbors' })[0]).toMatchObject({
      input: { type: null, tag_names: ['Neighbors'] },
      notes: ['"Neighbors" became a tag'],
    });
  });
});
