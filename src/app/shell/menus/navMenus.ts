import {
  Building2,
  FileText,
  LayoutDashboard,
  Library,
  Lightbulb,
  List,
  Plus,
} from '#design-system/icons/shapes.ts';
import type { RecentDashboard } from '#features/dashboards';
import type { Subject } from '#platform/flags';
import { type Opens, PATHS, pathTo } from '#platform/routing';
import * as t from '../../texts.ts';
import { filled, type FrameLink, type FrameMenu, type FrameSection } from './frameMenu.ts';
import type { NavRecents } from './navRecents.ts';

/** Where the top bar is drawn: who looks at it, which pages are open to them, what they had open last. */
export interface NavSituation {
  subject: Subject;
  opens: Opens;
  recents: NavRecents;
}

/** With more recent dashboards than this the menu has no room for Portfolio (docs/product/frame.md). */
const mostBesidePortfolio = 4;

const KINDS = {
  INTERNAL: { label: t.internal, tone: 'neutral' },
  EXTERNAL: { label: t.external, tone: 'info' },
} as const satisfies Record<RecentDashboard['type'], FrameLink['tag']>;

/** The places of the top bar (docs/product/frame.md): each shows only where its page is open to the person. */
export function navMenus(situation: NavSituation): readonly FrameMenu[] {
  const { opens } = situation;
  const menus: readonly (FrameMenu | undefined)[] = [
    opens('projects') ? plain('projects', t.projects, Building2) : undefined,
    dashboards(situation),
    conceptHub(situation),
    library(situation),
    opens('markupTemplates') ? plain('markupTemplates', t.markupTemplates, FileText) : undefined,
  ];
  return menus.filter((menu) => menu !== undefined);
}

function plain(name: 'projects' | 'markupTemplates', label: string, icon: FrameMenu['icon']): FrameMenu {
  return { id: name, label, icon, href: PATHS[name], under: [PATHS[name]], sections: [] };
}

function dashboards({ subject, opens, recents }: NavSituation): FrameMenu | undefined {
  const mayAdd = subject.companyPermissions.has('add_projectsdashboard');
  const seesPortfolio = subject.companyPermissions.has('portfolio_access');
  const { any, recent } = recents.dashboards;
  if (!opens('dashboards') || !(seesPortfolio || mayAdd || any)) return undefined;
  const withPortfolio = recent.length <= mostBesidePortfolio && seesPortfolio && opens('portfolioDashboard');
  const rest: FrameLink[] = [
    ...(withPortfolio
      ? [{ id: 'portfolio', label: t.portfolio, icon: LayoutDashboard, href: PATHS.portfolioDashboard }]
      : []),
    { id: 'all-dashboards', label: t.viewAllDashboards, icon: List, href: PATHS.dashboards },
    ...(mayAdd ? [createDashboard] : []),
  ];
  return {
    id: 'dashboards',
    label: t.dashboards,
    icon: LayoutDashboard,
    under: [PATHS.dashboards, PATHS.portfolio],
    sections: filled([
      {
        id: 'recent',
        title: t.recent,
        links: recent.map(({ id, name, type }) => ({
          id: `dashboard-${id}`,
          label: name,
          tag: KINDS[type],
          href: pathTo('dashboard', { id }),
        })),
      },
      { id: 'dashboards', links: rest },
    ]),
  };
}

/** The form of a new dashboard, over the list of them. */
const createDashboard: FrameLink = {
  id: 'create-dashboard',
  label: t.createDashboard,
  icon: Plus,
  href: pathTo('dashboards', {}, { itemDetailsId: 'new' }),
};

function conceptHub({ opens, recents }: NavSituation): FrameMenu | undefined {
  if (!opens('conceptHub')) return undefined;
  const recent = recents.analyses.map(({ id, name }) => ({
    id: `analysis-${id}`,
    label: name,
    href: pathTo('analysis', { analysisId: id }),
  }));
  return {
    id: 'conceptHub',
    label: t.conceptHub,
    icon: Lightbulb,
    chip: 'BETA',
    under: [PATHS.conceptHub, '/analysis'],
    sections: filled([
      { id: 'recent', title: t.recent, links: recent },
      {
        id: 'analyses',
        links: [
          { id: 'all-analyses', label: t.viewAll, icon: List, href: PATHS.conceptHub },
          ...(opens('newAnalysis')
            ? [{ id: 'create-analysis', label: t.createAnalysis, icon: Plus, href: PATHS.newAnalysis }]
            : []),
        ],
      },
    ]),
  };
}

const LIBRARIES = [
  { id: 'foresiteLibrary', label: t.foresite },
  { id: 'issueLibrary', label: t.issues },
  { id: 'bidderLibrary', label: t.bidders },
  { id: 'packageLibrary', label: t.packages },
  { id: 'riskLibrary', label: t.risks },
] as const;

/** One library is a plain link; several are a menu. */
function library({ opens }: NavSituation): FrameMenu | undefined {
  const open = LIBRARIES.filter(({ id }) => opens(id));
  const [only] = open;
  if (only === undefined) return undefined;
  const entry = { id: 'library', label: t.library, icon: Library, under: ['/library'] };
  if (open.length === 1) return { ...entry, href: PATHS[only.id], sections: [] };
  const links = open.map(({ id, label }) => ({ id, label, href: PATHS[id] }));
  return { ...entry, sections: [{ id: 'libraries', links }] };
}

/** What can be created for the company (docs/product/frame.md): projects, and with the Concept Hub analyses too. Needs the right to add projects. */
export function createMenu({ opens }: Pick<NavSituation, 'opens'>): FrameMenu | undefined {
  if (!opens('newProject')) return undefined;
  const entry = { id: 'create', label: t.create, icon: Plus, under: [] };
  if (!opens('newAnalysis'))
    return { ...entry, label: t.createProject, href: PATHS.newProject, sections: [] };
  const section: FrameSection = {
    id: 'create',
    links: [
      {
        id: 'create-project',
        label: t.createProject,
        description: t.withMilestonesAndEstimate,
        icon: Building2,
        href: PATHS.newProject,
      },
      {
        id: 'create-analysis',
        label: t.createAnalysis,
        description: t.compareSizesAndCosts,
        icon: Lightbulb,
        href: PATHS.newAnalysis,
      },
    ],
  };
  return { ...entry, sections: [section] };
}
