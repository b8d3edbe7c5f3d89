import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, type RouteObject } from 'react-router-dom';
import type { MissingAccess } from '#domain/access';
import { loadSubject, type Subject } from '#platform/flags';
import { projectIdOf } from '#platform/project';
import { checkRow } from './checkRow.ts';
import type { RouteRow } from './routeRow.ts';

/** What a closed page knows about why: carried by the 403 that its loader throws. */
export interface Refusal {
  title: string;
  missing: MissingAccess;
}

/** What a matched route tells the frame. */
export interface RouteHandle {
  title: string;
  screen: RouteRow['screen'];
}

/**
 * A page's route. The loader asks the guard before it fetches the chunk; react-router's own `lazy` would fetch first
 * (its issue 14571). The chunk is there before the page renders, so no fallback flashes.
 */
export function toRouteObject(row: RouteRow, queryClient: QueryClient): RouteObject {
  let Loaded: ComponentType | undefined;
  const Screen = () => Loaded && <Loaded />;
  const handle: RouteHandle = { title: row.title, screen: row.screen };
  return {
    path: row.path,
    handle,
    element: <Screen />,
    loader: async ({ params, request }) => {
      const read = (subject?: Subject) =>
        row.prefetch?.({ queryClient, params, url: new URL(request.url), subject });
      const isForAll = admitsAll(row);
      if (isForAll) read();
      const subject = await admit(row, queryClient, projectIdOf(params.projectId));
      // Somebody who has gone on meanwhile needs none of it.
      request.signal.throwIfAborted();
      if (!isForAll) read(subject);
      Loaded ??= (await row.screen()).default;
      return null;
    },
    // A changed search parameter is the page's own business: filters, sorting and flyouts live there.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** Whether all who are signed in come in: what such a page reads need not wait until it is known who they are. */
const admitsAll = ({ guard }: RouteRow) => guard !== 'public' && Object.keys(guard).join() === 'signedIn';

/** Who comes in; nobody is asked for on a public page. A page of a project waits for it: it says what the person may do there. */
async function admit(
  row: RouteRow,
  queryClient: QueryClient,
  projectId: number | undefined,
): Promise<Subject | undefined> {
  if (row.guard === 'public') return undefined;
  const subject = await loadSubject(queryClient, projectId);
  const verdict = checkRow(row, subject);
  if (verdict.allowed) return subject;
  const refusal: Refusal = { title: row.title, missing: verdict.missing };
  throw data(refusal, { status: 403 });
}
