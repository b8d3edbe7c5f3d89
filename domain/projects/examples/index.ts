// Tables of what holds for projects, milestones and dates (docs/product/projects.md, timeline.md, frame.md, figures.md), to which
// the tests of the rules, of the server and of the browser are held.
import { addDays, addMonths, type IsoDate } from '#domain/dates';
import type { MilestoneType } from '#domain/milestones';
import type { DataStep, ProjectHome, ProjectStatus } from '#domain/projects';

interface StatusExample {
  status: ProjectStatus;
  label: string;
  next: readonly ProjectStatus[];
}

/** Each status with its label and the ones that it moves to. */
export const statusTable: readonly StatusExample[] = [
  { status: 'DRAFT', label: 'Draft', next: ['ACTIVE', 'COMPLETED', 'ABANDONED'] },
  { status: 'ACTIVE', label: 'In progress', next: ['COMPLETED', 'ABANDONED'] },
  { status: 'ABANDONED', label: 'Abandoned', next: ['ACTIVE', 'DRAFT'] },
  { status: 'COMPLETED', label: 'Completed', next: ['ACTIVE'] },
  { status: 'DRAFT_LEGACY', label: 'Legacy (Draft)', next: ['LEGACY'] },
  { status: 'LEGACY', label: 'Legacy', next: ['DRAFT_LEGACY', 'ABANDONED_LEGACY'] },
  { status: 'ABANDONED_LEGACY', label: 'Legacy (Abandoned)', next: ['LEGACY', 'DRAFT_LEGACY'] },
  { status: 'CONCEPT', label: 'Concept', next: ['ACTIVE', 'ABANDONED'] },
  { status: 'PLAYGROUND', label: 'Playground', next: [] },
];

interface HomeExample {
  status: ProjectStatus;
  /** What the project lacks. */
  lacks: readonly DataStep[];
  /** The pages that the person may open; all of them where nothing is said. */
  opens?: readonly ProjectHome[];
  home: ProjectHome;
}

const everything: readonly DataStep[] = ['timeline', 'components', 'estimate'];

/** Where a project opens. */
export const homeTable: readonly HomeExample[] = [
  { status: 'DRAFT', lacks: everything, home: 'timeline' },
  { status: 'DRAFT', lacks: ['components', 'estimate'], home: 'components' },
  { status: 'DRAFT', lacks: ['estimate'], home: 'estimate' },
  { status: 'DRAFT', lacks: [], home: 'overview' },
  { status: 'DRAFT', lacks: everything, opens: ['estimate', 'overview'], home: 'estimate' },
  { status: 'DRAFT', lacks: everything, opens: ['overview'], home: 'overview' },
  { status: 'DRAFT', lacks: everything, opens: [], home: 'details' },
  { status: 'DRAFT_LEGACY', lacks: everything, home: 'legacyProject' },
  { status: 'DRAFT_LEGACY', lacks: everything, opens: ['overview'], home: 'details' },
  ...(
    ['ACTIVE', 'COMPLETED', 'ABANDONED', 'CONCEPT', 'LEGACY', 'ABANDONED_LEGACY', 'PLAYGROUND'] as const
  ).flatMap((status): HomeExample[] => [
    { status, lacks: everything, home: 'overview' },
    { status, lacks: everything, opens: ['timeline', 'legacyProject'], home: 'details' },
  ]),
];

interface OverlayExample {
  lacks: readonly DataStep[];
  /** The steps that the person may complete. */
  may: readonly DataStep[];
  /** Whether the stepper of a new project shows. */
  steps: boolean;
  sentence: string;
  /** The words on the button, or null where there is none. */
  button: string | null;
}

/** What stands over the cost trend that waits for data. */
export const overlayTable: readonly OverlayExample[] = [
  {
    lacks: everything,
    may: everything,
    steps: false,
    sentence:
      'In order to see the cost trend you need to complete the Timeline, Components and Estimate data',
    button: 'Go to Estimate',
  },
  {
    lacks: everything,
    may: everything,
    steps: true,
    sentence:
      'In order to see the cost trend you need to complete the Timeline, Components and Estimate data',
    button: 'Go back to Estimate',
  },
  {
    lacks: ['timeline', 'components'],
    may: everything,
    steps: false,
    sentence: 'In order to see the cost trend you need to complete the Timeline and Components data',
    button: 'Go to Timeline',
  },
  {
    lacks: ['components'],
    may: everything,
    steps: true,
    sentence: 'In order to see the cost trend you need to complete the Components data',
    button: 'Go back to Components',
  },
  {
    lacks: ['estimate'],
    may: everything,
    steps: false,
    sentence: 'In order to see the cost trend you need to complete the Estimate data',
    button: 'Go to Estimate',
  },
  {
    lacks: everything,
    may: ['timeline', 'components'],
    steps: false,
    sentence:
      'In order to see the cost trend you need to complete the Timeline, Components and Estimate data. Ask the admin to do it.',
    button: null,
  },
];

interface MilestoneExample {
  what: string;
  /** Days from today to the planned and to the actual day, whether it has an estimate, and what that makes it. */
  milestones: readonly { planned: number; actual?: number; estimated: boolean; type: MilestoneType }[];
}

/** What each milestone is to the chart. */
export const milestoneTable: readonly MilestoneExample[] = [
  {
    what: 'no estimate: the first is forecasted',
    milestones: [
      { planned: 30, estimated: false, type: 'forecasted' },
      { planned: 60, estimated: false, type: 'pending' },
    ],
  },
  {
    what: 'the latest with an estimate is current, the first after it forecasted',
    milestones: [
      { planned: -90, estimated: true, type: 'has_estimate' },
      { planned: -60, estimated: false, type: 'pending' },
      { planned: -30, estimated: true, type: 'current' },
      { planned: 30, estimated: false, type: 'forecasted' },
      { planned: 60, estimated: false, type: 'pending' },
    ],
  },
  {
    what: 'the actual day counts before the planned one',
    milestones: [
      { planned: -90, actual: -10, estimated: true, type: 'current' },
      { planned: -60, estimated: true, type: 'has_estimate' },
      { planned: 30, estimated: false, type: 'forecasted' },
    ],
  },
  { what: 'nothing left to forecast', milestones: [{ planned: -5, estimated: true, type: 'current' }] },
];

/** Days as somebody types them, with the exact message, or null where they are taken. */
export const dateTable = (
  today: IsoDate,
): readonly { day: IsoDate; required?: boolean; message: string | null }[] => {
  const [first, last] = [addMonths(today, -12 * 25), addMonths(today, 12 * 25)];
  return [
    { day: '', required: true, message: 'Date is required' },
    { day: '', message: null },
    { day: '2026-02-30', message: 'Invalid date' },
    { day: 'tomorrow', message: 'Invalid date' },
    { day: first, message: null },
    { day: addDays(first, -1), message: 'Date is too far in the past' },
    { day: last, message: null },
    { day: addDays(last, 1), message: 'Date is too far in the future' },
  ];
};
