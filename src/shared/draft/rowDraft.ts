/** A row as it is kept, with the version that each save counts up. */
export interface Versioned {
  version: number;
}

/** A form over a row: what it began from, what is in it now, and whether somebody else changed a field that is edited here. */
export interface RowDraft<Row, Draft> {
  row: Row | undefined;
  start: Draft;
  draft: Draft;
  clashes: boolean;
}

/** By which field the rows of a form are drawn: it is new each time and says nothing. */
export type DrawnBy = 'key' | 'id';

const said = (value: unknown, drawnBy: DrawnBy) =>
  JSON.stringify(value, (name, part: unknown) => (name === drawnBy ? undefined : part));

/** A form that begins from a row, or from none. */
export const beginDraft = <Row, Draft>(row: Row | undefined, start: Draft): RowDraft<Row, Draft> => ({
  row,
  start,
  draft: start,
  clashes: false,
});

/**
 * The same form over a newer row: fields that were not touched show what it says, those that were keep what was typed.
 * `next` is the newer row as a draft. A field is touched when the form no longer says what it began with.
 */
export function carryOver<Row, Draft extends object>(
  { start, draft, clashes }: RowDraft<Row, Draft>,
  row: Row,
  next: Draft,
  drawnBy: DrawnBy = 'key',
): RowDraft<Row, Draft> {
  const isOther = (one: Draft, other: Draft, name: keyof Draft) =>
    one[name] !== other[name] && said(one[name], drawnBy) !== said(other[name], drawnBy);
  const touched = (Object.keys(draft) as (keyof Draft)[]).filter((name) => isOther(draft, start, name));
  const kept = Object.fromEntries(touched.map((name) => [name, draft[name]]));
  const isBoth = touched.some((name) => isOther(next, start, name) && isOther(next, draft, name));
  return { row, start: next, draft: { ...next, ...kept }, clashes: clashes || isBoth };
}
