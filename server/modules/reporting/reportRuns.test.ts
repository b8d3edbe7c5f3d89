import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { cards, figuresOf, piece, table } from '#tests/support/reportFigures.ts';
import { testApp } from '#tests/support/testApp.ts';
import { png } from '#tests/support/upload.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const full = ['reporting_access', 'foresite_access', 'view_item_markup', 'risk_access'] as const;
const lena = await addPerson(full, [cedar, harbor]);
const plain = await addPerson(['reporting_access', 'foresite_access'], [cedar]);
const path = (rest = '', project = cedar) => `/projects/${project}${rest}`;

const newReport = async (body: object): Promise<number> => {
  const made = await call('POST', path('/reports'), {
    as: lena,
    body: { name: 'Owner book', access: 'COMPANY', state: 'PUBLISHED', report_cards: cards, ...body },
  });
  return made.json<Schemas['CustomReport']>().id;
};
const run = (report: number, figures = figuresOf(), as = lena) =>
  call('POST', path(`/reports/${report}/runs`), { as, body: { figures } });
const archive = async (as = lena, query = '') =>
  (await call('GET', path(`/report-runs?${query}`), { as })).json<Schemas['ReportRunPage']>();
const open = (id: number, as = lena, project = cedar) =>
  call('GET', path(`/report-runs/${id}`, project), { as });
const kept = async (figures = figuresOf(), body: object = {}) => {
  const answer = await run(await newReport(body), figures);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['ReportRunRow']>();
};

it('a run keeps its pages and its name whatever becomes of the report', async () => {
  const row = await kept();
  expect(row).toMatchObject({ page_count: 3, note_count: 1, is_open: true, report: { name: 'Owner book' } });
  const address = path(`/reports/${row.report.id}`);
  await call('PATCH', address, { as: lena, body: { name: 'Renamed', report_cards: [cards[1]] } });
  await call('DELETE', address, { as: lena });
  const opened = (await open(row.id)).json<Schemas['ReportRun']>();
  expect(opened.report.name).toBe('Owner book');
  expect(opened.figures).toEqual(figuresOf());
});

it('keeps how a table that was too wide for its pages was made, and takes no part that is not there', async () => {
  const columns = ['code', 'name', 'cost'].map((id) => ({ id, label: id, width: 400, is_end: false }));
  const wide = {
    columns,
    rows: [['VO-001', 'Chilled beams', '$5']],
    row_heights: [30],
    total: null,
    scale: 0.8,
    parts: [
      [0, 1],
      [0, 2],
    ],
  };
  const papers = [
    { key: 'items', kind: 'foresite-table' as const, title: 'Value Optioneering', table: wide },
  ];
  const pages = [[{ ...piece('items'), part: 0, is_end: false }], [{ ...piece('items'), part: 1 }]];
  const body = { report_cards: [{ ...cards[0], wide_table: 'continue' }] };
  const row = await kept(figuresOf({ papers, pages }), body);
  expect((await open(row.id)).json<Schemas['ReportRun']>().figures).toMatchObject({ papers, pages });
  const report = (await call('GET', path(`/reports/${row.report.id}`), { as: lena })).json();
  expect(report).toMatchObject(body);
  const astray = await run(row.report.id, figuresOf({ papers, pages: [[{ ...piece('items'), part: 2 }]] }));
  expect(astray.statusCode).toBe(422);
});

it('opens for those who hold every permission that its figures were read with, markups too', async () => {
  const row = await kept();
  const [seen] = (await archive(plain)).results.filter(({ id }) => id === row.id);
  expect(seen).toMatchObject({ is_open: false, page_count: 3 });
  const refused = await open(row.id, plain);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('Chilled beams');
  expect((await call('DELETE', path(`/report-runs/${row.id}`), { as: plain })).statusCode).toBe(403);
  // Whoever ran it without markups leaves it open to both.
  const bare = (await run(row.report.id, figuresOf(), plain)).json<Schemas['ReportRunRow']>();
  expect((await open(bare.id, plain)).statusCode).toBe(200);
  expect((await open(bare.id, lena)).statusCode).toBe(200);
});

it('with a custom chart opens for those who hold what its maker held of all that one can count', async () => {
  const metric = {
    feature: 'risks',
    chart_type: 'bar',
    main_axis: 'status',
    secondary_axis: 'count',
    group_axis: null,
    orientation: 'vertical',
    open_only: false,
  };
  const report = await newReport({ report_cards: [{ key: 'c', kind: 'custom-chart', metric }] });
  const figures = figuresOf({
    papers: [{ key: 'c', kind: 'custom-chart', title: 'Risks by status' }],
    pages: [[piece('c', 0)]],
  });
  const made = await run(report, figures);
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<Schemas['ReportRunRow']>();
  const [kept] = await asOwner<{ rights: string[] }>(
    'select read_with as rights from report_run where tenant_id = 1 and id = $1',
    [id],
  );
  // Of issues and packages its maker saw nothing.
  expect(kept?.rights.toSorted()).toEqual([
    'foresite_access',
    'reporting_access',
    'risk_access',
    'view_item_markup',
  ]);
  const mate = await addPerson(full, [cedar]);
  const without = (key: string) =>
    addPerson(
      full.filter((one) => one !== key),
      [cedar],
    );
  expect((await open(id, mate)).statusCode).toBe(200);
  for (const key of ['foresite_access', 'risk_access', 'view_item_markup'])
    expect((await open(id, await without(key))).statusCode).toBe(403);
  const own = (await run(report, figures, plain)).json<Schemas['ReportRunRow']>();
  expect((await open(own.id, plain)).statusCode).toBe(200);
});

it('closes to its own maker when a permission is taken away', async () => {
  const nina = await addPerson(full, [cedar]);
  const { id } = (await run(await newReport({}), figuresOf(), nina)).json<Schemas['ReportRunRow']>();
  expect((await open(id, nina)).statusCode).toBe(200);
  await asOwner(
    `update report_run set read_with = read_with || '{issue_access}' where tenant_id = 1 and id = $1`,
    [id],
  );
  expect((await open(id, nina)).statusCode).toBe(403);
});

it('runs of a private report are seen by its maker alone, and in its project alone', async () => {
  const row = await kept(figuresOf(), { access: 'PRIVATE' });
  expect((await archive(plain)).results.map(({ id }) => id)).not.toContain(row.id);
  expect((await open(row.id, plain)).statusCode).toBe(404);
  expect((await open(row.id, lena, harbor)).statusCode).toBe(404);
});

it.each<[string, Partial<Schemas['ReportRunFigures']>, number, string]>([
  [
    'a card the report does not have',
    { papers: [{ key: 'x', kind: 'risk-table', title: 'x' }], pages: [[piece('x', 0)]] },
    422,
    'does not have',
  ],
  [
    'a card of another kind',
    { papers: [{ key: 'items', kind: 'risk-table', title: 'x' }], pages: [[]] },
    422,
    'not that of the report',
  ],
  ['a page of a card that is not there', { pages: [[piece('gone')]] }, 422, 'do not have'],
  ['rows beyond the table', { pages: [[piece('items', 9)]] }, 422, 'do not have'],
  [
    'a picture that is not a picture',
    {
      papers: [
        {
          key: 'items',
          kind: 'foresite-table',
          title: 'x',
          picture: { image: 'https://evil.example/a.png', lead: '', legend: [] },
        },
      ],
    },
    400,
    'image',
  ],
])('refuses %s', async (_what, part, status, words) => {
  const answer = await run(await newReport({}), figuresOf(part));
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(words);
});

const sheet = png({ width: 8, height: 6 });
const dataOf = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
const withImages = (part: object = {}): Schemas['ReportRunFigures'] => {
  const image = { image: dataOf(sheet), width: 8, height: 6, caption: 'Mock-up', alt: 'A pane in its frame' };
  const images = { per_row: 2, pictures: [{ ...image, ...part }, image, image], row_heights: [50, 50] };
  return figuresOf({
    papers: [...figuresOf().papers, { key: 'images', kind: 'text', title: 'Images', images }],
    pages: [[piece('images', 2)], ...figuresOf().pages],
  });
};

it('keeps images as they were, and they are no notes', async () => {
  const row = await kept(withImages());
  expect(row).toMatchObject({ page_count: 4, note_count: 1 });
  expect((await open(row.id)).json<Schemas['ReportRun']>().figures).toEqual(withImages());
});

it.each<[string, object]>([
  ['whose bytes are no picture', { image: dataOf(Buffer.from('<script>alert(1)</script>')) }],
  ['of another type than it says', { image: dataOf(sheet, 'jpeg') }],
  ['with something behind it', { image: dataOf(Buffer.concat([sheet, Buffer.from('PK\u0003\u0004 more')])) }],
  ['that is cut off', { image: dataOf(sheet.subarray(0, sheet.length - 9)) }],
  ['of another size than it says', { width: 9 }],
])('refuses an image %s', async (_what, part) => {
  const answer = await run(await newReport({}), withImages(part));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('The image Mock-up cannot be read');
});

it('refuses a chart whose bytes are no picture', async () => {
  const picture = { image: dataOf(Buffer.from('no chart')), lead: '', legend: [] };
  const figures = figuresOf({
    papers: [{ key: 'items', kind: 'foresite-table', title: 'x', picture }],
    pages: [[piece('items', 0)]],
  });
  const answer = await run(await newReport({}), figures);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('A chart of the run is not a picture');
});

it.each<[string, object]>([
  ['four in a row', { per_row: 4 }],
  [
    'of elsewhere',
    { pictures: [{ image: 'https://evil.example/a.png', width: 1, height: 1, caption: '', alt: 'x' }] },
  ],
  [
    'as SVG',
    { pictures: [{ image: 'data:image/svg+xml;base64,AAAA', width: 1, height: 1, caption: '', alt: 'x' }] },
  ],
  [
    'without alternative text',
    { pictures: [{ image: dataOf(sheet), width: 8, height: 6, caption: 'x', alt: '' }] },
  ],
])('refuses images %s', async (_what, part) => {
  const images = { per_row: 1, pictures: [], row_heights: [50], ...part };
  const papers = [...figuresOf().papers, { key: 'images', kind: 'text', title: 'Images', images }];
  const answer = await run(
    await newReport({}),
    figuresOf({ papers } as Partial<Schemas['ReportRunFigures']>),
  );
  expect(answer.statusCode, answer.body).toBe(400);
});

it('a draft does not run, and nobody runs a card that they do not see', async () => {
  expect((await run(await newReport({ state: 'DRAFT' }))).statusCode).toBe(422);
  const risks = figuresOf({
    papers: [{ key: 'risks', kind: 'risk-table', title: 'Risks', table: table('R-1') }],
    pages: [[piece('risks')]],
  });
  const answer = await run(await newReport({}), risks, plain);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('risk_access');
});

it('an allocation is run by those who see both packages and estimate, and opens to them alone', async () => {
  const base = ['reporting_access', 'procurement_access'] as const;
  const buyer = await addPerson(base, [cedar]);
  const estimator = await addPerson([...base, 'estimate_access'], [cedar]);
  const card = { key: 'allocation', kind: 'bid-package-allocation-table' } as const;
  const report = await newReport({ report_cards: [card] });
  const figures = figuresOf({
    papers: [{ ...card, title: 'Bid Package Allocation', table: table('Steel') }],
    pages: [[piece('allocation')]],
  });
  const refused = await run(report, figures, buyer);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('estimate_access');
  const answer = await run(report, figures, estimator);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json<Schemas['ReportRunRow']>();
  expect((await open(id, estimator)).statusCode).toBe(200);
  expect((await open(id, buyer)).statusCode).toBe(403);
});

const pictured = (size: { width: number; height: number }) => ({
  image: `data:image/png;base64,${png(size).toString('base64')}`,
  ...size,
});

it('keeps logo, cover and contents, and counts their sheets', async () => {
  const section = { key: 's', kind: 'section', title: 'Cost', fills_page: true } as const;
  const cover = {
    include_contents: true,
    prepared_for: 'Sam Whitaker',
    address: '1200 Cedar Street, Denver',
    logo: pictured({ width: 60, height: 20 }),
    cover_picture: pictured({ width: 30, height: 20 }),
    papers: [section, ...figuresOf().papers],
    pages: [[piece('s', 0)], ...figuresOf().pages],
  };
  const report = {
    prepared_for: ' Sam Whitaker ',
    include_contents: true,
    report_cards: [section, ...cards],
  };
  const row = await kept(figuresOf(cover), report);
  // Cover, contents, title page of the section, cards, note.
  expect(row.page_count).toBe(5);
  expect((await open(row.id)).json<Schemas['ReportRun']>().figures).toEqual(figuresOf(cover));
  const saved = (await call('GET', path(`/reports/${row.report.id}`), { as: lena })).json();
  expect(saved).toMatchObject({ prepared_for: 'Sam Whitaker', prepared_by: '', include_contents: true });
  const wrong = { ...cover, logo: { ...cover.logo, width: 61 } };
  const refused = await run(row.report.id, figuresOf(wrong));
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining('The logo or the picture of the cover is not a picture.'),
  ]);
});

it('keeps the day of its figures, today or before', async () => {
  const report = await newReport({});
  const address = path(`/reports/${report}/runs`);
  const past = { made_on: '2026-03-09', milestone_name: 'Concept' };
  const [table, note] = figuresOf().papers as [Schemas['ReportRunPaper'], Schemas['ReportRunPaper']];
  const figures = figuresOf({ ...past, papers: [{ ...table, is_current: true }, note] });
  const made = await call('POST', address, { as: lena, body: { figures, as_of: '2025-09-15' } });
  expect(made.json<Schemas['ReportRunRow']>()).toMatchObject({ as_of: '2025-09-15' });
  const opened = (await open(made.json<Schemas['ReportRunRow']>().id)).json<Schemas['ReportRun']>();
  expect(opened.figures).toEqual(figures);
  const late = await call('POST', address, { as: lena, body: { figures, as_of: '2199-01-01' } });
  expect([late.statusCode, late.body]).toEqual([
    422,
    expect.stringContaining('A run shows figures of today or of a day before. Choose another day.'),
  ]);
});
