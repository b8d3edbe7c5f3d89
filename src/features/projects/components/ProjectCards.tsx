import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { formatArea } from '#domain/area';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { ProjectPicture } from '#shared/project';
import { groupKeyOf, isFiltered, type ProjectFilters } from '../model/projectFilters.ts';
import { isLegacy } from '../model/projectStatus.ts';
import type { ProjectPage, ProjectRow, Subtotal } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { CurrentMilestone, Gap, ProjectState, Team } from './ProjectCells.tsx';
import { ListPages, NoMatches, NoProjects } from './ProjectListParts.tsx';
import * as styles from './ProjectCards.css.ts';

export interface ProjectCardsProps {
  page: ProjectPage | undefined;
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
}

/** The projects as cards in their groups, with subtotals. */
export function ProjectCards({ page, filters, onChange }: ProjectCardsProps) {
  if (!page) return <Skeleton height={420} />;
  if (page.count === 0)
    return isFiltered(filters) ? <NoMatches filters={filters} onChange={onChange} /> : <NoProjects />;
  const byKey = inGroups(page.results, filters);
  return (
    <>
      {page.groups
        .filter(({ key }) => byKey.has(key))
        .map((group) => (
          <section key={group.key} aria-label={group.label} className={styles.group}>
            <GroupHead group={group} />
            <ul className={styles.cards}>
              {(byKey.get(group.key) ?? []).map((project) => (
                <li key={project.id} className={styles.card}>
                  <TallCard project={project} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <ListPages count={page.count} filters={filters} onChange={onChange} />
    </>
  );
}

function inGroups(rows: readonly ProjectRow[], { groupBy }: ProjectFilters) {
  const byKey = new Map<string, ProjectRow[]>();
  for (const project of rows) {
    const key = groupKeyOf(project, groupBy);
    const group = byKey.get(key);
    if (group) group.push(project);
    else byKey.set(key, [project]);
  }
  return byKey;
}

function GroupHead({ group }: { group: Subtotal }) {
  const { label, count, area_sq_ft: area, forecast, gap } = group;
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>
        {label} <span className={styles.count}>{count}</span>
      </h2>
      {area > 0 ? <Figure>{formatArea({ unit: 'sq_ft', value: area })}</Figure> : null}
      {forecast === null ? null : <Figure>{formatMoney(forecast)}</Figure>}
      {gap === null ? null : <Gap gap={gap} percent={null} />}
    </header>
  );
}

function TallCard({ project }: { project: ProjectRow }) {
  const legacy = isLegacy(project.status);
  const place = [project.city, project.state].filter(Boolean).join(', ');
  return (
    <>
      <div className={styles.picture}>
        <ProjectPicture project={project} size="wide" />
      </div>
      <div className={styles.body}>
        <div className={styles.name} title={project.name}>
          <Link href={pathTo('projectHome', { projectId: project.id })} variant="plain">
            {project.name}
          </Link>
        </div>
        <p className={styles.place}>{[project.code, place].filter(Boolean).join(' · ') || t.noLocationYet}</p>
        <div className={styles.line}>
          <ProjectState project={project} />
          <Team project={project} />
        </div>
        <dl className={styles.facts}>
          <dt>{t.currentMilestone}</dt>
          <dd>
            <CurrentMilestone project={project} />
          </dd>
          <dt>{legacy ? t.cost : t.forecast}</dt>
          <dd>
            <Figure>{formatMoney(project.forecast)}</Figure>
          </dd>
          {legacy ? null : (
            <>
              <dt>{t.budget}</dt>
              <dd>
                <Figure>{formatMoney(project.target_budget)}</Figure>
              </dd>
            </>
          )}
          <dt>{t.area}</dt>
          <dd>
            <Figure>{formatArea(project.target_area)}</Figure>
          </dd>
        </dl>
        {legacy ? null : (
          <div className={styles.line}>
            <BudgetBar project={project} />
            <Gap gap={project.gap} percent={project.gap_percent} />
          </div>
        )}
      </div>
    </>
  );
}
