/** Papers in millimetres, height by width, standing upright (docs/product/reporting.md). */
const PAPERS = {
  letter: [279.4, 215.9],
  legal: [355.6, 215.9],
  // 17 by 11 inches; 432 by 279 is the same, rounded.
  ledger: [431.8, 279.4],
  a3: [420, 297],
  a4: [297, 210],
} as const;
/** Margins in millimetres. */
const MARGINS = { none: 0, small: 6.35, normal: 12.7, large: 25.4 } as const;

/** Dots of an inch that pages are laid out in; a browser prints 96. */
export const DPI = 150;
/** Heights in dots that every layout counts with. */
export const HEIGHTS = {
  /** The head of a page and what separates it. */
  header: 129,
  title: 21,
  spacer: 24,
  note: 53,
  row: 36,
  line: 20,
  footer: 36,
  /** The heading of a section. */
  section: 56,
  /** The table of contents: its heading, and each of its lines. */
  contentsHead: 72,
  contentsRow: 36,
  /** What printers keep of the height. */
  kept: 20,
} as const;

/** How pages are made. */
export interface PageSettings {
  page_size: keyof typeof PAPERS;
  page_orientation: 'portrait' | 'landscape';
  margin: keyof typeof MARGINS;
  include_header: boolean;
  include_cover_page: boolean;
  include_page_numbers: boolean;
  include_contents?: boolean | undefined;
}

const dots = (millimetres: number) => Math.round((millimetres / 25.4) * DPI);

/** Sizes of a page in dots: the paper, its margin, and the room that cards have. */
export function pageRoom(page: PageSettings) {
  const [long, short] = PAPERS[page.page_size];
  const [height, width] = page.page_orientation === 'portrait' ? [long, short] : [short, long];
  const margin = dots(MARGINS[page.margin]);
  const taken =
    2 * margin +
    HEIGHTS.kept +
    (page.include_header ? HEIGHTS.header : 0) +
    (page.include_page_numbers ? HEIGHTS.footer : 0);
  return {
    millimetres: { width, height },
    width: dots(width),
    height: dots(height) - HEIGHTS.kept,
    margin,
    roomWidth: dots(width) - 2 * margin,
    roomHeight: dots(height) - taken,
  };
}

/**
 * A card as pagination sees it, in dots. A block is never cut; a table breaks between its rows; a section is a heading that stays
 * with what follows, or a page of its own.
 */
export type Sheet = { key: string; startsPage: boolean; note: number } & (
  | { kind: 'block'; height: number }
  | {
      kind: 'table';
      head: number;
      rows: readonly number[];
      total: number;
      /** A row with the sum so far, below what a page shows and above what the next one does; 0 without. */
      carry?: number;
      /** How many parts its columns stand in, one to the right of the other; 1 without. */
      parts?: number;
    }
  | { kind: 'section'; fillsPage: boolean }
);

/** A piece of a card on a page: rows from `from` up to but without `to`; a block has none. */
export interface Piece {
  key: string;
  from: number;
  to: number;
  /** Which part of the columns it shows, of a table that goes on to the right. */
  part?: number | undefined;
  /** Whether an earlier page has shown the beginning of the card. */
  isContinued: boolean;
  /** Whether the card ends with it, so that its note stands below. */
  isEnd: boolean;
  /** The sums of all rows before it, by column; only where it goes on. */
  brought?: readonly string[] | undefined;
  /** The sums of all rows up to its last, by column; only where the next page goes on. */
  carried?: readonly string[] | undefined;
  /** What it takes, with its title, repeated head, total and note. */
  height: number;
}

/** The pages of a report, without its cover: charts stay whole, heads are repeated, no row is cut. */
export function paginate(sheets: readonly Sheet[], room: number): Piece[][] {
  const pages: Piece[][] = [];
  let page: Piece[] = [];
  let left = room;
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    left = room;
  };
  const put = (piece: Piece) => {
    left -= piece.height + (page.length > 0 ? HEIGHTS.spacer : 0);
    page.push(piece);
  };
  const free = () => left - (page.length > 0 ? HEIGHTS.spacer : 0);
  let isLed = false;
  for (const [at, sheet] of sheets.entries()) {
    // What a heading leads stands below it, also where it asks for a new page.
    if (sheet.startsPage && !isLed) turn();
    const isBelowHeading = isLed;
    isLed = false;
    if (sheet.kind === 'section') {
      const next = sheets[at + 1];
      if (sheet.fillsPage) turn();
      else if (next?.startsPage || HEIGHTS.section + leastWith(next) > free()) turn();
      put({
        key: sheet.key,
        from: 0,
        to: 0,
        isContinued: false,
        isEnd: true,
        height: sheet.fillsPage ? room : HEIGHTS.section,
      });
      if (sheet.fillsPage) turn();
      else isLed = true;
    } else if (sheet.kind === 'block') {
      // What is higher than any page gets one for itself.
      const height = Math.min(HEIGHTS.title + sheet.height + sheet.note, room);
      if (height > free()) turn();
      put({ key: sheet.key, from: 0, to: 0, isContinued: false, isEnd: true, height });
    } else placeTable(sheet, { free, turn, put }, isBelowHeading);
  }
  turn();
  return pages;
}

/** The room that the beginning of a card takes below a heading. */
function leastWith(next: Sheet | undefined): number {
  if (!next || next.kind === 'section') return 0;
  const own =
    next.kind === 'block'
      ? next.height + next.note
      : next.head + (next.rows[0] ?? 0) + (next.rows.length > 1 ? (next.carry ?? 0) : next.total + next.note);
  return HEIGHTS.spacer + HEIGHTS.title + own;
}

interface Paper {
  free: () => number;
  turn: () => void;
  put: (piece: Piece) => void;
}

/** A table, and the parts of it that stand to its right: down first, then to the right, with the same rows on each page. */
function placeTable(sheet: Extract<Sheet, { kind: 'table' }>, paper: Paper, isBelowHeading: boolean): void {
  const { key, head, rows, total, note, parts = 1 } = sheet;
  if (parts < 2) {
    for (const piece of piecesOf(sheet, paper)) paper.put({ key, isEnd: piece.to === rows.length, ...piece });
    return;
  }
  const whole = HEIGHTS.title + head + rows.reduce((sum, row) => sum + row, 0) + total + note;
  // What takes several pages begins one, so that its parts have as many rows as a page holds.
  if (whole > paper.free() && !isBelowHeading) paper.turn();
  const pieces: Span[] = [];
  for (const piece of piecesOf(sheet, paper)) {
    pieces.push(piece);
    paper.put({ key, part: 0, isEnd: false, ...withoutNote(sheet, piece) });
  }
  for (let part = 1; part < parts; part += 1)
    for (const piece of pieces) {
      paper.turn();
      const isEnd = part === parts - 1 && piece.to === rows.length;
      paper.put({ key, part, isEnd, ...(isEnd ? piece : withoutNote(sheet, piece)), isContinued: true });
    }
}

type Span = Pick<Piece, 'from' | 'to' | 'isContinued' | 'height'>;

/** The note stands below the last part alone; the others keep as many rows as it has. */
const withoutNote = ({ rows, note }: Extract<Sheet, { kind: 'table' }>, piece: Span): Span =>
  piece.to === rows.length ? { ...piece, height: piece.height - note } : piece;

/** The rows of a table page by page. Whoever takes a piece puts it before the next one is asked for. */
function* piecesOf(
  { head, rows, total, note, carry = 0 }: Extract<Sheet, { kind: 'table' }>,
  { free, turn }: Paper,
): Generator<Span> {
  const top = HEIGHTS.title + head;
  const end = total + note;
  const rest = rows.length;
  /** What has to stand below a row: the sum so far, unless it is the last one. */
  const below = (row: number) => (row < rest - 1 ? carry : 0);
  // A title never stands alone at the foot of a page: the first row comes with it.
  if (top + (rows[0] ?? 0) + (rest > 1 ? carry : end) > free()) turn();
  let from = 0;
  for (;;) {
    let to = from;
    const start = top + (from > 0 ? carry : 0);
    let height = start;
    while (to < rest && height + (rows[to] ?? 0) + below(to) <= free()) height += rows[to++] ?? 0;
    // A row that is higher than a page is shown as far as there is room.
    if (to === from && to < rest && height === start) {
      height = Math.max(start, Math.min(start + (rows[to] ?? 0), free() - below(to)));
      to += 1;
    }
    let isEnd = to === rest && height + end <= free();
    // The total never stands alone: the last row goes over with it.
    if (to === rest && !isEnd && to - from > 1) height -= rows[--to] ?? 0;
    else if (to === rest) isEnd = true;
    yield { from, to, isContinued: from > 0, height: Math.min(height + (isEnd ? end : carry), free()) };
    if (isEnd) return;
    from = to;
    turn();
  }
}
