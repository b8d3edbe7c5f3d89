import { describe, expect, it } from 'vitest';
import { dayIn, daysIn, namedIn } from './readQuestion.ts';
import { bold, plain } from './richText.ts';
import { daysAhead, proposalBlock } from './proposeChanges.ts';
import {
  acceptanceProblem,
  answerQuestion,
  type Asker,
  changesOf,
  clearTable,
  groupConversations,
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

  it.each([
    ['Move due dates of the pending items before 50% DD', 'due_date'],
    ['Set priority of VO-010 to High', 'priority'],
    ['make VO-010 high', 'priority'],
    ['assign VO-010 to Ingrid', 'assignee_id'],
    ['What should we move?', null],
    ['When is VO-010 due?', null],
  ])('%j asks for a change of %s', (text, field) => expect(readQuestion(text).command).toBe(field));

  it('of two thousand strange signs takes no longer than others', () => {
    for (const sign of ['a ', 'vo-', '*', '9', '\u0000', '🏗', 'oct 1 ', '-1'])
      expect(readQuestion(sign.repeat(2000 / sign.length)).command).toBeNull();
  });

  it('finds days, spans and names', () => {
    expect(dayIn('by 10/27/2026', today)).toBe('2026-10-27');
    expect(dayIn('on October 27th', today)).toBe('2026-10-27');
    expect(dayIn('on Jan 5', today)).toBe('2027-01-05');
    expect(dayIn('soon', today)).toBeNull();
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
