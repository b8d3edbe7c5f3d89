/** Lists whose looks can be kept under a name (docs/product/lists.md). */
export const VIEW_LISTS = {
  items: {
    sees: 'foresite_access',
    shares: 'edit_any_scenarioitem',
    sharers: 'Only people who can edit every item can share views',
    noun: 'view',
  },
  timeline: {
    sees: 'timeline_access',
    shares: 'change_timelineactivity',
    sharers: 'Only people who can change activities can share views',
    noun: 'view',
  },
  packages: {
    sees: 'procurement_access',
    shares: 'change_procurement',
    sharers: 'Only people who can change bid packages can share views',
    noun: 'view',
  },
  estimate_lines: {
    sees: 'estimate_access',
    shares: 'upload_estimate',
    sharers: 'Only people who can upload estimates can share views',
    noun: 'view',
  },
  risks: {
    sees: 'risk_access',
    shares: 'change_risk',
    sharers: 'Only people who can change risks can share views',
    noun: 'view',
  },
  /** Whoever sees issues also changes them. */
  issues: {
    sees: 'issue_access',
    shares: 'issue_access',
    sharers: 'Only people who can change issues can share views',
    noun: 'view',
  },
  /** The list of projects: its views belong to no project, and everybody signed in sees it. */
  projects: {
    sees: null,
    shares: 'add_projectgroup',
    sharers: 'Only people who can add project groups can share views',
    noun: 'view',
  },
  /** How files of estimates are read, in all projects: headings and columns, never a figure. */
  estimate_files: {
    sees: null,
    shares: 'upload_estimate',
    sharers: 'Only people who can upload estimates can share layouts',
    noun: 'layout',
  },
} as const;

/** One of those lists. */
export type ViewList = keyof typeof VIEW_LISTS;

/** What a view of the list is called. */
export type ViewNoun = (typeof VIEW_LISTS)[ViewList]['noun'];

/** Characters of a view's name. */
export const MAX_VIEW_NAME = 100;

/** Views of one list that one person keeps, in a project where the list is one of a project. */
export const MAX_VIEWS = 100;

/** What the rules look at. */
export interface ViewFacts {
  owner_id: number;
  is_shared: boolean;
  is_locked: boolean;
}

/** What somebody wants to change of a view. */
export interface ViewChange {
  name?: string | undefined;
  is_shared?: boolean | undefined;
  is_locked?: boolean | undefined;
  config?: unknown;
}

/** Whose view it is, for the sentence that refuses. */
export interface ViewOwner {
  first_name: string;
  last_name: string;
}

const fold = (name: string) => name.trim().toLowerCase();

/** The next free `View (n)`; the first is the default 'View (1)' (docs/product/lists.md: generated names never repeat). */
export function nextViewName(names: readonly string[]): string {
  const taken = new Set(names.map(fold));
  for (let number = 1; ; number++) {
    const name = `View (${number})`;
    if (!taken.has(fold(name))) return name;
  }
}

/** A free name for a view that comes from elsewhere: its own, or `Envelope (2)`. */
export function freeViewName(name: string, names: readonly string[]): string {
  const taken = new Set(names.map(fold));
  if (!taken.has(fold(name))) return name;
  const stem = name.trim().replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const copy = `${stem.slice(0, MAX_VIEW_NAME - ending.length)}${ending}`;
    if (!taken.has(fold(copy))) return copy;
  }
}

/** What is wrong with a name, `others` being the person's other views of the list; undefined when nothing is. */
export function viewNameProblem(
  name: string,
  others: readonly string[],
  noun: ViewNoun = 'view',
): string | undefined {
  if (name.trim() === '') return 'Name is required';
  if (name.trim().length > MAX_VIEW_NAME) return `Use at most ${MAX_VIEW_NAME} characters.`;
  if (others.some((other) => fold(other) === fold(name)))
    return `There is already a ${noun} called "${name.trim()}". Choose another name.`;
  return undefined;
}

/**
 * Why a person cannot make this change; undefined when they can. A shared view's look may be changed by whoever sees it
 * unless it is locked; its name, its lock and its sharing are its owner's.
 */
export function whyNotChangeView(
  view: ViewFacts,
  change: ViewChange,
  userId: number,
  owner: ViewOwner,
  noun: ViewNoun,
): string | undefined {
  if (view.owner_id === userId) return undefined;
  const who = `${owner.first_name} ${owner.last_name}`;
  if (view.is_locked) return `Only ${who} can change this ${noun}.`;
  const isOwners =
    change.name !== undefined || change.is_shared !== undefined || change.is_locked !== undefined;
  return isOwners ? `Only ${who} can rename, lock or stop sharing this ${noun}.` : undefined;
}

/** Why a view cannot be deleted (docs/product/lists.md: neither the selected one nor the only one); undefined when it can. */
export function whyNotRemoveView(
  view: ViewFacts & { is_selected: boolean },
  { userId, owner, count, noun }: { userId: number; owner: ViewOwner; count: number; noun: ViewNoun },
): string | undefined {
  if (view.owner_id !== userId) return `Only ${owner.first_name} ${owner.last_name} can delete this ${noun}.`;
  // A list always has a look; files are read without a layout, too.
  if (noun === 'layout') return undefined;
  if (count < 2) return 'The only view cannot be deleted.';
  return view.is_selected ? 'This view is open. Open another one first.' : undefined;
}
