import { HEIGHTS, type PageSettings } from '#domain/reporting';
import type { ReportRun, RunFigures } from '../reportingQueries.ts';
import { cardLabel, moduleCard } from './cardRegistry.ts';
import type { PaperCard, PaperFacts, ReportPages } from './paper.ts';

type RunPaper = RunFigures['papers'][number];

/** A chart that is not on the paper yet. */
export class NotDrawnError extends Error {}

const short = (text: string | null | undefined, most: number) => (text ?? '').trim().slice(0, most);

/** What a chart on paper shows: its picture, or its words where it has none. */
function readChart(section: HTMLElement | undefined): Pick<RunPaper, 'picture' | 'text'> {
  const body = section?.querySelector<HTMLElement>('[data-report="body"]');
  // Its sentence may stand before the code of its drawing has arrived; figures that did not load are none to keep.
  if (!body?.textContent || body.querySelector('[aria-busy="true"], [role="alert"]'))
    throw new NotDrawnError();
  const canvas = body.querySelector('canvas');
  // A canvas stands there before its drawing does, and one that only measures texts before both.
  if (canvas && canvas.dataset['drawn'] === undefined) throw new NotDrawnError();
  if (!canvas) return { text: short(body.textContent, 4000) };
  const facts = [...body.querySelectorAll<HTMLElement>('[data-report="fact"]')].map((fact) => ({
    name: short(fact.firstElementChild?.textContent, 100),
    text: short(fact.lastElementChild?.textContent, 100),
  }));
  const members = [...body.querySelectorAll<HTMLElement>('[data-report="member"]')];
  return {
    picture: {
      image: canvas.toDataURL('image/png'),
      lead: short(body.querySelector('[data-report="lead"]')?.textContent, 1000),
      ...(facts.length > 0 && { facts }),
      legend: members.flatMap((member) => {
        const swatch = member.firstElementChild;
        const label = short(member.textContent, 200);
        return swatch ? [{ label, color: getComputedStyle(swatch).backgroundColor }] : [];
      }),
    },
  };
}

function toPaper(
  { card, table, images, widths, scale = 1, parts, rowHeights, noteHeight, state, isCurrent }: PaperCard,
  section: HTMLElement | undefined,
): RunPaper {
  const { key, kind, title, text, note, fills_page: fillsPage } = card;
  const isChart = moduleCard(kind)?.form === 'chart';
  return {
    key,
    kind,
    title: title || cardLabel(kind),
    ...(fillsPage && { fills_page: true }),
    ...(isCurrent && { is_current: true }),
    ...(note && { note, note_height: noteHeight }),
    ...(isChart ? readChart(section) : text !== undefined && { text }),
    ...(images && {
      images: {
        per_row: images.perRow,
        pictures: images.pictures.map((picture) => ({ ...picture })),
        row_heights: [...rowHeights],
      },
    }),
    ...(table &&
      state !== 'empty' && {
        table: {
          columns: table.columns.map(({ id, label, isEnd }, at) => ({
            id,
            label,
            width: widths[at] ?? 0,
            is_end: isEnd,
          })),
          rows: table.rows.map((row) => [...row]),
          row_heights: [...rowHeights],
          total: table.total && [...table.total],
          ...(scale < 1 && { scale }),
          ...(parts && { parts: parts.map((part) => [...part]) }),
        },
      }),
  };
}

/** What the pages show at this moment. Throws `NotDrawnError` while a chart is still being drawn. */
export function readRunFigures(
  page: PageSettings,
  layout: ReportPages,
  facts: PaperFacts,
  paper: HTMLElement,
): RunFigures {
  const sections = new Map(
    [...paper.querySelectorAll<HTMLElement>('[data-card]')].map((section) => [
      section.dataset['card'],
      section,
    ]),
  );
  const { page_size, page_orientation, margin, include_header, include_cover_page } = page;
  const { include_page_numbers, include_contents = false } = page;
  return {
    page_size,
    page_orientation,
    margin,
    include_header,
    include_cover_page,
    include_page_numbers,
    include_contents,
    project_name: facts.project,
    project_facts: facts.details,
    author: facts.author,
    prepared_for: facts.preparedFor,
    address: facts.address,
    made_on: facts.madeOn,
    milestone_name: facts.milestone,
    ...(facts.logo && { logo: facts.logo }),
    ...(facts.coverPicture && { cover_picture: facts.coverPicture }),
    papers: [...layout.cards.values()].map((card) => toPaper(card, sections.get(card.card.key))),
    pages: layout.pages.map((pieces) =>
      pieces.map(({ key, from, to, part, isContinued, isEnd, brought, carried, height }) => ({
        key,
        from,
        to,
        ...(part !== undefined && { part }),
        is_continued: isContinued,
        is_end: isEnd,
        ...(brought && { brought: [...brought] }),
        ...(carried && { carried: [...carried] }),
        height,
      })),
    ),
  };
}

/** `high` is what it took on its page, where it is whole on one. */
function toPaperCard(
  {
    key,
    kind,
    title,
    fills_page: fillsPage,
    is_current: isCurrent,
    text,
    note,
    note_height: noteHeight = 0,
    table,
    picture,
    images,
  }: RunPaper,
  high: number | undefined,
): PaperCard {
  const isChart = picture !== undefined || moduleCard(kind)?.form === 'chart';
  return {
    card: {
      key,
      kind,
      title,
      ...(fillsPage && { fills_page: true }),
      ...(text !== undefined && { text }),
      ...(note && { note }),
    },
    ...(table && {
      table: {
        columns: table.columns.map(({ id, label, width, is_end: isEnd }) => ({
          id,
          label,
          share: width,
          isEnd,
        })),
        rows: table.rows,
        total: table.total,
      },
    }),
    widths: table?.columns.map(({ width }) => width) ?? [],
    scale: table?.scale,
    parts: table?.parts,
    rowHeights: images?.row_heights ?? table?.row_heights ?? [],
    noteHeight,
    // A note stands where it stood, also below a chart that does not fill its place.
    ...(isChart && high !== undefined && { height: high - HEIGHTS.title - noteHeight }),
    isCurrent,
    state: table ? 'ready' : 'stored',
    retry: () => undefined,
    picture,
    images: images && { perRow: images.per_row, pictures: images.pictures },
  };
}

/** A run of the archive as its paper: the pages of that day, whatever the report has become since. */
export function toRunPaper({
  report,
  as_of: day,
  figures,
}: Pick<ReportRun, 'as_of' | 'figures'> & { report: { name: string; description: string } }) {
  const high = new Map(figures.pages.flat().map((piece) => [piece.key, piece.height]));
  const layout: ReportPages = {
    pages: figures.pages.map((pieces) =>
      pieces.map(({ is_continued: isContinued, is_end: isEnd, ...piece }) => ({
        ...piece,
        isContinued,
        isEnd,
      })),
    ),
    cards: new Map(figures.papers.map((paper) => [paper.key, toPaperCard(paper, high.get(paper.key))])),
    hidden: [],
    isLoading: false,
  };
  const facts: PaperFacts = {
    project: figures.project_name,
    details: figures.project_facts,
    author: figures.author,
    preparedFor: figures.prepared_for ?? '',
    address: figures.address ?? '',
    logo: figures.logo,
    coverPicture: figures.cover_picture,
    day,
    madeOn: figures.made_on ?? day,
    milestone: figures.milestone_name ?? '',
  };
  return { draft: { ...figures, name: report.name, description: report.description }, layout, facts };
}
