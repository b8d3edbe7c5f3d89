import { Link } from 'react-router-dom';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Archive, Copy, type IconShape, Plus, Table2 } from '#design-system/icons/shapes.ts';
import { PATHS, useTrail } from '#platform/routing';
import { Page } from '#shared/page';
import * as styles from '../components/ProjectForm.css.ts';

interface Way {
  name: string;
  text: string;
  href: string;
  icon: IconShape;
}

const ways: readonly Way[] = [
  {
    name: 'Blank project',
    text: 'Name, place, targets and team. Timeline, components and estimate follow.',
    href: PATHS.newProject,
    icon: Plus,
  },
  {
    name: 'From a past project',
    text: 'Bring its components, milestones, team, markups or settings.',
    href: `${PATHS.newProject}?from=project`,
    icon: Copy,
  },
  {
    name: 'From a spreadsheet',
    text: 'Read components with areas and budgets, and milestones with dates, from your own file.',
    href: `${PATHS.newProject}?from=sheet`,
    icon: Table2,
  },
  {
    name: 'Legacy project',
    text: 'A finished project that others are compared with. It needs only its components and what they cost.',
    href: PATHS.newLegacyProject,
    icon: Archive,
  },
];

/** The ways to start a project. */
export default function NewProjectOptionsScreen() {
  return (
    <Page title="Create Project" trail={useTrail('newProjectOptions')}>
      <nav className={styles.ways} aria-label="Ways to start">
        {ways.map(({ name, text, href, icon }) => (
          <Link key={name} to={href} className={styles.way}>
            <Icon of={icon} tone="accent" />
            <span className={styles.wayName}>{name}</span>
            <span className={styles.wayText}>{text}</span>
          </Link>
        ))}
      </nav>
    </Page>
  );
}
