import type { Permission } from '#contract/unions.ts';
import * as t from './texts.ts';

/** The data that charts wait for, with the page that completes it and what that page needs (docs/product/frame.md). */
export const STEPS = {
  timeline: { label: t.timeline, permission: 'timeline_access' },
  components: { label: t.components, permission: 'component_access' },
  estimate: { label: t.estimate, permission: 'estimate_access' },
} as const satisfies Record<string, { label: string; permission: Permission }>;

/** Data that a project may still lack. */
export type MissingStep = keyof typeof STEPS;

/** The step that is gone to: the estimate where it is missing, since it is what charts draw; else the first. */
export function stepToTake(steps: readonly MissingStep[]): MissingStep | undefined {
  return steps.includes('estimate') ? 'estimate' : steps[0];
}

/** Whether somebody may complete all that is missing; with one step closed to them the rest would not help. */
export function canComplete(steps: readonly MissingStep[], permissions: ReadonlySet<Permission>): boolean {
  return steps.every((step) => permissions.has(STEPS[step].permission));
}
