import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { canBeImpersonatedIn } from '#domain/access';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { type Project, useProject } from '#shared/project';
import * as t from '../texts.ts';
import { impersonableRolesQuery } from './impersonationQueries.ts';
import { RoleList } from './RoleList.tsx';

/** The roles that the project can be viewed as (docs/product/access.md). */
export default function RoleImpersonationScreen() {
  const project = useProject();
  if (canBeImpersonatedIn(project.status)) return <Roles project={project} />;
  return (
    <Page title={t.roleImpersonation2}>
      <EmptyState title={t.legacyProjectsCannotBeImpersonated} text={t.legacyProjectsLookTheSame} />
    </Page>
  );
}

function Roles({ project }: { project: Project }) {
  const [search, setSearch] = useState('');
  const roles = useQuery(impersonableRolesQuery(project.id, search));
  const count = roles.data?.count;
  return (
    <Page title={t.roleImpersonation2} count={count === undefined ? undefined : String(count)}>
      <Stack gap={4}>
        <Text tone="muted">{t.seeNameAsOne(project.name)}</Text>
        {count === 0 && search === '' ? null : (
          <ToolRow>
            <SearchField label={t.searchRoles} placeholder={t.role} value={search} onChange={setSearch} />
          </ToolRow>
        )}
        {roles.isError ? (
          <LoadError what={t.rolesLower} error={roles.error} onRetry={() => void roles.refetch()} />
        ) : roles.data === undefined ? (
          <Card>
            <Stack gap={3}>
              <Skeleton height={40} />
              <Skeleton height={40} />
              <Skeleton height={40} />
            </Stack>
          </Card>
        ) : count === 0 ? (
          <Nothing search={search} onClear={() => setSearch('')} />
        ) : (
          <RoleList projectId={project.id} roles={roles.data.results} />
        )}
      </Stack>
    </Page>
  );
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  if (search !== '')
    return (
      <EmptyState
        title={t.noRoleMatches}
        text={t.nothingIsCalledSearch(search)}
        action={<Button onPress={onClear}>{t.clearFilters}</Button>}
      />
    );
  return <EmptyState title={t.thereAreNoRoles} text={t.anAdministratorTurns} />;
}
