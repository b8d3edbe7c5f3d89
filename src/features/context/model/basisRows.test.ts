import { expect, it } from 'vitest';
import type { ContextEntry } from '../contextQueries.ts';
import type { ContextDocument } from '../documentQueries.ts';
import { basisRows } from './basisRows.ts';

const person = { id: 3, first_name: 'Ada', last_name: 'Stone', email: 'ada@northbank.example' };
const ties = { milestone: { id: 1, name: '50% SD' }, component: null, cost_group: null };

it('lists entries first, then the documents that the estimate rests on', () => {
  const entry = {
    ...ties,
    number: 14,
    kind: 'ASSUMPTION',
    statement: 'Bedrock lies below 12 ft.',
    status: 'HOLDS',
    amount: -45_000,
    source: 'page 7',
    document: { id: 9, name: 'Geotechnical report' },
    owner: person,
  } as unknown as ContextEntry;
  const document = {
    milestone: null,
    component: { id: 2, name: 'Patient Tower' },
    cost_group: { div_code: 'A10', name: 'Foundations' },
    name: 'Geotechnical report',
    file_name: 'geotech.pdf',
    pages: 42,
    passages: 1,
    created_by: null,
  } as unknown as ContextDocument;
  expect(basisRows([entry], [document])).toEqual([
    {
      code: 'CX-014',
      kind: 'Assumption',
      statement: 'Bedrock lies below 12 ft.',
      status: 'Holds',
      milestone: '50% SD',
      component: 'Whole project',
      costGroup: '',
      amount: -45_000,
      source: 'Geotechnical report, page 7',
      owner: 'Ada Stone',
    },
    {
      code: '',
      kind: 'Document',
      statement: 'Geotechnical report',
      status: '',
      milestone: 'All',
      component: 'Patient Tower',
      costGroup: 'A10 Foundations',
      amount: null,
      source: 'geotech.pdf, 42 pages, 1 passage',
      owner: '',
    },
  ]);
});
