import { type GanttFilter, LINE_STATES, type LineState } from './ganttRows.ts';

const wordsIn = (address: URLSearchParams, name: string) =>
  (address.get(name) ?? '').split(',').filter(Boolean).slice(0, 200);
const numbersIn = (address: URLSearchParams, name: string): number[] => [
  ...new Set(
    wordsIn(address, name)
      .filter((word) => /^[1-9]\d{0,14}$/.test(word))
      .map(Number),
  ),
];

/** Reads what the lines are narrowed to out of an address; what does not fit counts as not given. */
export function readFilter(address: URLSearchParams): GanttFilter {
  const states = wordsIn(address, 'state');
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    phases: numbersIn(address, 'phase'),
    assignees: numbersIn(address, 'assignee'),
    states: (Object.keys(LINE_STATES) as LineState[]).filter((state) => states.includes(state)),
  };
}

/** Writes it into an address beside what else that says; what narrows nothing is left out. */
export function writeFilter(address: URLSearchParams, filter: GanttFilter): URLSearchParams {
  const { search, phases, assignees, states } = filter;
  const written = new URLSearchParams(address);
  const pairs = {
    search,
    phase: phases.join(','),
    assignee: assignees.join(','),
    state: states.join(','),
  };
  for (const [name, value] of Object.entries(pairs))
    if (value === '') written.delete(name);
    else written.set(name, value);
  return written;
}

/** Whether anything is narrowed. */
export const saysFilter = ({ search, phases, assignees, states }: GanttFilter): boolean =>
  search !== '' || [phases, assignees, states].some(({ length }) => length > 0);
