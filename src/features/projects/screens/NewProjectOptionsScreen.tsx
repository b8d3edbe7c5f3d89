import { Link } from 'react-router-dom';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Archive, Copy, type IconShape, Plus, Table2 } from '#design-system/icons/shapes.ts';
import { PATHS, useTrail } from '#platform/routing';
import { Page } from '#shared/page';
import * as styles from '../components/ProjectForm.css.ts';
import * as t from '../texts.ts';

interface Way {
  name: string;
  text: string;
  href: string;
  icon: IconShape;
}

const ways: readonly Way[] = [
  {
    name: t.blankProject,
    text: t.namePlaceTargetsAndTeam,
    href: PATHS.newProject,
    icon: Plus,
  },
  {
    name: t.fromAPastProject,
    text: t.bringItsComponentsMilestonesTeam,
    href: `${PATHS.newProject}?from=project`,
    icon: Copy,
  },
  {
    name: t.fromASpreadsheet,
    text: t.readComponentsWithAreas,
    href: `${PATHS.newProject}?from=sheet`,
    icon: Table2,
  },
  {
    name: t.legacyProject,
    text: t.aFinishedProjectThatOthers,
    href: PATHS.newLegacyProject,
    icon: Archive,
  },
];

/** The ways to start a project. */
export default function NewProjectOptionsScreen() {
  return (
    <Page title={t.createProject} trail={useTrail('newProjectOptions')}>
      <nav className={styles.ways} aria-label={t.waysToStart}>
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
