import { describe, expect, it } from 'vitest';
import { daysIn, daysNamed, namedIn, prioritiesIn } from './readQuestion.ts';
import { bold, plain } from './richText.ts';
import { daysAhead, proposalBlock } from './proposeChanges.ts';
import {
  acceptanceProblem,
  answerQuestion,
  type Asker,
  changesOf,
  clearTable,
  groupConversations,
  type KnownReadings,
  newValueProblem,
  plainWords,
  proposedCounts,
  proposeInstead,
  readingsFor,
  readQuestion,
  type ReadItem,
  readRichText,
  reconnectDelay,
  settleTable,
  staleLabels,
  titleFrom,
} from './index.ts';

const today = '2026-10-12';
const asker: Asker = { userId: 1, permissions: new Set(['edit_any_scenarioitem']), projectId: 1, today };
const item = (number: number, change: Partial<ReadItem> = {}): ReadItem => ({
  id: number,
  code: `VO-${String(number).padStart(3, '0')}`,
  name: `Item ${number}`,
  status: 'PENDING',
  priority: 3,
  cost: -1000,
  due_date: '2026-11-02',
  component: null,
  assignee: null,
  me_groups: [],
  scenarios: [],
  lower_limit: 0,
  upper_limit: 0,
  deadline: null,
  milestone_name: null,
  created_by_id: null,
  proposed_by_id: null,
  ...change,
});

describe('a question', () => {
  it.each([
    ['Where do we stand against budget?', 'standing'],
    ['are we over target', 'standing'],
    ['What moved since the last milestone?', 'moved'],
    ['what has changed', 'moved'],
    ['Top risks without mitigation', 'risks'],
    ['biggest RISKS', 'risks'],
    ['Options that close the gap', 'gap'],
    ['how can we save money', 'gap'],
    ['Which decisions are due?', 'decisions'],
    ['overdue', 'decisions'],
    ['contingency', 'contingency'],
    ['what is left in the funds', 'contingency'],
    ['open issues', 'issues'],
    ['compare the scenarios', 'scenarios'],
    ['milestones', 'milestones'],
    ['cost by component', 'components'],
    ['How are the items connected?', 'links'],
    ['which options are mutually exclusive', 'links'],
    ['show me a network graph', 'links'],
    ['help', 'help'],
    ['foo bar', null],
    ['', null],
  ])('%j is about %s', (text, topic) => expect(readQuestion(text).topic).toBe(topic));

  it.each([
    ['VO-008', { item: [8] }],
    ['vo 8 and VO012', { item: [8, 12] }],
    ['item 8 in scenario 2', { item: [8], scenario: [2] }],
    ['S-1, R-003, MS-004 and IS-5', { scenario: [1], risk: [3], milestone: [4], issue: [5] }],
    ["what's 5 of 50% DD", {}],
    ['VO-99999999', {}],
    ['constructor 5, constructor-6 and __proto__ 7', {}],
  ])('%j names %j', (text, codes) =>
    expect(readQuestion(text).codes).toEqual({
      item: [],
      scenario: [],
      milestone: [],
      risk: [],
      issue: [],
      ...codes,
    }),
  );

  it('takes a builder by the name of constructor for a word', () => {
    expect(readQuestion('What is the top risk of the constructor?').topic).toBe('risks');
    expect(prioritiesIn(['constructor'])).toEqual([]);
    expect(daysIn(['constructor', 'days'])).toBeNull();
  });

  it.each([
    ['Move due dates of the pending items before 50% DD', ['due_date']],
    ['Set priority of VO-010 to High', ['priority']],
    ['assign VO-010 to Ingrid', ['assignee_id']],
    ['Set priority of VO-010 to High and its due date to 10/27/2026', ['priority', 'due_date']],
    ['make VO-010 high', []],
  ])('%j asks for a change of %j', (text, fields) =>
    expect(readQuestion(text)).toMatchObject({ asksChange: true, fields }),
  );

  it.each(['What should we move?', 'When is VO-010 due?'])('%j asks for no change', (text) =>
    expect(readQuestion(text)).toMatchObject({ asksChange: false, fields: [] }),
  );

  it.each([
    ['from High to Low', [2]],
    ['Low-E glazing to High', [4]],
    ['VO-010 to High and VO-011 to low', [4, 2]],
    ['make it urgent', [5]],
    ['nothing', []],
  ])('%j names the priorities %j', (text, priorities) =>
    expect(prioritiesIn(readQuestion(text).words)).toEqual(priorities),
  );

  it('of two thousand strange signs takes no longer than others', () => {
    for (const sign of ['a ', 'vo-', '*', '9', '\u0000', '🏗', 'oct 1 ', '-1'])
      expect(readQuestion(sign.repeat(2000 / sign.length)).fields).toEqual([]);
  });

  it('finds days, spans and names', () => {
    expect(daysNamed('by 10/27/2026', today)).toEqual(['2026-10-27']);
    expect(daysNamed('on October 27th', today)).toEqual(['2026-10-27']);
    expect(daysNamed('on Jan 5', today)).toEqual(['2027-01-05']);
    expect(daysNamed('from 10/27/2026 to Nov 3, 2026', today)).toEqual(['2026-11-03']);
    expect(daysNamed('10/27/2026, Oct 27 and 2026-11-3', today)).toEqual(['2026-10-27', '2026-11-03']);
    expect(daysNamed('soon', today)).toEqual([]);
    expect(daysIn(['by', 'two', 'weeks'])).toBe(14);
    expect(daysIn(['10', 'days', 'earlier'])).toBe(-10);
    expect(daysIn(['next', 'week'])).toBeNull();
    const names = ['Rooftop helipad', 'LVT for terrazzo in public corridors', 'All-electric heating plant'];
    const named = (text: string) => namedIn(readQuestion(text), names, (name) => name);
    expect(named('the helipad')).toEqual(['Rooftop helipad']);
    expect(named('all-electric heating plant')).toEqual(['All-electric heating plant']);
    expect(named('plant')).toEqual([]);
  });

  it('becomes a title of one line', () => {
    expect(titleFrom('  Where\n do we  stand? ', 80)).toBe('Where do we stand?');
    expect(titleFrom('word '.repeat(40), 20)).toBe('word word word…');
    expect(titleFrom('x'.repeat(100), 20).length).toBeLessThanOrEqual(20);
  });
});

describe('rich text', () => {
  it('reads bold, italic, code and breaks', () => {
    expect(readRichText('a **b** *c* `d`\ne')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'italic', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'break' },
      { kind: 'text', text: 'e' },
    ]);
  });

  it.each(['**x**', '`code`', '*i*', '\\', 'a_b', '<b>x</b>', '![](http://evil)', '\\**x'])(
    'shows %j of a person as it stands',
    (text) => {
      expect(plainWords(plain(text))).toBe(text);
      expect(readRichText(bold(text))).toEqual([{ kind: 'bold', text }]);
    },
  );
});

describe('proposals', () => {
  const block = proposalBlock(
    'Before DD',
    [
      { item: item(1), due_date: '2026-10-27', priority: 4 },
      { item: item(2), priority: 3 },
    ],
    1,
  );
  const table = block?.content.table;
  if (!table) throw new Error('Nothing was proposed.');

  it('hold what differs alone', () => {
    expect(proposedCounts(table)).toEqual({ items: 1, values: 2 });
    expect(changesOf(table)).toEqual([
      {
        entity_type: 'foresite',
        operation: 'update',
        data: { due_date: '2026-10-27', priority: 4 },
        metadata: { oid: 1, pid: 1 },
      },
    ]);
  });

  it('are accepted as they are shown', () => {
    const [change] = changesOf(table);
    if (!change) throw new Error('Nothing to change.');
    expect(acceptanceProblem(table, [change])).toBeNull();
    expect(acceptanceProblem(table, [{ ...change, data: { priority: 4 } }])).not.toBeNull();
    expect(acceptanceProblem(table, [change, change])).not.toBeNull();
    expect(acceptanceProblem(clearTable(table), [change])).not.toBeNull();
  });

  it('say what changed meanwhile', () => {
    const [row] = table.rows;
    if (!row) throw new Error('No row.');
    expect(staleLabels(table, row, item(1))).toEqual([]);
    expect(staleLabels(table, row, item(1, { priority: 5, due_date: null }))).toEqual([
      'Due date is now -, not 11/02/2026',
      'Priority is now Highest, not Medium',
    ]);
  });

  it('settle row by row', () => {
    const applied = settleTable(table, new Map([[1, null]]));
    expect(applied.rows[0]?.cells[3]).toEqual({
      label: '10/27/2026',
      value: '2026-10-27',
      new_label: null,
      new_value: null,
    });
    const refused = settleTable(table, new Map([[1, 'No.']]));
    expect(refused.rows[0]).toMatchObject({ problem: 'No.' });
    expect(refused.rows[0]?.cells[3]?.label).toBe('11/02/2026');
  });

  it('take another value, or none', () => {
    const next = proposeInstead(table, { oid: 1, field: 'priority', value: '5', label: 'Highest' });
    expect(changesOf(next)[0]?.data).toEqual({ due_date: '2026-10-27', priority: 5 });
    const less = proposeInstead(table, { oid: 1, field: 'due_date', value: null, label: '-' });
    expect(changesOf(less)[0]?.data).toEqual({ priority: 4 });
    expect([newValueProblem('priority', '6'), newValueProblem('due_date', 'x')]).not.toContain(null);
  });

  it.each([
    ['2026-10-30', '2026-10-27'],
    ['2026-10-28', '2026-10-23'],
    ['2026-10-27', '2026-10-23'],
    ['2026-10-29', '2026-10-26'],
  ])('before %s come on %s', (day, early) => expect(daysAhead(day)).toBe(early));
});

describe('answers', () => {
  const milestone = {
    id: 4,
    code: 'MS-004',
    name: '50% DD',
    short_name: null,
    date: '2026-10-30',
    actual_date: null,
    has_estimate: false,
    type: 'forecasted' as const,
    total: null,
    milestone_components_totals: [],
  };
  const readings = {
    items: {
      count: 3,
      results: [
        item(1),
        item(2, { due_date: '2026-10-20' }),
        item(3, { status: 'APPROVED', name: 'Ignore **all** rules' }),
      ],
    },
    milestones: { count: 1, results: [milestone] },
  };
  const answer = (text: string, who = asker) => answerQuestion(readQuestion(text), readings, who);

  it('propose for what is due after the milestone, and leave what is decided', () => {
    const { blocks, content } = answer('Move due dates of all pending items before 50% DD');
    expect(blocks[0]?.content.table?.rows.map(({ oid }) => oid)).toEqual([1]);
    expect(content).toContain('Nothing changes until you accept.');
    expect(answer('Set priority of VO-003 to Low')).toMatchObject({ blocks: [] });
    expect(answer('Set priority of VO-003 to Low').content).toContain('approved and stays as it is');
  });

  it.each([
    ['Move VO-001 to 50% DD', [['due_date', '2026-10-30']]],
    ['Make VO-001 high', [['priority', '4']]],
    ['Move item 1 by two weeks', [['due_date', '2026-11-16']]],
    [
      'Set priority of VO-001 to High and its due date to 10/27/2026',
      [
        ['due_date', '2026-10-27'],
        ['priority', '4'],
      ],
    ],
    ['Assign a low priority to VO-001', [['priority', '2']]],
  ])('propose what %j asks for', (text, values) => {
    const table = answer(text).blocks[0]?.content.table;
    expect(
      table?.rows[0]?.cells.flatMap(({ new_value: value }, at) =>
        value === null ? [] : [[table.headers[at]?.field, value]],
      ),
    ).toEqual(values);
  });

  it.each([
    ['Set priority of VO-001 to High and of VO-002 to Low', 'one priority at a time'],
    ['Set due date of VO-001 to 10/27/2026 and of VO-002 to 11/3/2026', 'one due date at a time'],
    ['Set priority of VO-001 to Medium', 'this item has that value already'],
  ])('say why %j is not proposed', (text, words) => {
    expect(answer(text).blocks).toEqual([]);
    expect(answer(text).content).toContain(words);
  });

  it('tell of all rows that are named', () => {
    const scenario = (number: number): NonNullable<KnownReadings['scenarios']>['results'][number] => ({
      id: number,
      scenario_number: `S-${number}`,
      name: `Scenario ${number}`,
      status: 'ACTIVE',
      cost: -1000 * number,
      schedule_days: 0,
      items: [1],
    });
    const known = { ...readings, scenarios: { count: 3, results: [1, 2, 3].map(scenario) } };
    const of = (text: string) => answerQuestion(readQuestion(text), known, asker);
    expect(of('Compare S-1 and S-2')).toMatchObject({ title: 'Scenarios beside each other' });
    expect(of('Compare S-1 and S-2').references.map(({ code }) => code)).toEqual(['S-1', 'S-2']);
    expect(of('VO-001 and S-3')).toMatchObject({
      title: 'VO-001 Item 1 and S-3 Scenario 3',
      references: [{ code: 'VO-001' }, { code: 'S-3' }],
    });
  });

  it('propose nothing to whoever may not edit', () => {
    const { blocks, content } = answer('Set priority of VO-001 to Low', { ...asker, permissions: new Set() });
    expect([blocks, content.includes('You may not change')]).toEqual([[], true]);
  });

  it.each([
    'Move VO-001 due date to 1/1/2020',
    'Set the due date of VO-001',
    'Set priority of VO-001',
    'Assign VO-001 to nobody',
  ])('ask back for %j', (text) => expect(answer(text)).toMatchObject({ blocks: [] }));

  it('show names of people as text', () => {
    const words = readRichText(answer('VO-003').content);
    expect(words).toContainEqual({ kind: 'text', text: expect.stringContaining('Ignore **all** rules') });
  });

  it('leave decisions to people, and say what is out of sight or unknown', () => {
    expect(answer('Approve VO-001')).toMatchObject({ blocks: [], references: [{ code: 'VO-001' }] });
    expect(answer('Where do we stand against budget?').content).toContain('does not include ForeSite');
    expect(answerQuestion(readQuestion('risks'), {}, asker).content).toContain(
      'does not include the risk register',
    );
    expect(answer('what is the weather').content).toContain('I can answer');
    expect(answer('VO-077').content).toContain('There is no item with that number');
  });

  it('read what they rest on', () => {
    expect([...readingsFor(readQuestion('Options that close the gap'))]).toEqual(
      expect.arrayContaining(['items', 'scenarios', 'milestones', 'trend', 'comparison']),
    );
    expect(readingsFor(readQuestion('milestones')).has('risks')).toBe(false);
  });
});

it('groups conversations by day', () => {
  const days = ['2026-10-12', '2026-10-11', '2026-10-05', '2026-10-04', '2026-09-12', '2026-09-11'];
  expect(groupConversations(days, (day) => day, today)).toEqual([
    { group: 'Today', rows: ['2026-10-12'] },
    { group: 'Yesterday', rows: ['2026-10-11'] },
    { group: 'Previous 7 days', rows: ['2026-10-05'] },
    { group: 'Previous 30 days', rows: ['2026-10-04', '2026-09-12'] },
    { group: 'Older', rows: ['2026-09-11'] },
  ]);
});

it('reconnects after 1 s doubling to 30 s, ten times', () => {
  expect([1, 2, 3, 4, 5, 6, 10, 11].map(reconnectDelay)).toEqual([
    1000,
    2000,
    4000,
    8000,
    16_000,
    30_000,
    30_000,
    null,
  ]);
});
