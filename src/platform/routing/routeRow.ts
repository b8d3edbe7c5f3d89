import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Guard } from '#domain/access';
import type { ClientFlag, Permission, TenantFlag } from '#contract/unions.ts';
import type { Subject } from '#platform/flags';
import type { QueryName } from './pageQuery.ts';
import type { PathName } from './paths.ts';

/** Conditions that must all hold; 'public' is said aloud. */
export type RouteGuard = Guard<Permission, TenantFlag, ClientFlag>;

/** One page: where it is, who may open it, what it shows. */
export interface RouteRow {
  path: string;
  /** What the page is called: browser tab, announcements, the 403 page. */
  title: string;
  guard: RouteGuard;
  /** What the page reads from the query of its address, besides filters (docs/product/frame.md: query parameters). */
  query?: readonly QueryName[];
  /** The page that this one is a part of: where its breadcrumbs lead back to. */
  above?: PathName;
  /** Drawn as the company's own page: its name above, nothing of the product below. Public pages only. */
  isCompanys?: boolean;
  /** Fetches the page's chunk: once the guard has let the person in, and while they are still being asked for at the start of the app. */
  screen: () => Promise<{ default: ComponentType }>;
  /** Starts reading what the page will ask for, while its chunk is on the way. Not waited for. */
  prefetch?: (visit: Visit) => void;
}

/** A visit to a page, as its prefetch sees it. */
export interface Visit {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Who visits; undefined on a public page, and where all who are signed in come in. */
  subject: Subject | undefined;
}

/** Declares a feature's pages. A row is all there is to a page's access: router, menus and tests read the same one. */
export function defineRoutes(rows: readonly RouteRow[]): readonly RouteRow[] {
  return rows;
}
