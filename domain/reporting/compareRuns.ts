/** A cell that reads otherwise than before. */
export interface CellChange {
  label: string;
  before: string;
  after: string;
}

/** A row that came, went, or has other cells. */
export interface RowChange {
  name: string;
  kind: 'added' | 'removed' | 'changed';
  cells: CellChange[];
}

/** What became of a card between two runs. */
export interface CardChange {
  key: string;
  title: string;
  kind: 'added' | 'removed' | 'changed' | 'same';
  rows: RowChange[];
  /** Totals, and the words of texts and charts. */
  cells: CellChange[];
}

interface Table {
  columns: readonly { id: string; label: string }[];
  rows: readonly (readonly string[])[];
  total: readonly string[] | null;
}
/** A card of a run as far as it is compared. */
export interface ComparedPaper {
  key: string;
  title: string;
  text?: string | undefined;
  table?: Table | undefined;
  picture?: { lead: string } | undefined;
  images?: { pictures: readonly { image: string; caption: string; alt: string }[] } | undefined;
}

const rowName = ({ columns }: Table, row: readonly string[]): string => {
  const [first = '', second = ''] = row;
  return columns[0]?.id === 'code' && second !== '' ? `${first} ${second}` : first;
};

/** Rows by what stands in their first cell; those that share it count as first, second, and so on. */
function byName({ rows }: Table): Map<string, readonly string[]> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const name = row[0] ?? '';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [`${count} ${name}`, row];
    }),
  );
}

/** Cells of the columns that both runs have. */
function cellsOf(before: Table, after: Table, was: readonly string[], is: readonly string[]): CellChange[] {
  const places = new Map(before.columns.map(({ id }, at) => [id, at]));
  return after.columns.flatMap(({ id, label }, at) => {
    const place = places.get(id);
    const pair = place === undefined ? undefined : { before: was[place] ?? '', after: is[at] ?? '' };
    return pair && pair.before !== pair.after ? [{ label, ...pair }] : [];
  });
}

function rowsOf(before: Table, after: Table): RowChange[] {
  const [were, are] = [byName(before), byName(after)];
  const kept = [...are].flatMap(([name, row]): RowChange[] => {
    const was = were.get(name);
    if (!was) return [{ name: rowName(after, row), kind: 'added', cells: [] }];
    const cells = cellsOf(before, after, was, row);
    return cells.length > 0 ? [{ name: rowName(after, row), kind: 'changed', cells }] : [];
  });
  const gone = [...were].filter(([name]) => !are.has(name));
  return [
    ...kept,
    ...gone.map(([, row]): RowChange => ({ name: rowName(before, row), kind: 'removed', cells: [] })),
  ];
}

/** Images by their caption: which came, which went, and which is another one. */
function imagesOf(before: ComparedPaper, after: ComparedPaper): RowChange[] {
  const [were, are] = [before, after].map(({ images }) => images?.pictures ?? []);
  const bare = (name: string, kind: RowChange['kind']): RowChange => ({ name, kind, cells: [] });
  const named = (list: typeof were, name: string) => list?.find(({ caption }) => caption === name);
  return [
    ...(are ?? []).flatMap(({ caption, image, alt }) => {
      const was = named(were, caption);
      if (!was) return [bare(caption, 'added')];
      return was.image === image && was.alt === alt ? [] : [bare(caption, 'changed')];
    }),
    ...(were ?? []).flatMap(({ caption }) => (named(are, caption) ? [] : [bare(caption, 'removed')])),
  ];
}

const words = ({ text, picture }: ComparedPaper) => picture?.lead ?? text ?? '';
const none: Table = { columns: [], rows: [], total: null };

function compareCard(before: ComparedPaper, after: ComparedPaper): CardChange {
  const { key, title } = after;
  const [was, is] = [before.table ?? none, after.table ?? none];
  const said = { label: 'Text', before: words(before), after: words(after) };
  const cells = [
    ...(said.before === said.after ? [] : [said]),
    ...cellsOf(was, is, was.total ?? [], is.total ?? []),
  ];
  const rows = [...rowsOf(was, is), ...imagesOf(before, after)];
  return { key, title, kind: cells.length + rows.length > 0 ? 'changed' : 'same', rows, cells };
}

/** What changed from one run of a report to another, card by card in the order of the later one. */
export function compareRuns(before: readonly ComparedPaper[], after: readonly ComparedPaper[]): CardChange[] {
  const were = new Map(before.map((paper) => [paper.key, paper]));
  const are = new Set(after.map(({ key }) => key));
  const bare = (kind: 'added' | 'removed', { key, title }: ComparedPaper): CardChange => ({
    key,
    title,
    kind,
    rows: [],
    cells: [],
  });
  return [
    ...after.map((paper) => {
      const was = were.get(paper.key);
      return was ? compareCard(was, paper) : bare('added', paper);
    }),
    ...before.filter(({ key }) => !are.has(key)).map((paper) => bare('removed', paper)),
  ];
}
