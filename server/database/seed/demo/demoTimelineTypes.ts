/** Work on the timeline. A link names what comes before: an activity, a milestone or an event. */
type DemoActivity = {
  name: string;
  from: string;
  to: string;
  done?: number;
  after?: readonly (readonly [name: string, type?: 'FS' | 'SS' | 'FF' | 'SF', lag?: number])[];
};

/** Phases with their activities, what milestones and events hang on, and when they were planned to be. */
export type DemoTimeline = {
  phases: readonly { name: string; color: number; activities: readonly DemoActivity[] }[];
  links: readonly (readonly [to: string, after: string, lag?: number])[];
  /** Everything later than this day stood so many days earlier in the baseline. */
  baseline: { name: string; keptOn: string; days: number };
};
