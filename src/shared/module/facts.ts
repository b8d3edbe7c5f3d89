import { formatArea } from '#domain/area';
import { formatMoney } from '#domain/money';
import type { PathName } from '#platform/routing';
import type { Project } from '#shared/project';
import type { Need } from './NeedList.tsx';
import * as t from './texts.ts';

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
      return count === 0 ? t.noMoreYet(more) : `${count} ${count === 1 ? one : more}`;
    },
    isThere: ({ counts }) => counts[name] > 0,
    page,
  };
}

/** What a project can bring to a module, and where it is given. */
const FACTS = {
  milestones: counted('milestones', t.designMilestone, t.designMilestones, 'timeline'),
  components: counted('components', t.component, t.components, 'components'),
  items: counted('items', t.item, t.items, 'foresite'),
  scenarios: counted('scenarios', t.scenario, t.scenarios, 'foresite'),
  risks: counted('risks', t.activeRisk, t.activeRisks, 'risks'),
  issues: counted('issues', t.activeIssue, t.activeIssues, 'issues'),
  estimate: {
    say: ({ has_estimate }) => (has_estimate ? t.anEstimateAtAMilestone : t.noEstimateYet),
    isThere: ({ has_estimate }) => has_estimate,
    page: 'estimate',
  },
  budget: {
    say: ({ target_budget }) =>
      target_budget === null ? t.noTargetBudgetYet : t.moneyTargetBudget(formatMoney(target_budget)),
    isThere: ({ target_budget }) => target_budget !== null,
    page: 'details',
  },
  area: {
    say: ({ target_area }) =>
      target_area === null ? t.noTargetAreaYet : t.areaTargetArea(formatArea(target_area)),
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
