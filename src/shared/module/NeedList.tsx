import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { CircleCheck, CircleDashed } from '#design-system/icons/shapes.ts';
import { pathTo, type PathName, usePages } from '#platform/routing';
import { useProjectIdIfAny } from '#shared/project';
import * as styles from './ModulePage.css.ts';
import * as t from './texts.ts';

/** Something that a page works with. */
export interface Need {
  text: string;
  /** Whether it is there; undefined where that is not known. */
  isThere?: boolean;
  /** Where it is given. */
  page: PathName;
}

export interface NeedListProps {
  label?: string;
  needs: readonly Need[];
}

/** What a page works with; each leads to where it is given, for those who may open that. */
export function NeedList({ label = t.whatItNeeds, needs }: NeedListProps) {
  const id = useId();
  const { opens } = usePages();
  const projectId = useProjectIdIfAny();
  const { pathname } = useLocation();
  // Pages that need more than the project's id are never given.
  const addressOf = (page: PathName) => pathTo(page as 'details', { projectId: projectId ?? '' });
  return (
    <div className={styles.needs}>
      <span id={id} className={styles.heading}>
        {label}
      </span>
      <ul aria-labelledby={id}>
        {needs.map(({ text, isThere, page }) => (
          <li key={text} className={styles.need}>
            {isThere === undefined ? null : (
              <Icon of={isThere ? CircleCheck : CircleDashed} tone={isThere ? 'positive' : 'subtle'} />
            )}
            {opens(page) && addressOf(page) !== pathname ? <Link href={addressOf(page)}>{text}</Link> : text}
          </li>
        ))}
      </ul>
    </div>
  );
}
