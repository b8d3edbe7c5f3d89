/** A status of a project: what people call it, and where it may move. */
interface StatusRow {
  label: string;
  next: readonly string[];
}

/**
 * The statuses of a project with their labels and moves, in the order in which lists group them
 * (docs/product/projects.md). A playground stays one.
 */
export const PROJECT_STATUSES = {
  ACTIVE: { label: 'In progress', next: ['COMPLETED', 'ABANDONED'] },
  DRAFT: { label: 'Draft', next: ['ACTIVE', 'COMPLETED', 'ABANDONED'] },
  CONCEPT: { label: 'Concept', next: ['ACTIVE', 'ABANDONED'] },
  PLAYGROUND: { label: 'Playground', next: [] },
  COMPLETED: { label: 'Completed', next: ['ACTIVE'] },
  LEGACY: { label: 'Legacy', next: ['DRAFT_LEGACY', 'ABANDONED_LEGACY'] },
  DRAFT_LEGACY: { label: 'Legacy (Draft)', next: ['LEGACY'] },
  ABANDONED: { label: 'Abandoned', next: ['ACTIVE', 'DRAFT'] },
  ABANDONED_LEGACY: { label: 'Legacy (Abandoned)', next: ['LEGACY', 'DRAFT_LEGACY'] },
} as const satisfies Record<string, StatusRow>;

/** A status of a project. */
export type ProjectStatus = keyof typeof PROJECT_STATUSES;

/** All statuses, in the order of lists. */
export const STATUS_ORDER = Object.keys(PROJECT_STATUSES) as ProjectStatus[];

/** Finished projects that only serve comparison: they save fewer fields, and on pages of their own. */
export const isLegacy = (status: ProjectStatus): boolean => status.endsWith('LEGACY');

/** Whether a project is still planned: templates and other beginnings go nowhere else. */
export const isUnderWay = (status: ProjectStatus): boolean =>
  !isLegacy(status) && status !== 'COMPLETED' && status !== 'ABANDONED';

/** Why templates are not taken into a project; undefined where they are. */
export const templateTargetProblem = (status: ProjectStatus): string | undefined =>
  isUnderWay(status)
    ? undefined
    : `This project is ${PROJECT_STATUSES[status].label}, so nothing more is planned in it. Add the templates to a project that is under way.`;

/** The statuses that a project may move to. */
export const nextStatuses = (from: ProjectStatus): readonly ProjectStatus[] => PROJECT_STATUSES[from].next;

/** Why a project cannot move, or null where it can. */
export function moveProblem(from: ProjectStatus, to: ProjectStatus): string | null {
  const next = nextStatuses(from);
  if (next.includes(to)) return null;
  const [now, wanted] = [PROJECT_STATUSES[from].label, PROJECT_STATUSES[to].label];
  if (from === to) return `The project is already ${now}. Reload the page.`;
  if (next.length === 0) return `A project that is ${now} keeps its status. Copy it to work on it for real.`;
  const labels = next.map((status) => PROJECT_STATUSES[status].label).join(' or ');
  return `A project that is ${now} cannot become ${wanted}. It can become ${labels}.`;
}

/** What a move is called on its button, and what a person confirms. */
export interface StatusMove {
  to: ProjectStatus;
  verb: string;
  title: string;
  text: string;
}

const MOVES: Record<ProjectStatus, Omit<StatusMove, 'to'>> = {
  ACTIVE: {
    verb: 'Start project',
    title: 'Start this project?',
    text: 'It moves to In progress and opens on its overview. People on the team get reminders for what is due.',
  },
  DRAFT: {
    verb: 'Move back to draft',
    title: 'Move this project back to draft?',
    text: 'It opens on the first step that still lacks data. Nothing in it is lost.',
  },
  CONCEPT: { verb: 'Move to concept', title: 'Move this project to concept?', text: '' },
  PLAYGROUND: { verb: 'Make a playground', title: 'Make this project a playground?', text: '' },
  COMPLETED: {
    verb: 'Complete project',
    title: 'Complete this project?',
    text: 'It moves to Completed and reminders stop. The team keeps its access, and you can reopen it.',
  },
  ABANDONED: {
    verb: 'Abandon project',
    title: 'Abandon this project?',
    text: 'It moves to Abandoned and reminders stop. Nothing in it is deleted, and you can take it up again.',
  },
  LEGACY: {
    verb: 'Publish legacy project',
    title: 'Publish this legacy project?',
    text: 'Other projects can then be compared with it in Calibrate. Its menu shows only what comparison needs.',
  },
  DRAFT_LEGACY: {
    verb: 'Move back to draft',
    title: 'Move this legacy project back to draft?',
    text: 'Other projects are no longer compared with it until you publish it again.',
  },
  ABANDONED_LEGACY: {
    verb: 'Abandon legacy project',
    title: 'Abandon this legacy project?',
    text: 'Other projects are no longer compared with it. Nothing in it is deleted.',
  },
};

/** From a status that is closed, to start a project is to take it up again. */
const REOPEN = {
  verb: 'Reopen project',
  title: 'Reopen this project?',
  text: 'It moves to In progress. People on the team get reminders for what is due again.',
};

/** The moves that a project in this status is offered, with what each is called. */
export const statusMoves = (from: ProjectStatus): readonly StatusMove[] =>
  nextStatuses(from).map((to) => ({
    to,
    ...(to === 'ACTIVE' && (from === 'COMPLETED' || from === 'ABANDONED') ? REOPEN : MOVES[to]),
  }));

/** What people call each status. */
export const STATUS_LABELS = Object.fromEntries(
  STATUS_ORDER.map((status) => [status, PROJECT_STATUSES[status].label]),
) as Readonly<Record<ProjectStatus, string>>;
