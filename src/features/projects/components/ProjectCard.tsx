import { isLegacy } from '../model/projectStatus.ts';
import type { ProjectRow } from '../projectListQueries.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { Forecast, Gap, ProjectName, ProjectState } from './ProjectCells.tsx';
import * as styles from './ProjectCells.css.ts';

/** A project where there is no room for columns. */
export function ProjectCard({ project, href }: { project: ProjectRow; href: string }) {
  const legacy = isLegacy(project.status);
  return (
    <div className={styles.card}>
      <div className={styles.whole}>
        <ProjectName project={project} href={href} />
      </div>
      <div>
        <ProjectState project={project} />
      </div>
      <div className={styles.end}>
        {legacy ? <Forecast project={project} /> : <Gap gap={project.gap} percent={project.gap_percent} />}
      </div>
      {legacy ? null : (
        <>
          <Forecast project={project} isNamed />
          <BudgetBar project={project} />
        </>
      )}
    </div>
  );
}
