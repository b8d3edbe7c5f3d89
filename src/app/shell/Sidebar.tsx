import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { PanelLeft, PanelLeftClose } from '#design-system/icons/shapes.ts';
import { Tooltip } from '#design-system/overlays/Tooltip/Tooltip.tsx';
import { ProjectSwitcher } from '#features/projects';
import { useSubject } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { privateRows } from '../router/privateRows.ts';
import * as t from '../texts.ts';
import { type SidebarSection, sidebarSections } from './sidebarEntries.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarLink } from './SidebarLink.tsx';
import type { SidebarState } from './sidebarSlot.ts';

export interface SidebarProps {
  projectId: number;
  /** Icons only. */
  collapsed?: boolean;
  /** There is only room for icons, whatever was chosen. */
  isRail?: boolean;
  /** Inside the drawer of a phone, where it cannot be collapsed. */
  inDrawer?: boolean;
  /** Another state was chosen. */
  onChange?: (state: SidebarState) => void;
  /** A page was chosen. */
  onGo?: () => void;
}

const nothing = () => {};

/** The modules of the project at hand (docs/product/frame.md). */
export function Sidebar({
  projectId,
  collapsed = false,
  isRail = false,
  inDrawer = false,
  onChange,
  onGo = nothing,
}: SidebarProps) {
  const project = useSuspenseQuery(projectQuery(projectId)).data;
  const sections = sidebarSections(project, useSubject(), privateRows);
  const iconOnly = collapsed || isRail;
  const draw = (some: readonly SidebarSection[]) =>
    some.map((section) => (
      <Section
        key={section.entries[0]?.name ?? section.title}
        section={section}
        iconOnly={iconOnly}
        onGo={onGo}
      />
    ));
  return (
    <nav
      className={styles.sidebar}
      aria-label={t.project}
      data-collapsed={collapsed || undefined}
      data-in-drawer={inDrawer || undefined}
    >
      <ProjectSwitcher project={project} iconOnly={iconOnly} onGo={onGo} />
      {draw(sections.filter(({ atFoot }) => !atFoot))}
      <div className={styles.foot}>
        {draw(sections.filter(({ atFoot }) => atFoot))}
        {onChange ? <StateButtons collapsed={collapsed} isRail={isRail} onChange={onChange} /> : null}
      </div>
    </nav>
  );
}

function Section({
  section,
  iconOnly,
  onGo,
}: {
  section: SidebarSection;
  iconOnly: boolean;
  onGo: () => void;
}) {
  const id = useId();
  const { title, entries } = section;
  return (
    <Fragment>
      {title === undefined ? null : (
        <div id={id} className={styles.heading}>
          {title}
        </div>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id}>
        {entries.map((entry) => (
          <li key={entry.name} className={styles.line}>
            <SidebarLink entry={entry} iconOnly={iconOnly} onGo={onGo} />
          </li>
        ))}
      </ul>
    </Fragment>
  );
}

interface StateButtonsProps {
  collapsed: boolean;
  isRail: boolean;
  onChange: (state: SidebarState) => void;
}

/** Narrower, wider, away. Where there is only room for icons, away is all there is. */
function StateButtons({ collapsed, isRail, onChange }: StateButtonsProps) {
  const label = collapsed ? t.expand : t.collapse;
  const button = (
    <button
      type="button"
      className={styles.entry}
      aria-expanded={!collapsed}
      onClick={() => onChange(collapsed ? 'expanded' : 'collapsed')}
    >
      <Icon of={PanelLeft} />
      <span className={styles.label}>{label}</span>
    </button>
  );
  return (
    <div className={styles.states}>
      {isRail ? null : collapsed ? <Tooltip text={label}>{button}</Tooltip> : button}
      <IconButton icon={PanelLeftClose} label={t.hideSidebar} onPress={() => onChange('hidden')} />
    </div>
  );
}
