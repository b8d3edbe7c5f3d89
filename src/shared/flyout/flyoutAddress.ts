import { generatePath, matchPath } from 'react-router-dom';
import type { ReadAddress } from '#platform/routing';

/** What a flyout shows: a row by its id, or a new one. */
export type FlyoutId = number | 'new';

/** A flyout of the app: where its id stands in the address, and how wide it starts. */
export interface FlyoutDefinition {
  /** What its width is remembered under. */
  name: string;
  /** 480, 640 or 900 px. */
  size: 'small' | 'medium' | 'large';
  /** Query parameter that holds the id: `itemDetailsId`. */
  param?: string;
  /** The one page on which the parameter means this flyout, where other pages use the same for theirs. */
  page?: string;
  /** A path that opens it, its last parameter being the id, and the page that is left when it closes. */
  path?: { open: string; closed: string };
}

const known: FlyoutDefinition[] = [];

/** Declares a flyout. All of them are known, so that opening one closes the others (one at a time; docs/product/frame.md). */
export function defineFlyout(flyout: FlyoutDefinition): FlyoutDefinition {
  if (known.some(({ name }) => name === flyout.name))
    throw new Error(`There are two flyouts "${flyout.name}".`);
  if (!flyout.param && !flyout.path)
    throw new Error(`The flyout "${flyout.name}" has no place in the address: give it a param or a path.`);
  known.push(flyout);
  return flyout;
}

const toId = (text: string | null | undefined): FlyoutId | null =>
  text === 'new' ? 'new' : text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

const lastParam = (pattern: string) => /:(\w+)$/.exec(pattern)?.[1] ?? '';

/** The id that an address holds for a flyout; null where it is closed or where another one stands first. */
export function readFlyout(flyout: FlyoutDefinition, address: ReadAddress): FlyoutId | null {
  const standing = known.filter((one) => idAt(one, address) !== null);
  const first = standing.find(({ page }) => page !== undefined) ?? standing[0];
  return first === flyout ? idAt(flyout, address) : null;
}

function idAt({ param, path, page }: FlyoutDefinition, { pathname, search }: ReadAddress): FlyoutId | null {
  if (page !== undefined && !matchPath(page, pathname)) return null;
  const asked = param === undefined ? null : toId(new URLSearchParams(search).get(param));
  if (asked !== null || !path) return asked;
  return toId(matchPath(path.open, pathname)?.params[lastParam(path.open)]);
}

/** The address with every flyout closed. What else it holds stays. */
export function closedAddress({ pathname, search }: ReadAddress): ReadAddress {
  const query = new URLSearchParams(search);
  const open = known.find(({ path }) => path && matchPath(path.open, pathname));
  const asked = known.flatMap(({ param }) => (param !== undefined && query.has(param) ? [param] : []));
  for (const param of asked) query.delete(param);
  // The section that a link asked for goes with the flyout that it is in.
  if (open || asked.length > 0) query.delete('focusSection');
  const params = open?.path ? matchPath(open.path.open, pathname)?.params : undefined;
  return {
    pathname: open?.path ? generatePath(open.path.closed, params) : pathname,
    search: toSearch(query),
  };
}

/** The address with this flyout open, and no other. */
export function openAddress(flyout: FlyoutDefinition, id: FlyoutId, address: ReadAddress): ReadAddress {
  const closed = closedAddress(address);
  if (flyout.param !== undefined) {
    const query = new URLSearchParams(closed.search);
    query.set(flyout.param, String(id));
    return { pathname: closed.pathname, search: toSearch(query) };
  }
  const { open = '', closed: page = '' } = flyout.path ?? {};
  const params = matchPath(page, closed.pathname)?.params;
  return { ...closed, pathname: generatePath(open, { ...params, [lastParam(open)]: String(id) }) };
}

const toSearch = (query: URLSearchParams) => (query.size > 0 ? `?${query.toString()}` : '');
