import type { DemoContextDocument, DemoContextEntry } from './demoContextTypes.ts';
import type { DashboardCard, DashboardCostMode } from '#domain/dashboards';
import type { DemoOwnValues } from './cedarRidgeOwn.ts';
import type { DemoDocument, DemoPackage } from './demoPackageTypes.ts';
import type { CriterionResult } from '#domain/vision';
import type { DemoReport } from './demoReportTypes.ts';
import type { DemoTimeline } from './demoTimelineTypes.ts';
import type { AttributeType } from '#domain/attributes';
import type { Permission, TenantFlag } from '#contract/unions.ts';
import type { DemoAnalysis } from './northbankAnalyses.ts';
import type { DemoBidder } from './northbankBidders.ts';
import type { DemoIdea } from './northbankIdeas.ts';
import type { DemoIndex } from './costIndices.ts';
import type { DemoLibraryTemplate } from './northbankTemplates.ts';
import type { DemoTemplate } from './markupTemplates.ts';
import type { DemoMeeting, DemoMention } from './demoMeeting.ts';
import type { DemoArea, DemoProgramVersion } from './demoPrograms.ts';
import type { DemoPot } from './demoPot.ts';
import type { DemoView } from './demoView.ts';
import type { DemoRole } from './demoRole.ts';

type DemoPerson = {
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  role: string;
  external?: boolean;
  units?: readonly string[];
  /** The day the account began. */
  since: string;
  /** Hours before the load that they were last here. */
  seenHoursAgo?: number;
  isDeactivated?: boolean;
};

/** Somebody who pending invite: an address is all that is known. `at` is the company's local time. */
type DemoInvitee = {
  key: string;
  email: string;
  role: string;
  external?: boolean;
  units?: readonly string[];
  invited: { by: string; at: string };
};

/** A priced line; codes are those of the seed lists of cost groups. */
export type DemoSubItem = {
  scope: string;
  quantity: number;
  measure: string;
  unitCost: number;
  masterFormat?: string;
  uniFormat?: string;
  /** Code in the company's own format. */
  package?: string;
};

/** A priced line written in the order of its columns. */
export const line = (
  scope: string,
  quantity: number,
  measure: string,
  unitCost: number,
  masterFormat?: string,
  uniFormat?: string,
  workPackage?: string,
): DemoSubItem => ({
  scope,
  quantity,
  measure,
  unitCost,
  masterFormat,
  uniFormat,
  package: workPackage,
});

/** What an item says; everything but name and component may change in its history. */
export type DemoItemFields = {
  name: string;
  component: string;
  description?: string;
  status?: 'DRAFT' | 'PENDING' | 'ARCHIVED';
  priority?: number;
  due?: string | null;
  lower?: number;
  upper?: number;
  area?: number;
  assignee?: string;
  proposedBy?: string;
  groups?: readonly string[];
  tags?: readonly string[];
  subItems: readonly DemoSubItem[];
  /** Days on the schedule, and whether they lie on the critical path. */
  schedule?: readonly [days: number, isCritical: boolean];
  /** The milestone by which it has to be decided, and what each week after that costs. */
  deadline?: readonly [milestone: string, weeklyCost: number];
  /** Scores from -2 to 2 by the goal's name. */
  drivers?: Readonly<Record<string, number>>;
  /** The company's own fields by name; options by their words, days as days. */
  attributes?: Readonly<Record<string, number | string | readonly string[]>>;
};

/**
 * One act of one person; `at` is the company's local time `YYYY-MM-DDTHH:MM`. What is decided in a meeting names its
 * title, and what was said; an approval may name the pot that pays for it, or gets what it saves.
 */
export type DemoStep = { at: string; by: string } & (
  | { change: Partial<DemoItemFields> }
  | { approve: string; pot?: string; meeting?: DemoMention }
  | { reject: string }
  | { heard: DemoMention }
);

export type DemoItem = {
  at: string;
  by: string;
  /** Priced without the project's markups. */
  allIn?: boolean;
  first: DemoItemFields & { status?: 'DRAFT' | 'PENDING' };
  steps?: readonly DemoStep[];
  /** What people said about it; the keys of those whom they name stand in `names`. */
  comments?: readonly { at: string; by: string; body: string; names?: readonly string[] }[];
  links?: readonly { at: string; by: string; url: string; title: string }[];
};

export type DemoComponent = {
  key: string;
  name: string;
  overall?: boolean;
  workType?: string;
  subCategory?: string;
  color: number;
  baseUnits?: readonly [count: number, name: string];
  area?: readonly [value: number, unit: 'sq_ft' | 'acre'];
  /** In the unit of its area. */
  targetArea?: number;
  excluded?: boolean;
  budget?: number;
  /** Which shares its estimate lines follow. */
  kind: 'building' | 'plant' | 'garage' | 'site' | 'overall';
};

/** A milestone; `totals` in dollars by component key make it one with an estimate. */
type DemoMilestone = {
  name: string;
  shortName: string;
  date: string;
  totals?: Readonly<Record<string, number>>;
  /** Square feet by component key as they were designed then; the newest milestone follows the components. */
  areas?: Readonly<Record<string, number>>;
  /** What the owner pays beside the estimate, by name, in dollars. */
  ownerCosts?: readonly (readonly [name: string, amount: number])[];
  /** What its estimate says of the project's markups, by their names. */
  markups?: Readonly<Record<string, { value: number; reason: string }>>;
  /** Lines with a markup of their own in percent, 0 for none, by their descriptions. */
  ownMarkups?: Readonly<Record<string, number>>;
};

type DemoContractEvent = {
  type:
    | 'GMP_LOCK_DATE'
    | 'GENERIC_CONTRACT_EVENT'
    | 'PRECONSTRUCTION_START_DATE'
    | 'PRECONSTRUCTION_END_DATE'
    | 'CONSTRUCTION_START_DATE';
  name: string;
  date: string;
};

export type DemoMarkup = {
  name: string;
  kind: 'percent_direct' | 'percent_compound' | 'lump_sum';
  value: number;
};

/** A field of the company's own. */
export type DemoAttribute = {
  entity: 'PROJECT' | 'COMPONENT' | 'RISK' | 'SCENARIO_ITEM';
  group: string;
  name: string;
  type: AttributeType;
  unit?: string;
  options?: readonly string[];
};

/** A goal that items are judged by. */
/** A target of a code of the UniFormat within a component, dollars. */
export type DemoTarget = {
  component: string;
  dimension: 'systems';
  code: string;
  target: number;
  stretch: number;
  /** A person by key; null while nobody stands for it. */
  owner: string | null;
  note: string;
};

/** What a project is for; people and milestones by key and name. */
export type DemoVision = {
  statement: string;
  agreedBy: string;
  agreedOn: string;
  facts: readonly { label: string; value: string }[];
  criteria: readonly { name: string; judge: string; milestone: string; result?: CriterionResult }[];
};

export type DemoDriver = { name: string; description: string; weight: number };

/** `items` are the items' numbers. */
export type DemoScenario = { name: string; by: string; at: string; items: readonly number[] };

export type DemoRisk = {
  name: string;
  /** The day on which its owner wrote it down. */
  raised: string;
  /** The day on which value, likelihood and impact became what they are now, where they were others at first. */
  rescored?: string;
  description: string;
  category: string;
  component: string;
  owner: string;
  likelihood: number;
  impact: number;
  value: number | null;
  originalValue?: number;
  /** Likelihood and impact at first, where mitigations have lowered them since. */
  inherent?: readonly [likelihood: number, impact: number];
  response?: 'AVOID' | 'MITIGATE' | 'TRANSFER' | 'ACCEPT';
  cause?: string;
  event?: string;
  effect?: string;
  trigger?: string;
  /** First and last day of exposure. */
  exposed?: readonly [from: string, to: string];
  closed?: string;
  /** When it came true, what it cost, and days lost. */
  struck?: { on: string; cost: number; days?: number };
  template?: string;
  /** Numbers of the items that it has to do with. */
  options?: readonly number[];
  /** `takesOff` is steps of likelihood and impact. */
  mitigations?: readonly {
    name: string;
    status: 'DRAFT' | 'IN_PROGRESS' | 'COMPLETE';
    due: string;
    leader: string;
    cost: number;
    takesOff: readonly [likelihood: number, impact: number];
  }[];
};

/** Severity 1 insignificant to 5 critical; links name risks and items by their numbers. */
export type DemoIssue = {
  name: string;
  description: string;
  type: string;
  subtype?: string;
  severity: number;
  priority: number;
  status: 'OPEN' | 'PENDING' | 'DISPUTE' | 'REJECTED' | 'CLOSED';
  due: string;
  assignee: string;
  reviewer: string;
  /** Dollars and days of delay. */
  cost?: number;
  days?: number;
  rootCause?: string;
  scope?: string;
  trade?: string;
  disciplines?: readonly string[];
  /** Who answered, what, and on which day. */
  answer?: readonly [person: string, text: string, day: string];
  closed?: string;
  template?: string;
  links?: readonly (readonly ['risk' | 'scenario_item', number])[];
};

export type DemoProject = {
  /** Activities of the timeline that items touch, by the number of the item. */
  touched?: Readonly<Record<number, readonly string[]>>;
  reports?: readonly DemoReport[];
  contextFiles?: readonly DemoContextDocument[];
  context?: readonly DemoContextEntry[];
  name: string;
  code: string | null;
  city: string;
  state: string;
  address: string;
  status: 'ACTIVE' | 'DRAFT' | 'LEGACY' | 'PLAYGROUND';
  picture: string;
  delivery: string;
  /** Code of its kind of construction. */
  category: string;
  unit: string;
  targetBudget: number | null;
  targetArea: number;
  preconStart?: string;
  preconEnd?: string;
  constructionStart?: string;
  completion?: string;
  completedYear?: number;
  /** What brings its cost to the company's place, time and own measure; each 1 unless it says otherwise. */
  coefficients?: { location?: number; time?: number; custom?: number };
  underContract?: boolean;
  owner: string;
  architect?: string;
  groups?: readonly string[];
  /** What it says in the company's own fields. */
  own?: DemoOwnValues;
  /** The day on which each of the team came to it, by the key of the person. */
  team: Readonly<Record<string, string>>;
  components: readonly DemoComponent[];
  program?: readonly DemoArea[];
  programVersions?: readonly DemoProgramVersion[];
  milestones: readonly DemoMilestone[];
  timeline?: DemoTimeline;
  events?: readonly DemoContractEvent[];
  markups?: readonly DemoMarkup[];
  /** The template that they came from. */
  markupTemplate?: string;
  drivers?: readonly DemoDriver[];
  vision?: DemoVision;
  targets?: readonly DemoTarget[];
  items?: readonly DemoItem[];
  scenarios?: readonly DemoScenario[];
  risks?: readonly DemoRisk[];
  pots?: readonly DemoPot[];
  issues?: readonly DemoIssue[];
  packages?: readonly DemoPackage[];
  documents?: readonly DemoDocument[];
  meetings?: readonly DemoMeeting[];
  views?: readonly DemoView[];
  /** Facts of the past keep their dates; the rest shifts with the week of loading. */
  keepsDates?: boolean;
};

export type DemoCompany = {
  slug: string;
  name: string;
  timeZone: string;
  /** Hours that the company's local times are behind UTC. */
  hoursBehindUtc: number;
  emailDomains: readonly string[];
  units: readonly { name: string; parent?: string }[];
  roles: readonly DemoRole[];
  people: readonly DemoPerson[];
  /** Invitations that are open, or ran out unanswered. */
  invitees?: readonly DemoInvitee[];
  flags: readonly TenantFlag[];
  /** Whether it codes cost in a format of its own too. */
  ownsFormat?: boolean;
  attributes?: readonly DemoAttribute[];
  ideas?: readonly DemoIdea[];
  libraryTemplates?: readonly DemoLibraryTemplate[];
  bidders?: readonly DemoBidder[];
  analyses?: readonly DemoAnalysis[];
  markupTemplates?: readonly DemoTemplate[];
  costIndices?: readonly DemoIndex[];
  dashboards?: readonly DemoDashboard[];
  apiKeys?: readonly DemoApiKey[];
  /** Who invited whom to which project, and when that was accepted (local `YYYY-MM-DDTHH:MM`). */
  invitations?: readonly { person: string; by: string; project: string; at: string }[];
  projects: readonly DemoProject[];
};

/** A key of another program: whose it is, when it was made and last used (local `YYYY-MM-DDTHH:MM`), its last day. */
type DemoApiKey = {
  name: string;
  prefix: string;
  owner: string;
  permissions: readonly Permission[];
  at: string;
  usedAt: string;
  expires: string;
};

/** A dashboard: groups and projects by their names, people by their keys; members see it. */
export type DemoDashboard = {
  name: string;
  description: string;
  type: 'INTERNAL' | 'EXTERNAL';
  creator: string;
  groups?: readonly string[];
  projects?: readonly string[];
  members?: readonly string[];
  /** Costs with markups to those who see them, where nothing is said. */
  costMode?: DashboardCostMode;
  /** Its cards from the top, each about a project by its name; those of a new dashboard otherwise. */
  cards?: readonly (Omit<DashboardCard, 'key' | 'project_id'> & { project?: string })[];
};
