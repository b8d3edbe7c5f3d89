import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { costPerArea, formatArea, formatCostPerArea } from '#domain/area';
import { formatMoney } from '#domain/money';
import { pathTo, usePages } from '#platform/routing';
import { type Project, ProjectPicture } from '#shared/project';
import type { ProjectDraft } from '../model/projectDraft.ts';
import { categoriesQuery } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import { PictureCard } from './PictureCard.tsx';
import * as styles from './ProjectForm.css.ts';

export interface ProjectSideProps {
  draft: ProjectDraft;
  /** Absent while the project is not there yet: a picture belongs to a project. */
  project?: Project | undefined;
  mayChange: boolean;
  legacy: boolean;
  /** Leads on to the next steps. */
  isNew: boolean;
}

const steps = [
  [t.timeline, t.milestonesSetTheDates],
  [t.components, t.splitTheBudgetIntoParts],
  [t.estimate, t.uploadTheFirstOne],
] as const;

/** What the form makes of the project: its picture, its figures, and what comes next. */
export function ProjectSide({ draft, project, mayChange, legacy, isNew }: ProjectSideProps) {
  const category = useQuery(categoriesQuery).data?.results.find(
    ({ id }) => id === draft.construction_category_id,
  );
  const { target_area: area, target_budget: budget } = draft;
  const { opens } = usePages();
  const analysis = project?.analysis;
  const place = [draft.city, draft.state].filter(Boolean).join(', ');
  const about = [place, category?.name].filter(Boolean).join(' · ');
  const drawing = (
    <ProjectPicture project={{ id: project?.id ?? 2, picture: project?.picture ?? null }} size="wide" />
  );
  return (
    <aside className={styles.side} aria-label={t.summary}>
      <div className={styles.paper}>
        {project ? (
          <PictureCard
            projectId={project.id}
            url={project.picture_url}
            name={project.name}
            mayChange={mayChange}
            drawing={drawing}
          />
        ) : (
          <div className={styles.picture}>{drawing}</div>
        )}
        <div className={styles.facts}>
          <p className={styles.factName}>{draft.name || t.newProject}</p>
          <p className={styles.factPlace}>{about || t.noLocationYet}</p>
          {legacy ? null : <Fact label={t.targetBudget} value={formatMoney(budget)} />}
          <Fact label={t.targetArea} value={area.value > 0 ? formatArea(area) : '-'} />
          {legacy ? null : (
            <Fact label={t.perArea} value={formatCostPerArea(costPerArea(budget, area), area.unit)} isTotal />
          )}
          {analysis && opens('analysis') ? (
            <Fact
              label={t.promotedFrom}
              value={<Link href={pathTo('analysis', { analysisId: analysis.id })}>{analysis.name}</Link>}
            />
          ) : null}
        </div>
      </div>
      {isNew && !legacy ? (
        <section className={`${styles.paper} ${styles.steps}`} aria-label={t.nextSteps}>
          <h2 className={styles.heading}>{t.nextSteps}</h2>
          {steps.map(([name, text]) => (
            <div key={name}>
              <p className={styles.stepName}>{name}</p>
              <p className={styles.stepText}>{text}</p>
            </div>
          ))}
        </section>
      ) : null}
    </aside>
  );
}

function Fact({ label, value, isTotal }: { label: string; value: ReactNode; isTotal?: boolean }) {
  return (
    <p className={styles.fact} data-total={isTotal || undefined}>
      <span>{label}</span>
      <span>{value}</span>
    </p>
  );
}
