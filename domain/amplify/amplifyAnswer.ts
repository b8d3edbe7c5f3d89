/** A row of the project that an answer rests on. */
export interface Reference {
  entity: 'item' | 'scenario' | 'milestone' | 'risk' | 'issue';
  entity_id: number;
  code: string;
  name: string;
}

/** A value of a table, with the one that is proposed in its place. `value` and `new_value` are as the item has them. */
export interface Cell {
  label: string;
  value: string | null;
  new_label: string | null;
  new_value: string | null;
}

/** A line of a table; `oid` and `pid` are item and project where its values can be changed. */
export interface TableRow {
  oid: number | null;
  pid: number | null;
  reference: Reference | null;
  cells: Cell[];
  problem: string | null;
}

/** A table of the canvas. */
export interface Table {
  headers: { label: string; field: string; align: 'start' | 'end' }[];
  rows: TableRow[];
  isProposedChange: boolean;
}

/** Figures of a chart, in dollars; null where there is none. */
export interface Chart {
  kind: 'difference' | 'bars' | 'columns' | 'network';
  points: { id: string; label: string; detail: string | null }[];
  series: { name: string; values: (number | null)[] }[];
  target: number | null;
  zero_label: string | null;
  /** Of a network: which points are connected, by their ids. */
  links?: { from: string; to: string; label: string }[];
}

/** What a block holds: the one of its type, null for the others. */
export interface BlockContent {
  text: string | null;
  table: Table | null;
  chart: Chart | null;
}

/** A block before it stands on a canvas. */
export interface BlockDraft {
  type: 'text' | 'table' | 'chart';
  title: string;
  content: BlockContent;
  width: 1 | 2;
}

/** What Amplify says to a question, and what it puts on the canvas. Texts of people are escaped (`plain`). */
export interface Answer {
  /** What the conversation is called if nothing was asked before. */
  title: string;
  content: string;
  references: Reference[];
  blocks: BlockDraft[];
  /** Names of what was read and used, with how many. */
  used: { name: string; count: number }[];
}

/** A block of text. */
export const textBlock = (title: string, text: string, width: 1 | 2 = 1): BlockDraft => ({
  type: 'text',
  title,
  width,
  content: { text, table: null, chart: null },
});

/** A block with a chart. */
export const chartBlock = (title: string, chart: Chart, width: 1 | 2 = 1): BlockDraft => ({
  type: 'chart',
  title,
  width,
  content: { text: null, table: null, chart },
});

/** A block with a table. */
export const tableBlock = (title: string, table: Table, width: 1 | 2 = 2): BlockDraft => ({
  type: 'table',
  title,
  width,
  content: { text: null, table, chart: null },
});

/** A value that only stands there. */
export const cell = (label: string): Cell => ({ label, value: null, new_label: null, new_value: null });

/** A line that only stands there. */
export const tableRow = (reference: Reference | null, ...labels: string[]): TableRow => ({
  oid: null,
  pid: null,
  reference,
  cells: labels.map(cell),
  problem: null,
});

/** The heads of a table: names that end in `>` stand over figures. */
export const heads = (...names: string[]): Table['headers'] =>
  names.map((name) => {
    const isFigure = name.endsWith('>');
    const label = isFigure ? name.slice(0, -1) : name;
    const field = label.toLowerCase().replaceAll(' ', '_');
    return { label, field, align: isFigure ? 'end' : 'start' };
  });

/** A table that proposes nothing. */
export const plainTable = (headers: Table['headers'], rows: TableRow[]): Table => ({
  headers,
  rows,
  isProposedChange: false,
});
