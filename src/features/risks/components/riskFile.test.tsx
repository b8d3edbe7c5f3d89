import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toExportTable } from '#design-system/grid/export/exportTable.ts';
import { writeCsv } from '#design-system/grid/export/writeCsv.ts';
import { writeXlsx } from '#design-system/grid/export/writeXlsx.ts';
import type { AttributeDefinition } from '#shared/attributes';
import { readArrangedColumns } from '#shared/look';
import { allRiskColumns, shownRiskColumns } from '../model/riskFile.ts';
import type { RiskBrief } from '../riskQueries.ts';
import { riskColumns } from './riskColumns.tsx';

const carbon = { id: 9, slug: 'carbon', name: 'Carbon', type: 'NUMBER', options: [] };
const columns = riskColumns({
  totals: undefined,
  count: 0,
  attributes: [carbon as unknown as AttributeDefinition],
  onOpen: () => undefined,
}).filter(({ id }) => id !== 'options');
const usual = readArrangedColumns(undefined);

const risk: RiskBrief = {
  id: 1,
  number: 7,
  name: '=HYPERLINK("http://x")',
  category: { id: 3, name: 'Design' },
  component: null,
  owner: null,
  status: 'IDENTIFIED',
  likelihood: 4,
  impact: 4,
  score: 16,
  level: 'high',
  scale: 1,
  value: null,
  original_value: 2_400_000,
  estimated_value: 5_032_500,
  mitigation_counts: { DRAFT: 1, IN_PROGRESS: 0, COMPLETE: 2 },
  comment: '+ask the county',
  cause: 'Water perched on till',
  event: 'Mat excavation floods',
  effect: 'Three weeks lost',
  updated_at: '2026-10-12T09:18:00.000Z',
  version: 1,
  custom_attributes: [{ custom_attribute_id: 9, type: 'NUMBER', name: 'Carbon', value: 12.5 }],
};
const bare: RiskBrief = {
  ...risk,
  number: 8,
  name: 'Plain',
  likelihood: null,
  impact: null,
  score: 0,
  level: 'none',
  value: 300,
  original_value: null,
  estimated_value: null,
  mitigation_counts: { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 },
  comment: '',
  custom_attributes: [],
};
const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n');

it('writes what the register shows: its columns in their order, the company\u2019s own among them', () => {
  const look = {
    ...usual,
    columnOrder: ['number', 'score', 'name'],
    hidden: ['owner', 'component', 'original_value'],
  };
  const lines = linesOf(writeCsv(toExportTable('Risks', shownRiskColumns(columns, look), [risk, bare])));
  expect(lines).toEqual([
    'Code,Score,Name,Value,Estimated,Mitigated,Category,Likelihood,Impact,Status,Carbon',
    `R-007,16,"'=HYPERLINK(""http://x"")",5032500,Yes,66%,Design,4,4,Identified,12.5`,
    'R-008,,Plain,300,,No mitigation,Design,,,Identified,',
  ]);
});

it('writes everything with what only the panel says of a listed risk', async () => {
  const table = toExportTable('Risks', allRiskColumns(columns), [risk]);
  const said = Object.fromEntries(table.columns.map(({ title }, at) => [title, table.rows[0]?.[at]]));
  expect(said).toMatchObject({ Level: 'High', 'Estimated value': 5_032_500, Comments: '+ask the county' });
  expect(said).toMatchObject({
    Cause: 'Water perched on till',
    Event: 'Mat excavation floods',
    Effect: 'Three weeks lost',
  });
  const files = unzipSync(new Uint8Array(await (await writeXlsx(table)).arrayBuffer()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>5032500</v>');
  expect(sheet).toContain('<v>0.66</v>');
  expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('R-007');
});
