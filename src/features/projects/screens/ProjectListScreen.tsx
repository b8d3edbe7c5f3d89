import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { ProjectGrid } from '../components/ProjectGrid.tsx';
import { ProjectTools } from '../components/ProjectTools.tsx';
import { projectListQuery } from '../projectListQueries.ts';
import { useProjectFilters } from '../useProjectFilters.ts';

/** Every project in sight: where its forecast stands against its budget. */
export default function ProjectListScreen() {
  const [filters, change] = useProjectFilters();
  const { data, error, refetch } = useQuery(projectListQuery(filters));
  const failure =
    error && !data ? <LoadError what="projects" error={error} onRetry={() => void refetch()} /> : undefined;
  return (
    <Page title="Projects" count={data && String(data.count)}>
      <ProjectTools filters={filters} onChange={change} />
      <ProjectGrid page={data} filters={filters} onChange={change} failure={failure} />
    </Page>
  );
}
