/** What a project has been given so far. */
export interface ProjectReadiness {
  has_milestones: boolean;
  has_components: boolean;
  has_estimate: boolean;
}

/** The pages that complete a project's data, in the order in which they build on each other (docs/product/projects.md). */
export const DATA_STEPS = ['timeline', 'components', 'estimate'] as const;

/** A page that completes a project's data. */
export type DataStep = (typeof DATA_STEPS)[number];

const GIVEN = {
  timeline: 'has_milestones',
  components: 'has_components',
  estimate: 'has_estimate',
} as const satisfies Record<DataStep, keyof ProjectReadiness>;

/** The steps whose data a project still lacks, first things first. */
export function missingSteps(project: ProjectReadiness): readonly DataStep[] {
  return DATA_STEPS.filter((step) => !project[GIVEN[step]]);
}
