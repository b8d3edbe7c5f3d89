import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Menu, type MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronsUpDown, List } from '#design-system/icons/shapes.ts';
import { PATHS, pathTo } from '#platform/routing';
import { type Project, ProjectPicture } from '#shared/project';
import { isLegacy, PROJECT_STATUSES } from '../model/projectStatus.ts';
import { switcherQuery } from '../switcherQuery.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectSwitcher.css.ts';

export interface ProjectSwitcherProps {
  project: Project;
  /** Only the picture shows. */
  iconOnly: boolean;
  /** A project was chosen. */
  onGo: () => void;
}

/** The project at hand, and the way to another one. */
export function ProjectSwitcher({ project, iconOnly, onGo }: ProjectSwitcherProps) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...switcherQuery, enabled: open });
  const items = (data?.results ?? []).map((other) => ({
    id: String(other.id),
    label: other.name,
    description: describe(other),
    start: <ProjectPicture project={other} size="thumb" />,
    href: pathTo('projectHome', { projectId: other.id }),
    onSelect: onGo,
  }));
  const sections: MenuSection[] = [
    ...(items.length > 0 ? [{ id: 'projects', title: t.projects, items }] : []),
    {
      id: 'all',
      items: [{ id: 'all', label: t.allProjects, icon: List, href: PATHS.projects, onSelect: onGo }],
    },
  ];
  return (
    <Menu
      label={t.switchProject}
      sections={sections}
      width={288}
      onOpenChange={setOpen}
      renderTrigger={(trigger) => (
        <button
          type="button"
          className={styles.switcher}
          data-icon-only={iconOnly || undefined}
          aria-label={t.nameSwitchProject(project.name)}
          {...trigger}
        >
          <ProjectPicture project={project} size="thumb" />
          {iconOnly ? null : (
            <>
              <span className={styles.text}>
                <b className={styles.name}>{project.name}</b>
                <small className={styles.code}>{describe(project)}</small>
              </span>
              <Icon of={ChevronsUpDown} />
            </>
          )}
        </button>
      )}
    />
  );
}

function describe({ status, code, city }: Pick<Project, 'status' | 'code' | 'city'>): string {
  const parts = isLegacy(status) ? [PROJECT_STATUSES[status].label, city] : [code ?? city];
  return parts.filter(Boolean).join(' · ');
}
