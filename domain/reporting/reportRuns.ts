import type { PermissionKey } from '#domain/access';
import { contentsOf, contentsPages } from './contents.ts';
import { pageRoom, type PageSettings } from './paginate.ts';
import { inRows, RUN_IMAGES } from './runImages.ts';
import { RUN_NOTES } from './runNotes.ts';

type Needs = readonly PermissionKey[];
/** Costs of items are read with or without their markups. */
const items: Needs = ['foresite_access', 'view_item_markup'];
const issues: Needs = ['issue_access'];

/**
 * Permissions on which the figures of a kind of card depend (docs/product/reporting.md). The first one shows the card,
 * unless it takes all of them; the others decide what its figures say.
 */
export const CARD_READ_WITH = {
  'foresite-chart': items,
  'foresite-table': items,
  contingency: items,
  components: items,
  'risk-table': ['risk_access'],
  'risk-mitigation-chart': ['risk_access'],
  'risk-likelihood-chart': ['risk_access'],
  'active-issues': issues,
  'backlog-issues': issues,
  'completed-issues': issues,
  milestones: ['foresite_access'],
  'procurement-table': ['procurement_access'],
  'bid-package-allocation-table': ['procurement_access', 'estimate_access'],
  'tvd-table': ['tvd_access', 'view_item_markup'],
  timeline: ['timeline_access'],
  section: [],
  /** What is counted is its own choice, so a run of it is read with all that its maker could choose from. */
  'custom-chart': [
    'reporting_access',
    'issue_access',
    'risk_access',
    'foresite_access',
    'view_item_markup',
    'procurement_access',
  ],
  text: [],
} as const satisfies Readonly<Record<string, Needs>>;

type Kind = keyof typeof CARD_READ_WITH;

/** Kinds of cards that show only to those who hold every permission that they are read with. */
const wholeOnly: ReadonlySet<Kind> = new Set(['bid-package-allocation-table']);

/** The permissions that show a kind of card; none for what everybody with the right to reports sees. */
export const cardShownWith = (kind: Kind): Needs =>
  wholeOnly.has(kind) ? CARD_READ_WITH[kind] : CARD_READ_WITH[kind].slice(0, 1);

/** The permission without which a kind of card cannot be in somebody's run; undefined where none is missing. */
export const missingFor = (kind: Kind, held: ReadonlySet<string>): PermissionKey | undefined =>
  cardShownWith(kind).find((one) => !held.has(one));

/** A card as far as it says what its figures are read with. */
interface ReadCard {
  kind: Kind;
  show_risk?: boolean | undefined;
  show_outcome?: boolean | undefined;
}

/** A cost trend draws risks, or simulates them, only where its card says so. */
const readOf = ({ kind, show_risk: risk = false, show_outcome: outcome = false }: ReadCard): Needs =>
  risk || outcome ? [...CARD_READ_WITH[kind], 'risk_access'] : CARD_READ_WITH[kind];

/** What opens a run: of all that the figures of its cards depend on, what its maker held. */
export const runReadWith = (cards: readonly ReadCard[], held: ReadonlySet<string>): PermissionKey[] =>
  [...new Set(cards.flatMap(readOf))].filter((one) => held.has(one)).toSorted();

/** A run's figures as far as its rules look at them. */
export interface RunShape extends PageSettings {
  papers: readonly {
    key: string;
    kind: Kind;
    table?: {
      columns: readonly unknown[];
      rows: readonly (readonly unknown[])[];
      row_heights: readonly unknown[];
      total: readonly unknown[] | null;
      parts?: readonly (readonly number[])[];
    };
    images?: { per_row: number; pictures: readonly unknown[]; row_heights: readonly unknown[] };
  }[];
  pages: readonly (readonly { key: string; from: number; to: number; part?: number }[])[];
}

/** How many pages a run prints: cover and table of contents with those of its cards. */
export function runPages(run: RunShape): number {
  const { include_cover_page: cover, include_contents: contents = false, papers, pages } = run;
  const entries = contents ? contentsOf(papers, pages, 0).length : 0;
  return pages.length + (cover ? 1 : 0) + (contents ? contentsPages(entries, pageRoom(run).roomHeight) : 0);
}

/** Papers that the report does not have and that are no images: the notes of the run. */
export const runNotesOf = <P extends { key: string; images?: unknown }>(
  papers: readonly P[],
  cards: readonly { key: string }[],
): P[] => {
  const known = new Set(cards.map(({ key }) => key));
  return papers.filter(({ key, images }) => !known.has(key) && images === undefined);
};

const tableProblem = ({ table }: RunShape['papers'][number]): boolean => {
  if (!table) return false;
  const width = table.columns.length;
  return (
    table.row_heights.length !== table.rows.length ||
    (table.total !== null && table.total.length !== width) ||
    table.rows.some((row) => row.length !== width) ||
    (table.parts?.flat().some((at) => at >= width) ?? false)
  );
};

/** How many pieces pages may break a paper into: rows of its table, or of its images. */
const rowsOf = ({ table, images }: RunShape['papers'][number]): number =>
  images ? images.row_heights.length : (table?.rows.length ?? 0);

function imagesProblem(papers: RunShape['papers'], known: ReadonlyMap<string, string>): string | undefined {
  const holding = papers.filter(({ images }) => images !== undefined);
  if (
    holding.length > 1 ||
    holding.some(({ key, kind, table }) => known.has(key) || kind !== 'text' || table)
  )
    return 'A run has its images in one place of their own. Reload the page and run the report again.';
  const [images] = holding.map((paper) => paper.images);
  if (!images) return undefined;
  if (images.pictures.length > RUN_IMAGES.most)
    return `A run has at most ${RUN_IMAGES.most} images. Delete some.`;
  return inRows(images.pictures, images.per_row).length === images.row_heights.length
    ? undefined
    : 'The images of the run do not fit their rows. Reload the page and run the report again.';
}

/** What is wrong with the figures of a run of a report with these cards; undefined where nothing is. */
export function runProblem(
  run: RunShape,
  cards: readonly { key: string; kind: string }[],
): string | undefined {
  const papers = new Map(run.papers.map((paper) => [paper.key, paper]));
  if (papers.size < run.papers.length) return 'Each card needs a key of its own.';
  const kinds = new Map(cards.map(({ key, kind }) => [key, kind]));
  if (run.papers.some(({ key, kind }) => kinds.has(key) && kinds.get(key) !== kind))
    return 'A card of the run is not that of the report. Reload the page and run the report again.';
  const images = imagesProblem(run.papers, kinds);
  if (images !== undefined) return images;
  const notes = runNotesOf(run.papers, cards);
  if (notes.some(({ kind }) => kind !== 'text'))
    return 'The run has a card that the report does not have. Reload the page and run the report again.';
  if (notes.length > RUN_NOTES.most) return `A run has at most ${RUN_NOTES.most} notes. Delete some.`;
  if (run.papers.some(tableProblem))
    return 'A table of the run does not fit its columns. Reload the page and run the report again.';
  const astray = run.pages.flat().some(({ key, from, to, part = 0 }) => {
    const paper = papers.get(key);
    return !paper || from > to || to > rowsOf(paper) || (part > 0 && !paper.table?.parts?.[part]);
  });
  return astray
    ? 'A page of the run shows what its cards do not have. Reload the page and run the report again.'
    : undefined;
}

/** Why a run cannot have figures of a day; undefined where it can. */
export const asOfProblem = (day: string, today: string): string | undefined =>
  day > today ? 'A run shows figures of today or of a day before. Choose another day.' : undefined;
