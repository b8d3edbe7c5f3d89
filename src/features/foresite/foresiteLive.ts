import type { LiveRule } from '#platform/realtime';
import { foresiteKeys } from '#shared/foresite';

const movers = new Set(['foresite', 'timeline', 'components', 'estimate', 'risks', 'history']);

/** What of a project shows rows of an entity; an entity that is not here may be anywhere in it. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  item: [
    'trend',
    'items',
    'groups',
    'scenarios',
    'scenario-choices',
    'comparison',
    'preview',
    'trace',
    'past',
    'outcome',
    'contingency',
    'deleted',
    'likely',
    'meetings',
  ],
  scenario: [
    'scenarios',
    'scenario-history',
    'scenario-choices',
    'comparison',
    'preview',
    'items',
    'item',
    'meetings',
  ],
  contingency_pot: ['contingency', 'past'],
  contingency_entry: ['contingency', 'past'],
  risk: ['trend', 'outcome', 'contingency', 'comparison', 'past', 'meetings'],
  timeline_phase: [],
  timeline_group: [],
  timeline_activity: [],
  timeline_link: [],
  timeline_baseline: [],
  timeline_calendar: [],
};

/** Every change of an item, scenario, milestone, component or risk, and of what the project counts, reads what shows it. */
export const foresiteLive: LiveRule = ({ project_id: projectId, module, entity, id }) => {
  // The company's cost format and tolerance count in every project.
  if (entity === 'company_settings') return [['foresite']];
  if (projectId === null) return [];
  if (!movers.has(module) && entity !== 'project_settings') return [];
  const parts = shownIn[entity];
  if (!parts || (entity === 'item' && id === null)) return [foresiteKeys.project(projectId)];
  const lists = parts.map((part) => [...foresiteKeys.project(projectId), part]);
  return entity === 'item' && id !== null
    ? [...lists, foresiteKeys.item(projectId, id), foresiteKeys.history(projectId, id)]
    : lists;
};
