import { generatePath, useParams } from 'react-router-dom';
import { usePages } from './pages.tsx';
import { type PathName, PATHS } from './paths.ts';

/** A step of the way to a page; without an address where the step is closed to the person, and for the page itself. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The way to a page over the pages that it is a part of, by their rows; empty for a page at the top. */
export function useTrail(page: PathName): readonly Crumb[] {
  const { opens, rowOf } = usePages();
  const params = useParams();
  const steps: Crumb[] = [];
  for (let name = rowOf(page)?.above; name !== undefined; name = rowOf(name)?.above) {
    const row = rowOf(name);
    if (!row) break;
    steps.unshift({
      label: row.title,
      ...(opens(name) ? { href: generatePath(PATHS[name], params) } : {}),
    });
  }
  return steps.length === 0 ? [] : [...steps, { label: rowOf(page)?.title ?? '' }];
}
