import { useNavigate } from 'react-router-dom';
import { Stepper } from '#design-system/navigation/Stepper/Stepper.tsx';
import { missingSteps } from '#domain/projects';
import { pathTo, usePages } from '#platform/routing';
import type { Project } from '#shared/project';
import * as t from './texts.ts';

/** The steps in their order, with what each is called. */
export const SETUP_STEPS = {
  details: t.details,
  timeline: t.timeline,
  components: t.components,
  estimate: t.estimate,
} as const;

/** A step of a project's start. */
export type SetupStep = keyof typeof SETUP_STEPS;

const steps = Object.keys(SETUP_STEPS) as SetupStep[];

export interface SetupStepsProps {
  current: SetupStep;
  /** Absent while the project is not saved yet: then only its details are open. */
  project?: Project | undefined;
}

/** The steps from a project's details to its first estimate, each with whether it is done. */
export function SetupSteps({ current, project }: SetupStepsProps) {
  const navigate = useNavigate();
  const { opens } = usePages();
  const missing: readonly string[] = project ? missingSteps(project) : [];
  const stateOf = (step: SetupStep) => {
    if (step === current) return { state: 'todo' as const };
    if (!project) return { state: 'todo' as const };
    if (!opens(step)) return { state: 'locked' as const, lockedReason: t.yourRoleDoesNotOpen };
    return { state: missing.includes(step) ? ('todo' as const) : ('done' as const) };
  };
  return (
    <Stepper
      label={t.createProject}
      current={current}
      steps={steps.map((id) => ({ id, label: SETUP_STEPS[id], ...stateOf(id) }))}
      onSelect={(step) => {
        if (project) void navigate(pathTo(step, { projectId: project.id }, { showStepper: 'true' }));
      }}
    />
  );
}
