import { Link } from '../../actions/Link/Link.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight } from '../../icons/shapes.ts';
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

/** Where this page stands, from the top down; the last one is the page itself. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={styles.crumb}>
            {index === 0 ? null : <Icon of={ChevronRight} size="small" tone="subtle" />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
