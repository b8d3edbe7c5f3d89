import { formatArea } from '#domain/area';
import { formatMoney } from '#domain/money';
import type { PathName } from '#platform/routing';
import type { Project } from '#shared/project';
import type { Need } from './NeedList.tsx';

interface FactRow {
  /** How it reads, whether it is there or not. */
  say: (project: Project) => string;
  isThere: (project: Project) => boolean;
  /** Where it is seen and given. */
  page: PathName;
}

/** A fact that is counted: `4 components`, `No components yet`. */
function counted(name: keyof Project['counts'], one: string, more: string, page: PathName): FactRow {
  return {
    say: ({ counts }) => {
      const count = counts[name];
      return count === 0 ? `No ${more} yet` : `${count} ${count === 1 ? one : more}`;
    },
    isThere: ({ counts }) => counts[name] > 0,
    page,
  };
}

/** What a project can bring to a module, and where it is given. */
const FACTS = {
  milestones: counted('milestones', 'design milestone', 'design milestones', 'timeline'),
  components: counted('components', 'component', 'components', 'components'),
  items: counted('items', 'item', 'items', 'foresite'),
  scenarios: counted('scenarios', 'scenario', 'scenarios', 'foresite'),
  risks: counted('risks', 'active risk', 'active risks', 'risks'),
  issues: counted('issues', 'active issue', 'active issues', 'issues'),
  estimate: {
    say: ({ has_estimate }) => (has_estimate ? 'An estimate at a milestone' : 'No estimate yet'),
    isThere: ({ has_estimate }) => has_estimate,
    page: 'estimate',
  },
  budget: {
    say: ({ target_budget }) =>
      target_budget === null ? 'No target budget yet' : `${formatMoney(target_budget)} target budget`,
    isThere: ({ target_budget }) => target_budget !== null,
    page: 'details',
  },
  area: {
    say: ({ target_area }) =>
      target_area === null ? 'No target area yet' : `${formatArea(target_area)} target area`,
    isThere: ({ target_area }) => target_area !== null,
    page: 'details',
  },
} as const satisfies Record<string, FactRow>;

/** Something of a project that modules build on. */
export type Fact = keyof typeof FACTS;

/** Whether a project has what a module builds on, and where it is given: by default on the fact's own page. */
export function needOf(project: Project, fact: Fact, page: PathName = FACTS[fact].page): Need {
  const { say, isThere } = FACTS[fact];
  return { text: say(project), isThere: isThere(project), page };
}
