import { data, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { projectIdOf } from '#platform/routing';

/** A parameter that names a row: `projectId`, `voiId`, a dashboard's `id`. */
const isId = (name: string) => name === 'id' || name.endsWith('Id');

/** A page whose address names rows by number: any other text in their places is an address of nothing (404). */
export function numericIds(route: RouteObject): RouteObject {
  const { loader } = route;
  if (typeof loader !== 'function') return route;
  const checked: LoaderFunction = (args, context) => {
    const strange = Object.entries(args.params).some(
      ([name, text]) => isId(name) && projectIdOf(text) === undefined,
    );
    if (strange) throw data(null, { status: 404 });
    return loader(args, context);
  };
  return { ...route, loader: checked };
}
