import type { components } from '#contract/api.ts';
import { formatCode } from '#domain/items';

type Schemas = components['schemas'];
type Report = Schemas['CustomReport'];

/** What one generated report shows: the report, and the rows of its tables. */
export interface GeneratedReport {
  report: Report;
  items: Schemas['ItemBrief'][];
  risks: Schemas['RiskBrief'][];
}

/** The reports on which pages are proved: so many, each from the seed of its place. */
export const GENERATED = { count: 200, seed: 2500 } as const;

/** Numbers from 0 up to 1 that only the seed decides (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words =
  'window wall north curtain glass prefabricated bathroom pods chilled beams generators switchgear garage precast helipad terrazzo corridor shaft risers unobtainable'.split(
    ' ',
  );
const sizes = ['letter', 'legal', 'ledger', 'a3', 'a4'] as const;
const margins = ['none', 'small', 'normal', 'large'] as const;
const kinds = ['foresite-table', 'risk-table', 'text', 'section'] as const;

/** A report of random pages and cards, with tables of random length and cells of one to several lines. */
export function generateReport(seed: number, id: number): GeneratedReport {
  const next = random(seed);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const one = <T>(list: readonly T[]): T => list[upTo(list.length - 1)] as T;
  const isOn = () => next() < 0.5;
  const phrase = (most: number) => Array.from({ length: 1 + upTo(most) }, () => one(words)).join(' ');
  /** Whether it has long names on a small paper, which does not have them beside each other. */
  const isWide = next() < 0.2;
  const longWord = () =>
    Array.from({ length: 6 }, () => one(words))
      .join('')
      .toUpperCase();
  const cards = Array.from({ length: 1 + upTo(4) }, (_, at): Schemas['ReportCard'] => {
    const kind = one(kinds);
    return {
      key: `card-${at}`,
      kind,
      title: `${kind} ${at}`,
      ...(kind === 'text' && { text: phrase(200) }),
      ...(kind === 'section' && next() < 0.3 && { fills_page: true }),
      ...(kind !== 'section' && isOn() && { note: { title: phrase(3), text: isOn() ? phrase(60) : '' } }),
      ...(next() < 0.2 && { starts_page: true }),
      ...(next() < 0.3 && { carry_sums: false }),
      ...(isOn() && { wide_table: 'continue' as const }),
    };
  });
  const rows = Array.from({ length: upTo(130) }, (_, at) => ({
    number: at + 1,
    name: isWide && at % 3 === 0 ? `${longWord()} ${phrase(4)}` : phrase(isOn() ? 4 : 30),
    long: isWide ? longWord() : '',
  }));
  return {
    report: {
      id,
      name: `Generated ${id}`,
      description: '',
      state: 'PUBLISHED',
      scope: 'PROJECT',
      access: 'COMPANY',
      is_own: true,
      is_here: true,
      card_count: cards.length,
      created_by: null,
      created_at: '2026-03-09T09:00:00.000Z',
      updated_by: null,
      updated_at: '2026-03-09T09:00:00.000Z',
      version: 1,
      page_size: one(isWide ? (['letter', 'legal', 'a4'] as const) : sizes),
      page_orientation: isWide || isOn() ? 'portrait' : 'landscape',
      margin: one(isWide ? (['normal', 'large'] as const) : margins),
      include_header: isOn(),
      include_cover_page: isOn(),
      include_page_numbers: isOn(),
      include_contents: isOn(),
      include_cover_picture: false,
      prepared_for: '',
      prepared_by: '',
      report_cards: cards,
    },
    items: rows.map(
      ({ long, ...row }) =>
        ({
          ...row,
          code: formatCode('item', row.number),
          component: { id: 1, name: long || one(words) },
          due_date: null,
          cost: upTo(9_000_000),
          status: 'PENDING',
          priority: 3,
          assignee: null,
          milestone_name: null,
          me_groups: [],
          scenarios: [],
          tags: [],
        }) as unknown as Schemas['ItemBrief'],
    ),
    risks: rows.slice(0, upTo(60)).map(
      ({ long, ...row }) =>
        ({
          ...row,
          category: { id: 1, name: long || phrase(4) },
          owner: null,
          score: upTo(25),
          value: upTo(9_000_000),
          estimated_value: null,
          original_value: null,
          likelihood: null,
          impact: null,
          level: 'low',
          mitigation_counts: { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 },
          component: null,
          comment: '',
          status: 'IDENTIFIED',
        }) as unknown as Schemas['RiskBrief'],
    ),
  };
}
