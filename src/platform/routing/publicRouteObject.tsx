import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './routeObjects.tsx';
import type { RouteRow } from './routeRow.ts';

/** The route of a page for anybody: nothing to ask, so no guard, session or cache comes with it. */
export function toPublicRouteObject(row: RouteRow): RouteObject {
  if (row.guard !== 'public') {
    throw new Error(`The page ${row.path} has a guard, so it cannot be among the public pages.`);
  }
  let Loaded: ComponentType | undefined;
  const Screen = () => Loaded && <Loaded />;
  const handle: RouteHandle = { title: row.title };
  return {
    path: row.path,
    handle,
    element: <Screen />,
    loader: async () => {
      Loaded ??= (await row.screen()).default;
      return null;
    },
  };
}
