import { isRecord } from '#design-system/private/isRecord.ts';
import { ISSUE_GROUPS, ISSUE_STATUSES } from '#domain/issues';

/** A read part of the page: a page of a list, or the pages of a column of the board. */
export interface ShownPart {
  key: readonly unknown[];
  data: unknown;
}

/** Lists and columns as they stand on the page: completed ones last, in the lists and on the board. */
const places = [...Object.keys(ISSUE_GROUPS), ...Object.keys(ISSUE_STATUSES)];

const placeOf = ({ key }: ShownPart): number => {
  const query = key.find(isRecord) ?? {};
  return places.indexOf(String(query['group'] ?? query['status']));
};

const idsOf = (page: unknown): number[] =>
  isRecord(page) && Array.isArray(page['results'])
    ? page['results'].flatMap((row: unknown) =>
        isRecord(row) && typeof row['id'] === 'number' ? [row['id']] : [],
      )
    : [];

/** The issues of these parts from top to bottom, each once. */
export const shownOrder = (parts: readonly ShownPart[]): number[] => [
  ...new Set(
    parts
      .filter((part) => placeOf(part) !== -1)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap(({ data }) =>
        isRecord(data) && Array.isArray(data['pages']) ? data['pages'].flatMap(idsOf) : idsOf(data),
      ),
  ),
];
