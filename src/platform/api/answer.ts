/** Takes the body out of a client call: failures have already been thrown, so the body is there. */
export async function answer<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data } = await call;
  // A 204 has no body; its type says so too.
  return data as T;
}

/** Rows of a page, and how many there are in all. */
interface Rows<Row> {
  count: number;
  results: Row[];
}

/** The most rows that a page of the contract holds. */
const largestPage = 500;

/** All rows of a list, page by page, as they stand now; `ask` answers the page that begins at `offset`. */
export async function everyPage<Row>(
  ask: (page: { limit: number; offset: number }) => Promise<Rows<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { count, results } = await ask({ limit: largestPage, offset: rows.length });
    rows.push(...results);
    if (results.length === 0 || rows.length >= count) return rows;
  }
}

/** The header that makes a PATCH fail with 412 where somebody else saved in between. `version` is the row's. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
