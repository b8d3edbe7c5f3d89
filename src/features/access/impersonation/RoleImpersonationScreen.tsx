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
import { impersonableRolesQuery } from './impersonationQueries.ts';
import { RoleList } from './RoleList.tsx';

/** The roles that the project can be viewed as (docs/product/access.md). */
export default function RoleImpersonationScreen() {
  const project = useProject();
  if (canBeImpersonatedIn(project.status)) return <Roles project={project} />;
  return (
    <Page title="Role Impersonation">
      <EmptyState
        title="Legacy projects cannot be impersonated"
        text="Legacy projects look the same to every role."
      />
    </Page>
  );
}

function Roles({ project }: { project: Project }) {
  const [search, setSearch] = useState('');
  const roles = useQuery(impersonableRolesQuery(project.id, search));
  const count = roles.data?.count;
  return (
    <Page title="Role Impersonation" count={count === undefined ? undefined : String(count)}>
      <Stack gap={4}>
        <Text tone="muted">
          {`See ${project.name} as one of these roles. Until you stop, you have that role's permissions, you see only this project, and history names you both.`}
        </Text>
        {count === 0 && search === '' ? null : (
          <ToolRow>
            <SearchField label="Search roles" placeholder="Role" value={search} onChange={setSearch} />
          </ToolRow>
        )}
        {roles.isError ? (
          <LoadError what="roles" error={roles.error} onRetry={() => void roles.refetch()} />
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
        title="No role matches"
        text={`Nothing is called "${search}".`}
        action={<Button onPress={onClear}>Clear filters</Button>}
      />
    );
  return (
    <EmptyState
      title="There are no roles to be impersonated"
      text="An administrator turns this on per role in Account Administration."
    />
  );
}
