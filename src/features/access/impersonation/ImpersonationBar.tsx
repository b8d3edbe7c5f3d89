import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu, type MenuSection } from '#design-system/actions/Menu/Menu.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronUp, VenetianMask } from '#design-system/icons/shapes.ts';
import { projectQuery } from '#shared/project';
import * as t from '../texts.ts';
import * as styles from './ImpersonationBar.css.ts';
import { impersonableRolesQuery } from './impersonationQueries.ts';
import { useStartImpersonation, useStopImpersonation } from './useImpersonation.ts';

export interface ImpersonationBarProps {
  role: { id: number; name: string };
  projectId: number;
}

/** As whom the project is viewed, the way to another role, and the way out (docs/product/access.md). */
export default function ImpersonationBar({ role, projectId }: ImpersonationBarProps) {
  const stop = useStopImpersonation();
  const project = useQuery(projectQuery(projectId)).data;
  return (
    <section className={styles.bar} aria-label={t.roleImpersonation}>
      <Icon of={VenetianMask} />
      <span className={styles.label}>{t.youAreImpersonatingAs}</span>
      <RoleMenu role={role} projectId={projectId} />
      <span className={styles.where}>{project ? t.inName(project.name) : null}</span>
      <span className={styles.stop}>
        <Button size="small" busy={stop.isPending} onPress={() => stop.mutate()}>
          {t.stopImpersonation}
        </Button>
      </span>
    </section>
  );
}

function RoleMenu({ role, projectId }: ImpersonationBarProps) {
  const [open, setOpen] = useState(false);
  const start = useStartImpersonation();
  const roles = useQuery({ ...impersonableRolesQuery(projectId), enabled: open });
  const items = roles.data?.results ?? [role];
  const section: MenuSection = {
    id: 'roles',
    title: t.rolesOnThisProject,
    items: items.map(({ id, name }) => ({
      id: String(id),
      label: name,
      kind: 'radio',
      checked: id === role.id,
      onSelect: () => (id === role.id ? undefined : start.mutate({ roleId: id, projectId })),
    })),
  };
  const failure: MenuSection = {
    id: 'failure',
    items: [
      {
        id: 'retry',
        label: t.theRolesCouldNotBeLoaded,
        keepsOpen: true,
        onSelect: () => void roles.refetch(),
      },
    ],
  };
  return (
    <Menu
      label={t.rolesOnThisProject}
      sections={roles.isError ? [section, failure] : [section]}
      placement="top-start"
      width={220}
      onOpenChange={setOpen}
      renderTrigger={({ ref, ...trigger }) => (
        <button
          ref={ref}
          type="button"
          className={styles.role}
          aria-busy={start.isPending || undefined}
          aria-label={t.impersonatedRoleName(role.name)}
          {...trigger}
        >
          {role.name}
          <Icon of={ChevronUp} size="small" />
        </button>
      )}
    />
  );
}
