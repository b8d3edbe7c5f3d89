import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Project } from '#shared/project';
import * as styles from './SetupBar.css.ts';
import type { SetupStep } from './SetupSteps.tsx';

/** Few projects are being set up. */
const SetupWay = lazy(() => import('./SetupWay.tsx'));

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
      <Suspense fallback={<div className={styles.room} />}>
        <SetupWay current={current} project={project} />
      </Suspense>
    </div>
  );
}
