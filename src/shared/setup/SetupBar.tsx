import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { pathTo } from '#platform/routing';
import type { Project } from '#shared/project';
import * as styles from './SetupBar.css.ts';
import { SETUP_STEPS, SetupSteps, type SetupStep } from './SetupSteps.tsx';
import * as t from './texts.ts';

/** The last part of a page's address, by step. */
const PAGES: Readonly<Record<string, SetupStep>> = {
  timeline: 'timeline',
  components: 'components',
  estimate: 'estimate',
};

/** The steps above a page of a project that is being set up: with `showStepper` in the address. */
export function SetupBar({ project }: { project: Project }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (search.get('showStepper') !== 'true') return null;
  const last = pathname.split('/').at(-1) ?? '';
  const current = last === String(project.id) ? 'details' : PAGES[last];
  if (!current) return null;
  return (
    <div className={styles.bar}>
      <SetupSteps current={current} project={project} />
      {current === 'details' ? null : <NextStep current={current} project={project} />}
    </div>
  );
}

const order = Object.keys(SETUP_STEPS) as SetupStep[];

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
