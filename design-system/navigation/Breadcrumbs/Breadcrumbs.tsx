import { useBreadcrumbs } from 'react-aria/useBreadcrumbs';
import { Link } from '../../actions/Link/Link.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { breakpoint } from '../../foundations/scale.ts';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight, Ellipsis } from '../../icons/shapes.ts';
import { useMedia } from '../../private/media/useMedia.ts';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way from the top to the page. */
export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  label?: string;
}

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** Where this page stands, from the top down; the last one is the page itself. More than four steps, two below 640 px, fold in the middle. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  const { navProps } = useBreadcrumbs({ 'aria-label': label });
  const limit = useMedia(narrow) ? 2 : 4;
  // The first, the fold, and as many of the last ones as there is room for.
  const tail = items.length > limit ? items.length - limit + 1 : 1;
  const folded = items.slice(1, tail);
  return (
    <nav {...navProps}>
      <ol className={styles.crumbs}>
        {items.slice(0, 1).map(draw)}
        {folded.length === 0 ? null : (
          <li className={styles.crumb}>
            <Icon of={ChevronRight} size="small" tone="subtle" />
            <Menu
              label="Steps between"
              sections={[
                {
                  id: 'folded',
                  items: folded.map((item) => ({
                    id: `${item.href ?? ''} ${item.label}`,
                    label: item.label,
                    ...(item.href === undefined
                      ? { disabledReason: 'This step has no page' }
                      : { href: item.href }),
                  })),
                },
              ]}
              renderTrigger={(trigger) => (
                <IconButton
                  icon={Ellipsis}
                  label={`Show ${folded.length === 1 ? '1 step' : `${folded.length} steps`} between`}
                  size="tiny"
                  trigger={trigger}
                />
              )}
            />
          </li>
        )}
        {items.slice(tail).map((item) => draw(item, 1))}
      </ol>
    </nav>
  );
}

function draw(item: Crumb, index: number) {
  return (
    <li key={`${item.href ?? ''} ${item.label}`} className={styles.crumb}>
      {index === 0 ? null : <Icon of={ChevronRight} size="small" tone="subtle" />}
      {item.href === undefined ? (
        <span className={styles.label} aria-current="page">
          {item.label}
        </span>
      ) : (
        <span className={styles.label}>
          <Link href={item.href}>{item.label}</Link>
        </span>
      )}
    </li>
  );
}
