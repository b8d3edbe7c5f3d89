import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { useAddress, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { GroupEditor } from '../components/GroupEditor.tsx';
import { GroupTable } from '../components/GroupTable.tsx';
import { type GroupFilters, readGroupFilters, writeGroupFilters } from '../model/groupFilters.ts';
import { groupsPageQuery, type ProjectGroup } from '../projectListQueries.ts';
import { useRemoveGroup } from '../projectMutations.ts';
import * as t from '../texts.ts';

/** The company's project groups: what is in each, and who sees it (docs/product/projects.md). */
export default function ProjectGroupsScreen() {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readGroupFilters(address), [address]);
  const change = (part: Partial<GroupFilters>) =>
    setAddress((now) => writeGroupFilters({ ...readGroupFilters(now), offset: 0, ...part }, now), {
      replace: true,
    });
  const { data, error, refetch } = useQuery(groupsPageQuery(filters));
  const remove = useRemoveGroup();
  const [edited, setEdited] = useState<ProjectGroup | 'new'>();
  return (
    <Page
      title={t.projectGroups2}
      trail={useTrail('projectGroups')}
      count={data && String(data.count)}
      actions={
        <Button variant="primary" icon={Plus} onPress={() => setEdited('new')}>
          {t.newGroup}
        </Button>
      }
    >
      <ToolRow underTitle>
        <SearchField
          label={t.searchProjectGroups}
          placeholder={t.groupOrProject}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </ToolRow>
      <GroupTable
        page={data}
        failure={
          error && !data ? (
            <LoadError what={t.projectGroupsLower} error={error} onRetry={() => void refetch()} />
          ) : null
        }
        filters={filters}
        onChange={change}
        onEdit={setEdited}
        onRemove={(group) => remove.mutate(group)}
        onCreate={() => setEdited('new')}
      />
      {edited ? (
        <GroupEditor {...(edited !== 'new' && { group: edited })} onClose={() => setEdited(undefined)} />
      ) : null}
    </Page>
  );
}
