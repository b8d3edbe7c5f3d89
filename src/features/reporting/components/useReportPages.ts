import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  chartHeight,
  HEIGHTS,
  imageColumn,
  imageOnPaper,
  inRows,
  layColumns,
  pageRoom,
  type PageSettings,
  paginate,
  type Piece,
  RUN_IMAGES,
  scaledHeight,
  type Sheet,
  withCarriedSums,
  withGivenWidths,
} from '#domain/reporting';
import { useSubject } from '#platform/flags';
import { useProjectId } from '#shared/project';
import type { ReportCardShape, ReportTable } from '#shared/reports';
import { moduleCard } from '../model/cardRegistry.ts';
import { linesOf, readableWidth, rowHeight } from '../model/measure.ts';
import type { PaperCard, PaperImage, ReportPages } from '../model/paper.ts';
import { IMAGES_KEY, type RunImages } from '../model/runImages.ts';
import { shownTable } from '../model/shownTable.ts';
import * as t from '../texts.ts';
import { useSeesCard } from './useSeesCard.ts';

function noteHeight({ note }: ReportCardShape, width: number): number {
  if (!note) return 0;
  const lines = 1 + (note.text === '' ? 0 : linesOf(note.text, width - 32));
  return Math.max(HEIGHTS.note, 13 + lines * HEIGHTS.line);
}

const toPaperImage = ({ image, width, height, caption, alt }: RunImages['images'][number]): PaperImage => ({
  image,
  width,
  height,
  caption,
  alt: alt || caption || t.image,
});

/** How high a row of images is: the highest of them, and the longest caption below. */
const imageRowHeight = (row: readonly PaperImage[], column: number): number =>
  2 * RUN_IMAGES.padding +
  Math.max(...row.map((image) => imageOnPaper(image, column).height)) +
  HEIGHTS.line * Math.max(0, ...row.map(({ caption }) => (caption === '' ? 0 : linesOf(caption, column))));

function imagesPaper(card: ReportCardShape, { perRow, images }: RunImages, width: number): PaperCard {
  const pictures = images.map(toPaperImage);
  const column = imageColumn(width, perRow);
  return {
    card,
    images: { perRow, pictures },
    widths: [],
    rowHeights: inRows(pictures, perRow).map((row) => imageRowHeight(row, column)),
    noteHeight: 0,
    state: 'ready',
    retry: () => undefined,
  };
}

/** Whether a table says at each page break what it came to so far. */
const carriesSums = ({ card, table }: PaperCard): boolean =>
  card.carry_sums !== false &&
  (table?.amounts?.some((cells) => cells.some((amount) => amount !== null)) ?? false);

/** The pages with the sums of their tables at each break. */
function withSums(pages: readonly (readonly Piece[])[], papers: readonly PaperCard[]): Piece[][] {
  const carrying = new Map(papers.flatMap((paper) => (carriesSums(paper) ? [[paper.card.key, paper]] : [])));
  return pages.map((pieces) =>
    pieces.flatMap((piece) => {
      const { table } = carrying.get(piece.key) ?? {};
      const { columns = [], amounts } = table ?? {};
      if (!amounts) return [piece];
      const isSummed = columns.map((_column, at) => amounts.some((cells) => cells[at] !== null));
      return withCarriedSums([piece], amounts, isSummed);
    }),
  );
}

/** How a table stands on its pages, and how high that makes its rows. */
function tableLayout(
  { columns, rows, total }: ReportTable,
  { wide_table: wide, column_widths: given = [] }: ReportCardShape,
  room: number,
): Pick<PaperCard, 'widths' | 'scale' | 'parts' | 'rowHeights'> {
  const shares = columns.map(({ share }) => share);
  const least = columns.map(({ label }, at) =>
    readableWidth([label, total?.[at] ?? '', ...rows.map((row) => row[at] ?? '')]),
  );
  const { widths, scale, parts } = layColumns(
    withGivenWidths(
      { shares, least },
      columns.map(({ id }) => given.find(({ column }) => column === id)?.width),
    ),
    room,
    wide,
  );
  const unscaled = widths.map((width) => width / scale);
  return {
    widths,
    scale,
    ...(parts.length > 1 && { parts }),
    rowHeights: rows.map((row) => scaledHeight(rowHeight(row, unscaled), scale)),
  };
}

function toSheet(paper: PaperCard, width: number): Sheet {
  const { card, table, images, rowHeights, noteHeight: note, scale = 1 } = paper;
  const base = { key: card.key, startsPage: card.starts_page ?? false, note };
  if (card.kind === 'section') return { ...base, kind: 'section', fillsPage: card.fills_page ?? false };
  if (images) return { ...base, kind: 'table', head: 0, rows: rowHeights, total: 0 };
  const module = moduleCard(card.kind);
  if (table && table.rows.length > 0)
    return {
      ...base,
      kind: 'table',
      head: scaledHeight(HEIGHTS.row, scale),
      rows: rowHeights,
      total: table.total ? scaledHeight(HEIGHTS.row, scale) : 0,
      carry: carriesSums(paper) ? scaledHeight(HEIGHTS.row, scale) : 0,
      parts: paper.parts?.length ?? 1,
    };
  if (module?.form === 'chart') return { ...base, kind: 'block', height: paper.height ?? 0 };
  const lines = card.kind === 'text' ? linesOf(card.text || t.nothingIsWrittenYet, width) : 1;
  return { ...base, kind: 'block', height: 16 + lines * HEIGHTS.line };
}

/** Whether what a card shows is known of days that are past: what it adds, orders and narrows its rows by, too. */
function isKeptOf(card: ReportCardShape): boolean {
  const offer = moduleCard(card.kind);
  if (!offer) return true;
  if (offer.form === 'chart') return offer.isKeptByDay?.(card) ?? false;
  const { shown_columns: extra = [], sort, filters = [] } = card;
  const named = [
    ...extra,
    ...(sort?.column ? [sort.column] : []),
    ...filters.flatMap(({ column, values }) => (values.length > 0 ? [column] : [])),
  ];
  return offer.pastQuery !== undefined && named.every((id) => offer.pastColumns.includes(id));
}

/** What a table is read by; two cards that are read alike are read once. */
function queryOf(card: ReportCardShape, projectId: number, day: string | undefined) {
  const offer = moduleCard(card.kind);
  if (offer?.form !== 'table') throw new Error(`${card.kind} is no table.`);
  return day !== undefined && offer.pastQuery && isKeptOf(card)
    ? offer.pastQuery(projectId, day)
    : offer.query(projectId, card);
}

/**
 * Reads what every card shows and lays it out on pages. `images` are what the card of images shows, `day` is one that is past:
 * cards that are not kept by day show today and say so.
 */
export function useReportPages(
  cards: readonly ReportCardShape[],
  page: PageSettings,
  { images, day }: { images?: RunImages; day?: string | undefined } = {},
): ReportPages {
  const projectId = useProjectId();
  const { permissions } = useSubject();
  const { sees } = useSeesCard();
  const seen = cards.filter(({ kind }) => sees(kind));
  const tables = seen.filter(({ kind }) => moduleCard(kind)?.form === 'table');
  const asked = new Map(
    tables.map((card) => {
      const query = queryOf(card, projectId, day);
      return [JSON.stringify(query.queryKey), query] as const;
    }),
  );
  const places = new Map([...asked.keys()].map((key, at) => [key, at]));
  const answers = useQueries({ queries: [...asked.values()] });
  const answerOf = (card: ReportCardShape) =>
    moduleCard(card.kind)?.form === 'table'
      ? answers[places.get(JSON.stringify(queryOf(card, projectId, day).queryKey)) ?? -1]
      : undefined;
  const data = answers.map((answer) => answer.data);
  const state = JSON.stringify(answers.map(({ status }) => status));
  // Everything that is measured hangs on the data, the cards and the paper; answers are new objects at each rendering.
  return useMemo(() => {
    const { roomWidth, roomHeight } = pageRoom(page);
    const papers = seen.map((card): PaperCard => {
      if (images && card.key === IMAGES_KEY) return imagesPaper(card, images, roomWidth);
      const answer = answerOf(card);
      const offer = moduleCard(card.kind);
      const table =
        answer?.data &&
        shownTable(answer.data, card, {
          sumOf: offer?.form === 'table' ? offer.sumOf : null,
          sees: ({ permission }) => !permission || permissions.has(permission),
        });
      const isKept = isKeptOf(card);
      const note = noteHeight(card, roomWidth);
      return {
        card,
        day: isKept ? day : undefined,
        isCurrent: day !== undefined && !isKept,
        ...(table && { table }),
        ...(table ? tableLayout(table, card, roomWidth) : { widths: [], rowHeights: [] }),
        noteHeight: note,
        ...(offer?.form === 'chart' && { height: chartHeight(card, page, note) }),
        state: !answer
          ? 'ready'
          : answer.isError
            ? 'failed'
            : !table
              ? 'loading'
              : table.rows.length === 0
                ? 'empty'
                : 'ready',
        retry: () => void answer?.refetch(),
      };
    });
    return {
      pages: withSums(
        paginate(
          papers.map((paper) => toSheet(paper, roomWidth)),
          roomHeight,
        ),
        papers,
      ),
      cards: new Map(papers.map((paper) => [paper.card.key, paper])),
      hidden: cards.filter(({ kind }) => !sees(kind)),
      isLoading: answers.some(({ isPending }) => isPending),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cards, page, images, day, state, permissions, ...data]);
}
