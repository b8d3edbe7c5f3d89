import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { readPageQuery } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { ProjectSectionCard } from '../components/ProjectSections.tsx';
import { PROJECT_SECTIONS, type ProjectSection, toSection } from '../model/projectSections.ts';
import { companySettingsQuery, projectSettingsQuery } from '#shared/settings';
import * as t from '../texts.ts';
import * as styles from './SettingsScreen.css.ts';

const names = Object.keys(PROJECT_SECTIONS) as ProjectSection[];

/** How the project counts and shows cost and area (docs/product/settings.md), part by part. */
export default function ProjectSettingsScreen() {
  const projectId = useProjectId();
  const section = toSection(readPageQuery(useLocation().search).focusSection);
  const settings = useQuery(projectSettingsQuery(projectId));
  const company = useQuery(companySettingsQuery);
  const error = settings.error ?? company.error;
  return (
    <Page title={t.projectSettings}>
      <div className={styles.frame} data-wide={section === 'markups' || undefined}>
        <nav className={styles.sections} aria-label={t.sectionsOfTheSettings}>
          {names.map((name) => (
            <Link
              key={name}
              className={styles.section}
              to={{ search: `?focusSection=${name}` }}
              replace
              aria-current={name === section ? 'page' : undefined}
            >
              {PROJECT_SECTIONS[name]}
            </Link>
          ))}
        </nav>
        {settings.data && company.data ? (
          <ProjectSectionCard
            section={section}
            projectId={projectId}
            settings={settings.data}
            company={company.data}
          />
        ) : error ? (
          <LoadError
            what={t.settings}
            error={error}
            onRetry={() => void Promise.all([settings.refetch(), company.refetch()])}
          />
        ) : (
          <Skeleton height={220} />
        )}
      </div>
    </Page>
  );
}
