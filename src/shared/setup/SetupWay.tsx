import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { pathTo } from '#platform/routing';
import type { Project } from '#shared/project';
import { SETUP_STEPS, SetupSteps, type SetupStep } from './SetupSteps.tsx';
import * as t from './texts.ts';

const order = Object.keys(SETUP_STEPS) as SetupStep[];

/** The steps with the way on from the one that is open. */
export default function SetupWay({ current, project }: { current: SetupStep; project: Project }) {
  return (
    <>
      <SetupSteps current={current} project={project} />
      {current === 'details' ? null : <NextStep current={current} project={project} />}
    </>
  );
}

/** The way on; after the last step the project opens as it always will. */
function NextStep({ current, project }: { current: SetupStep; project: Project }) {
  const navigate = useNavigate();
  const next = order[order.indexOf(current) + 1];
  const { id: projectId } = project;
  return (
    <Button
      onPress={() =>
        void navigate(
          next ? pathTo(next, { projectId }, { showStepper: 'true' }) : pathTo('projectHome', { projectId }),
        )
      }
    >
      {next ? t.nextValue(SETUP_STEPS[next]) : t.finishSetup}
    </Button>
  );
}
