import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toDayNumber } from '#domain/dates';
import {
  activityProblems,
  CycleError,
  finishAfter,
  type Network,
  NoWorkDaysError,
  OutOfCalendarError,
  previewMove,
  type Relationship,
  schedule,
  TIMELINE_MESSAGES,
  type TimelineLink,
  type TimelineNode,
  workDaysBetween,
} from './index.ts';
import { plainSchedule } from './plainSchedule.ts';
import { linkedPairs } from './linkedPairs.ts';

const task = (key: string, from: string, days = 1, more: Partial<TimelineNode> = {}): TimelineNode => ({
  key,
  shape: 'task',
  from,
  to: finishAfter({ work_days: [1, 2, 3, 4, 5], holidays: [] }, from, days),
  days,
  ...more,
});
const moment = (key: string, from: string, more: Partial<TimelineNode> = {}): TimelineNode => ({
  key,
  shape: 'finish',
  from,
  to: from,
  days: 0,
  ...more,
});
const link = (from: string, to: string, type: Relationship = 'FS', lag = 0): TimelineLink => ({
  from,
  to,
  type,
  lag,
});
const datesOf = (network: Network, key: string) => {
  const node = schedule(network).nodes.get(key);
  return [node?.from, node?.to];
};

const circleOf = (network: Network): readonly string[] => {
  try {
    schedule(network);
  } catch (error) {
    if (error instanceof CycleError) return error.members;
  }
  return [];
};

describe('schedule', () => {
  it.each(linkedPairs)('places the successor of $type $lag on $from', ({ type, lag, from }) => {
    const nodes = [task('1', '2014-10-17'), task('2', '2014-10-17')];
    expect(datesOf({ nodes, links: [link('1', '2', type, lag)] }, '2')).toEqual([from, from]);
  });

  it('steps over weekends and holidays and keeps durations in work days', () => {
    const usual = { work_days: [1, 2, 3, 4, 5], holidays: ['2026-11-26', '2026-11-27'] };
    const nodes = [task('a', '2026-11-23', 3), task('b', '2026-01-05', 2)];
    expect(datesOf({ nodes, links: [link('a', 'b')], usual }, 'b')).toEqual(['2026-11-30', '2026-12-01']);
    expect(workDaysBetween(usual, '2026-11-23', '2026-11-30')).toBe(4);
    expect(workDaysBetween(usual, '2026-11-30', '2026-11-23')).toBe(0);
  });

  it('reaches a milestone on the day its work ends, and goes on the work day after', () => {
    const nodes = [task('a', '2026-10-12', 5), moment('m', '2026-12-01'), task('b', '2026-10-12', 1)];
    const found = { nodes, links: [link('a', 'm'), link('m', 'b')] };
    expect([datesOf(found, 'm')[0], datesOf(found, 'b')[0]]).toEqual(['2026-10-16', '2026-10-19']);
  });

  it('starts work on the day of an event that begins something', () => {
    const nodes = [
      task('a', '2026-10-12', 5),
      moment('start', '2026-10-12', { shape: 'start' }),
      task('b', '2026-10-12', 1),
    ];
    const found = { nodes, links: [link('a', 'start'), link('start', 'b')] };
    expect([datesOf(found, 'start')[0], datesOf(found, 'b')[0]]).toEqual(['2026-10-19', '2026-10-19']);
  });

  it('leaves a moment without predecessors on its day, a Saturday too', () => {
    expect(datesOf({ nodes: [moment('m', '2026-10-17')], links: [] }, 'm')[0]).toBe('2026-10-17');
  });

  it('keeps what hands set, what has begun and what is done, and says which links are broken', () => {
    const nodes = [
      task('a', '2026-10-12', 5),
      task('hand', '2026-10-14', 2, { is_manual: true }),
      task('begun', '2026-10-14', 2, { percent_done: 10 }),
      task('done', '2026-10-14', 2, { percent_done: 100 }),
    ];
    const found = schedule({ nodes, links: ['hand', 'begun', 'done'].map((key) => link('a', key)) }).nodes;
    for (const key of ['hand', 'begun', 'done']) expect(found.get(key)).toMatchObject({ from: '2026-10-14' });
    expect(found.get('hand')?.violations).toEqual([{ kind: 'link', days: 3, from: 'a' }]);
    expect(found.get('done')).toMatchObject({ total_slack: null, is_critical: false, violations: [] });
  });

  it('holds limits and tells by how much a finish is missed', () => {
    const nodes = [
      task('a', '2026-10-12', 5),
      task('b', '2026-10-12', 5, { not_before: '2026-10-21', finish_by: '2026-10-23' }),
    ];
    const found = schedule({ nodes, links: [link('a', 'b')] }).nodes;
    expect(found.get('b')).toMatchObject({ from: '2026-10-21', to: '2026-10-27', total_slack: -2 });
    expect(found.get('b')?.violations).toEqual([{ kind: 'finish_by', days: 2 }]);
    expect(found.get('a')).toMatchObject({ total_slack: 0, free_slack: 0, is_critical: true });
  });

  it('knows slack and the critical path', () => {
    const nodes = [
      task('a', '2026-10-12', 5),
      task('long', '2026-10-12', 10),
      task('short', '2026-10-12', 3),
      task('end', '2026-10-12', 1),
    ];
    const links = [link('a', 'long'), link('a', 'short'), link('long', 'end'), link('short', 'end')];
    const { nodes: found, driving, finish } = schedule({ nodes, links });
    expect(
      [...found.values()].map(({ key, total_slack: slack, is_critical: critical }) => [key, slack, critical]),
    ).toEqual([
      ['a', 0, true],
      ['long', 0, true],
      ['short', 7, false],
      ['end', 0, true],
    ]);
    expect([...driving]).toEqual([0, 1, 2]);
    expect(finish).toBe('2026-11-02');
  });

  it('names the members of a circle in its order', () => {
    const nodes = ['x', 'a', 'b', 'c'].map((key) => task(key, '2026-10-12'));
    const links = [link('x', 'a'), link('a', 'b'), link('b', 'c'), link('c', 'a')];
    const members = circleOf({ nodes, links });
    const at = members.indexOf('a');
    expect([...members.slice(at), ...members.slice(0, at)]).toEqual(['a', 'b', 'c']);
    expect(() => schedule({ nodes, links: [link('x', 'x')] })).toThrow(CycleError);
  });

  it('refuses a week without work and dates beyond the calendar', () => {
    const nodes = [task('a', '2026-10-12'), task('b', '2026-10-12')];
    expect(() => schedule({ nodes, links: [], usual: { work_days: [], holidays: [] } })).toThrow(
      NoWorkDaysError,
    );
    expect(() => schedule({ nodes, links: [link('a', 'b', 'FS', 9_000)] })).toThrow(OutOfCalendarError);
    expect(() => schedule({ nodes, links: [link('a', 'b', 'FS', -9_000)] })).toThrow(OutOfCalendarError);
    expect(schedule({ nodes: [], links: [] }).finish).toBeNull();
  });
});

const types: Relationship[] = ['FS', 'SS', 'FF', 'SF'];
const calendars = new Map([
  [1, { work_days: [1, 2, 3, 4], holidays: ['2026-10-20'] }],
  [2, { work_days: [0, 1, 2, 3, 4, 5, 6], holidays: ['2026-10-25', '2026-10-26'] }],
]);
const networks = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 30 }),
      days: fc.integer({ min: 0, max: 8 }),
      calendar: fc.constantFrom(null, 1, 2),
      shape: fc.constantFrom('task' as const, 'task' as const, 'start' as const, 'finish' as const),
      manual: fc.integer({ min: 0, max: 9 }),
      done: fc.constantFrom(0, 0, 0, 40, 100),
      limit: fc.option(fc.integer({ min: 0, max: 40 })),
    }),
    { minLength: 2, maxLength: 9 },
  )
  .chain((rows) => {
    const nodes = rows.map(({ from, days, calendar, shape, manual, done, limit }, at): TimelineNode => {
      const start = addDays('2026-10-05', from);
      return {
        key: String(at),
        shape,
        from: start,
        to: shape === 'task' ? addDays(start, days) : start,
        days: shape === 'task' ? days : 0,
        calendar,
        is_manual: manual === 0,
        percent_done: done,
        not_before: limit === null ? null : addDays('2026-10-05', limit),
      };
    });
    const pair = fc.tuple(
      fc.nat(nodes.length - 1),
      fc.nat(nodes.length - 1),
      fc.constantFrom(...types),
      fc.integer({ min: -6, max: 6 }),
    );
    return fc.array(pair, { maxLength: 14 }).map((pairs) => ({
      nodes,
      links: pairs
        .filter(([a, b]) => a !== b)
        .map(([a, b, type, lag]) => link(String(Math.min(a, b)), String(Math.max(a, b)), type, lag)),
      calendars,
    }));
  });

describe('against a second calculation', () => {
  it('agrees on dates for every relationship, leads and three calendars', () => {
    fc.assert(
      fc.property(networks, (network) => {
        const found = schedule(network).nodes;
        for (const [key, { start, finish }] of plainSchedule(network)) {
          const { shape } = network.nodes[Number(key)]!;
          const [from, to] = [
            shape === 'finish' ? start - 1 : start,
            shape === 'start' ? finish : finish - 1,
          ];
          expect([toDayNumber(found.get(key)!.from), toDayNumber(found.get(key)!.to)]).toEqual([from, to]);
        }
      }),
      { numRuns: 400, seed: 16 },
    );
  });

  it('agrees on total and free slack: one work day more moves the end, or somebody else', () => {
    fc.assert(
      fc.property(networks, ({ nodes: rows, ...rest }) => {
        const nodes = rows.map((node) => ({ ...node, is_manual: false, percent_done: 0 }));
        const network = { nodes, ...rest };
        const kept = plainSchedule(network);
        const end = (dates: typeof kept) => Math.max(...[...dates.values()].map(({ finish }) => finish));
        const others = (dates: typeof kept, key: string) =>
          [...dates].flatMap(([name, { start }]) => (name === key ? [] : [start]));
        for (const { key, total_slack: total, free_slack: free } of schedule(network).nodes.values()) {
          const slipped = (workDays: number) => plainSchedule(network, { key, workDays });
          const { shape, from } = nodes[Number(key)]!;
          const isTyped = toDayNumber(from) + (shape === 'finish' ? 1 : 0) === kept.get(key)!.start;
          if (shape !== 'task' && isTyped) continue; // may stand on a day off
          expect(end(slipped(total!))).toBe(end(kept));
          expect(end(slipped(total! + 1))).toBeGreaterThan(end(kept));
          expect(others(slipped(free!), key)).toEqual(others(kept, key));
          const moves = others(slipped(free! + 1), key).join() !== others(kept, key).join();
          expect(moves || free === total).toBe(true);
        }
      }),
      { numRuns: 60, seed: 16 },
    );
  });
});

/** A schedule of so many activities, each after some of the three before it: every type of link, leads, three calendars. */
function largeSchedule(seed: number, count: number): Network {
  let state = seed;
  const upTo = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const nodes = Array.from({ length: count }, (_, at): TimelineNode => {
    const from = addDays('2026-10-05', upTo(60));
    const days = 1 + upTo(12);
    const calendar = [null, 1, 2][upTo(3)] ?? null;
    return { ...task(String(at), from, days), calendar };
  });
  const links = nodes.flatMap((_, to) =>
    [1, 2, 3]
      .filter((back) => back <= to && upTo(3) > 0)
      .map((back) => link(String(to - back), String(to), types[upTo(4)], upTo(12) - 6)),
  );
  return {
    nodes,
    links,
    usual: { work_days: [1, 2, 3, 4, 5], holidays: ['2026-11-26', '2026-12-25'] },
    calendars,
  };
}

describe('two schedules of eighty activities', () => {
  it.each([16, 2_026])(
    'hold every type, leads and three calendars, and agree with the plain way (%i)',
    (seed) => {
      const network = largeSchedule(seed, 80);
      expect(new Set(network.links.map(({ type }) => type))).toEqual(new Set(types));
      expect(new Set(network.nodes.map(({ calendar }) => calendar))).toEqual(new Set([null, 1, 2]));
      for (const type of types)
        expect(network.links.some((one) => one.type === type && one.lag < 0)).toBe(true);
      const plain = [...plainSchedule(network)].map(([key, { start, finish }]) => [key, start, finish - 1]);
      const found = [...schedule(network).nodes.values()].map(({ key, from, to }) => [
        key,
        toDayNumber(from),
        toDayNumber(to),
      ]);
      expect(new Map(found.map(([key, ...dates]) => [key, dates]))).toEqual(
        new Map(plain.map(([key, ...dates]) => [key, dates])),
      );
    },
  );
});

describe('previewMove', () => {
  const nodes = [
    moment('ms', '2026-10-30'),
    task('a', '2026-11-02', 15),
    task('b', '2026-11-16', 30),
    task('long', '2026-10-30', 200),
  ];
  const links = [link('ms', 'a'), link('a', 'b', 'SS', 10)];

  it('says what a move pushes, by how many days, and what stays', () => {
    const { moved, pushed, finish_days } = previewMove({ nodes, links }, [{ key: 'ms', from: '2026-11-06' }]);
    expect(moved).toMatchObject([{ key: 'ms', old_from: '2026-10-30', from: '2026-11-06', days: 7 }]);
    expect(pushed.map(({ key, days, from }) => [key, days, from])).toEqual([
      ['a', 7, '2026-11-09'],
      ['b', 7, '2026-11-23'],
    ]);
    expect(finish_days).toBe(0);
  });

  it('holds what hangs on links where it is put, and lets it follow them again when put back', () => {
    const later = previewMove({ nodes, links }, [{ key: 'a', from: '2026-11-09' }]);
    expect(later.network.nodes[1]).toMatchObject({ from: '2026-11-09', not_before: '2026-11-09', days: 15 });
    const back = previewMove(later.network, [{ key: 'a', from: '2026-10-01' }]);
    expect(back.network.nodes[1]).toMatchObject({ from: '2026-11-02', not_before: null });
    expect(back.pushed.map(({ key }) => key)).toEqual(['b']);
  });

  it('resizes by the days between two ends', () => {
    const { network, pushed } = previewMove({ nodes, links: [link('a', 'b')] }, [
      { key: 'a', from: '2026-11-02', to: '2026-11-27' },
    ]);
    expect(network.nodes[1]).toMatchObject({ days: 20, to: '2026-11-27' });
    expect(pushed).toMatchObject([{ key: 'b', from: '2026-11-30' }]);
  });
});

describe('activityProblems', () => {
  const good = {
    name: 'A',
    date_from: '2026-10-12',
    date_to: '2026-10-12',
    not_before: null,
    finish_by: null,
  };
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: [TIMELINE_MESSAGES.name] }],
    [{ date_to: '2026-10-11' }, { date_to: [TIMELINE_MESSAGES.endsEarly] }],
    [{ date_from: '' }, { date_from: ['Date is required'] }],
    [{ date_to: '2051-10-13' }, { date_to: ['Date is too far in the future'] }],
    [{ date_from: '2001-10-11' }, { date_from: ['Date is too far in the past'] }],
    [{ not_before: '2026-12-01', finish_by: '2026-11-01' }, { finish_by: [TIMELINE_MESSAGES.limits] }],
  ])('says of %o: %o', (said, problems) => {
    expect(activityProblems({ ...good, ...said }, '2026-10-12')).toEqual(problems);
  });
});
