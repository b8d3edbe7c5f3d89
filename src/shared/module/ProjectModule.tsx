import { usePages } from '#platform/routing';
import { useProject } from '#shared/project';
import { type Fact, needOf } from './facts.ts';
import { ModulePage, type ModulePageProps } from './ModulePage.tsx';
import * as t from './texts.ts';

export interface ProjectModuleProps extends Pick<
  ModulePageProps,
  'page' | 'title' | 'count' | 'purpose' | 'art'
> {
  /** Instead of the page and the project that it belongs to. */
  heading?: string;
  needs: readonly Fact[];
}

/** A module of the project at hand that has nothing of its own to show yet: says what the project already brings to it. */
export function ProjectModule({ heading, needs, ...page }: ProjectModuleProps) {
  const project = useProject();
  const { rowOf } = usePages();
  return (
    <ModulePage
      {...page}
      heading={heading ?? t.titleOfName(rowOf(page.page)?.title ?? '', project.name)}
      needs={needs.map((fact) => needOf(project, fact))}
    />
  );
}
