import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Folder, Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { DASHBOARD_TYPES, type DashboardType } from '#domain/dashboards';
import { personName } from '#domain/people';
import { ChoiceFilter } from '#features/projects';
import { useCan } from '#platform/flags';
import { PATHS, useAddress, usePages } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { Page, ToolFilters, ToolRow } from '#shared/page';
import { DashboardTable } from '../components/DashboardTable.tsx';
import { dashboardFlyout } from '../dashboardFlyout.ts';
import { dashboardsQuery, externalOnlyQuery } from '../dashboardQueries.ts';
import { knownDashboardsQuery } from '../knownDashboards.ts';
import { type DashboardFilters, readListFilters, writeListFilters } from '../model/dashboardFilters.ts';
import * as t from '../texts.ts';

const DashboardFlyout = opened(async () => (await import('../components/DashboardFlyout.tsx')).default);

/** Every dashboard that the caller sees (docs/product/dashboards.md). */
export default function DashboardsScreen() {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readListFilters(address), [address]);
  const change = (part: Partial<DashboardFilters>) =>
    setAddress((now) => writeListFilters({ ...readListFilters(now), offset: 0, ...part }, now), {
      replace: true,
    });
  const { data, error, refetch } = useQuery(dashboardsQuery(filters));
  const { openId, open, close } = useFlyout(dashboardFlyout);
  const { opens } = usePages();
  const navigate = useNavigate();
  const mayCreate = useCan('add_projectsdashboard');
  const externalOnly = useQuery(externalOnlyQuery()).data ?? false;
  const create = mayCreate ? () => open('new') : undefined;
  return (
    <Page
      title={t.dashboards}
      count={data && String(data.count)}
      actions={
        <>
          {opens('projectGroups') ? (
            <Button icon={Folder} collapses onPress={() => void navigate(PATHS.projectGroups)}>
              {t.projectGroups2}
            </Button>
          ) : null}
          {create ? (
            <Button variant="primary" icon={Plus} onPress={create}>
              {t.createDashboard}
            </Button>
          ) : null}
        </>
      }
    >
      <DashboardTools filters={filters} onChange={change} />
      <DashboardTable
        page={data}
        failure={
          error && !data ? (
            <LoadError what={t.dashboardsLower} error={error} onRetry={() => void refetch()} />
          ) : null
        }
        filters={filters}
        onChange={change}
        onEdit={open}
        onCreate={create}
      />
      <Suspense>
        {openId !== null && (openId !== 'new' || mayCreate) ? (
          <DashboardFlyout key={openId} dashboardId={openId} externalOnly={externalOnly} onClose={close} />
        ) : null}
      </Suspense>
    </Page>
  );
}

interface ToolsProps {
  filters: DashboardFilters;
  onChange: (change: Partial<DashboardFilters>) => void;
}

/** Each once, by name. */
const once = (rows: readonly { id: number; label: string }[]) =>
  [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => a.label.localeCompare(b.label));

const types = Object.entries(DASHBOARD_TYPES).map(([id, label]) => ({ id: id as DashboardType, label }));

function DashboardTools({ filters, onChange }: ToolsProps) {
  const known = useQuery(knownDashboardsQuery).data?.results;
  const choices = useMemo(() => {
    const all = known ?? [];
    const toChoice = ({ id, name }: { id: number; name: string }) => ({ id, label: name });
    return {
      groups: once(all.flatMap((one) => one.project_groups.map(toChoice))),
      projects: once(all.flatMap((one) => one.related_projects.map(toChoice))),
      members: once(
        all.flatMap((one) => one.memberships.map(({ user }) => ({ id: user.id, label: personName(user) }))),
      ),
    };
  }, [known]);
  return (
    <ToolRow underTitle>
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <ToolFilters>
        <ChoiceFilter
          label={t.group}
          choices={choices.groups}
          chosen={filters.groups}
          onChange={(groups) => onChange({ groups })}
        />
        <ChoiceFilter
          label={t.project}
          choices={choices.projects}
          chosen={filters.projects}
          onChange={(projects) => onChange({ projects })}
        />
        <ChoiceFilter
          label={t.member}
          choices={choices.members}
          chosen={filters.members}
          onChange={(members) => onChange({ members })}
        />
        <ChoiceFilter
          label={t.type}
          choices={types}
          chosen={filters.type ? [filters.type] : []}
          onChange={(chosen) => onChange({ type: chosen.find((type) => type !== filters.type) ?? null })}
        />
      </ToolFilters>
    </ToolRow>
  );
}
