import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import * as t from './texts.ts';
import { type ViewElsewhere, type ViewPlace, viewsElsewhereQuery } from './viewQueries.ts';

export interface ImportViewMenuProps {
  place: ViewPlace & { projectId: number };
  userId: number;
  onImport: (view: ViewElsewhere) => void;
}

/** Views of other projects by name; the chosen one becomes an own view here (docs/product/items.md). */
export function ImportViewMenu({ place, userId, onImport }: ImportViewMenuProps) {
  const { data, error } = useQuery(viewsElsewhereQuery(place));
  const views = data?.results ?? [];
  const from = ({ project, owner }: ViewElsewhere) =>
    owner.id === userId ? project.name : `${project.name} · ${owner.first_name} ${owner.last_name}`;
  const reason = error
    ? t.theViewsOfOtherProjects
    : data && views.length === 0
      ? t.yourOtherProjectsHave
      : undefined;
  return (
    <Menu
      label={t.importASavedView}
      sections={[
        {
          id: 'views',
          items: views.map((view) => ({
            id: String(view.id),
            label: view.name,
            description: from(view),
            onSelect: () => onImport(view),
          })),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button size="small" variant="quiet" icon={Download} trigger={trigger} disabledReason={reason}>
          {t.importASavedView}
        </Button>
      )}
    />
  );
}
