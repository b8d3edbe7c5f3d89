import { FileText, type IconShape, LayoutDashboard, Lightbulb } from '#design-system/icons/shapes.ts';
import type {
  PaletteCommand,
  PaletteSource,
} from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { findAnalyses } from '#features/concepts';
import { findDashboards } from '#features/dashboards';
import { findProjects } from '#features/projects';
import { findReports } from '#features/reporting';
import type { Opens } from '#platform/routing';
import type { Found } from '#shared/commands';
import { type Project, ProjectPicture } from '#shared/project';
import * as t from '../texts.ts';

interface Reach {
  opens: Opens;
  project: Project | undefined;
  onGo: (href: string) => void;
}

/** What the palette finds by name: projects, dashboards, analyses, and reports of the project at hand, each where its page opens. */
export function paletteSources({ opens, project, onGo }: Reach): readonly PaletteSource[] {
  const source = (
    group: string,
    icon: IconShape,
    find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>,
  ): PaletteSource => ({
    group,
    find: async (text, signal) =>
      (await find(text, signal)).map((one): PaletteCommand => ({
        ...one,
        group,
        icon,
        onRun: () => onGo(one.href),
      })),
  });
  return [
    {
      group: t.projects,
      find: async (text, signal) =>
        (await findProjects(text, signal)).map(({ project: row, detail, href }): PaletteCommand => ({
          id: `project-${row.id}`,
          label: row.name,
          detail,
          href,
          group: t.projects,
          start: <ProjectPicture project={row} size="tiny" />,
          onRun: () => onGo(href),
        })),
    },
    ...(opens('dashboards') ? [source(t.dashboards, LayoutDashboard, findDashboards)] : []),
    ...(opens('conceptHub') ? [source(t.analyses, Lightbulb, findAnalyses)] : []),
    ...(project && opens('report')
      ? [source(t.reports, FileText, (text, signal) => findReports(project.id, text, signal))]
      : []),
  ];
}
