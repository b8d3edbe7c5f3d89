import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { readPageQuery, useFocusSection } from '#platform/routing';
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
  const { focusSection } = readPageQuery(useLocation().search);
  const section = toSection(focusSection);
  const settings = useQuery(projectSettingsQuery(projectId));
  const company = useQuery(companySettingsQuery);
  // Who came by a link to a part has the focus there; who goes through the parts by hand stays where they are.
  const [asked] = useState(focusSection === section ? section : '');
  const part = useFocusSection<HTMLDivElement>(asked, {
    isOpen: () => settings.data !== undefined && company.data !== undefined,
    onOpen: () => undefined,
  });
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
          <div ref={part}>
            <ProjectSectionCard
              section={section}
              projectId={projectId}
              settings={settings.data}
              company={company.data}
            />
          </div>
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
