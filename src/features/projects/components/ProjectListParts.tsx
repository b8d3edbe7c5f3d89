import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { PATHS, usePages } from '#platform/routing';
import { filterWords, NO_FILTERS, PAGE, type ProjectFilters } from '../model/projectFilters.ts';
import * as t from '../texts.ts';

/** The list before there is a project; those who may add one are led to it. */
export function NoProjects() {
  const { opens } = usePages();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t.noProjectsYet}
      text={t.aProjectHoldsTheEstimates}
      action={
        opens('newProjectOptions') ? (
          <Button variant="primary" icon={Plus} onPress={() => void navigate(PATHS.newProjectOptions)}>
            {t.createProject}
          </Button>
        ) : undefined
      }
    />
  );
}

interface ListProps {
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
}

/** The list when filters leave nothing. */
export function NoMatches({ filters, onChange }: ListProps) {
  return (
    <EmptyState
      art="funnel"
      title={t.yourFiltersDidntReturnAny}
      text={t.noProjectThatYouSee(filterWords(filters))}
      action={<Button onPress={() => onChange(NO_FILTERS)}>{t.clearFilters}</Button>}
    />
  );
}

const everything = 500;

/** The way through a long list. */
export function ListPages({ count, filters, onChange }: ListProps & { count: number }) {
  if (count <= PAGE && filters.offset === 0) return null;
  return (
    <Pagination
      count={count}
      offset={filters.offset}
      limit={filters.limit}
      onChange={({ offset, limit }) => onChange({ offset, limit: limit === 'all' ? everything : limit })}
    />
  );
}
