import { type DataStep, missingSteps, type ProjectReadiness } from '#domain/projects';
import type { Overview } from '../overviewQueries.ts';

/** What the chart in area mode waits for: an estimate's milestone, and components that have an area (docs/product/overview.md). */
export function stepsBeforeArea(area: Overview['area'], project: ProjectReadiness): readonly DataStep[] {
  const steps = missingSteps(project);
  if (steps.length > 0) return steps;
  if (area.current_milestone_id === null) return ['estimate'];
  return area.summary.planned > 0 ? [] : ['components'];
}
