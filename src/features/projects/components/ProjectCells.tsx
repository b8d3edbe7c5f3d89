import type { ReactNode } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { costPerArea, formatCostPerArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { ProjectPicture } from '#shared/project';
import { describeGap } from '../model/gap.ts';
import { isLegacy, PROJECT_STATUSES } from '../model/projectStatus.ts';
import type { ProjectRow } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectCells.css.ts';

function Two({ children, below }: { children: ReactNode; below?: string | undefined }) {
  return (
    <div className={styles.two}>
      {children}
      {below === undefined ? null : <small className={styles.small}>{below}</small>}
    </div>
  );
}

/** Picture, name and where it is. */
export function ProjectName({ project, href }: { project: ProjectRow; href: string }) {
  const legacy = isLegacy(project.status);
  const place = [project.city, project.state].filter(Boolean).join(', ');
  return (
    <div className={styles.who} data-legacy={legacy || undefined}>
      <ProjectPicture project={project} size={legacy ? 'medium' : 'large'} />
      <div className={styles.two}>
        <div className={`${styles.name} ${styles.cut}`} title={project.name}>
          <Link href={href} variant="plain">
            {project.name}
          </Link>
        </div>
        <small className={`${styles.small} ${styles.cut}`}>
          {[project.code, place].filter(Boolean).join(' · ')}
        </small>
      </div>
    </div>
  );
}

export function ProjectState({ project }: { project: ProjectRow }) {
  return <StatusTag {...PROJECT_STATUSES[project.status]} />;
}

/** The estimate that counts now, and since when; a legacy project was built in a year. */
export function CurrentMilestone({ project }: { project: ProjectRow }) {
  if (isLegacy(project.status) && project.completed_year !== null) {
    return <Two below={String(project.completed_year)}>{t.asBuilt}</Two>;
  }
  const milestone = project.current_milestone;
  return milestone ? <Two below={formatDate(milestone.date)}>{milestone.name}</Two> : <Figure>-</Figure>;
}

/** What it will cost as things stand, and per area. Where no heading says so, it names itself. */
export function Forecast({ project, isNamed = false }: { project: ProjectRow; isNamed?: boolean }) {
  const { forecast, target_area: area } = project;
  const rate = costPerArea(forecast, area);
  return (
    <Two below={rate === null ? undefined : formatCostPerArea(rate, area.unit)}>
      {isNamed ? <span className={styles.forecastWord}>{t.forecastPiece}</span> : null}
      <Figure>{formatMoney(forecast)}</Figure>
    </Two>
  );
}

export function Gap({ gap, percent }: { gap: number | null; percent: number | null }) {
  const { amount, trend, words } = describeGap(gap, percent);
  return (
    <Two below={words}>
      <Figure {...(trend ? { trend } : {})}>{amount}</Figure>
    </Two>
  );
}

/** The name of a person; of somebody invited who has not said theirs yet, what their address says. */
export const nameOf = (person: Pick<ProjectRow['team'][number], 'first_name' | 'last_name' | 'email'>) =>
  `${person.first_name} ${person.last_name}`.trim() ||
  (person.email.split('@')[0] ?? '').split(/[._-]+/).join(' ');

export function Team({ project }: { project: ProjectRow }) {
  if (project.team.length === 0) return <Figure>-</Figure>;
  // The column holds three people, or three and how many more.
  const people = project.team.slice(0, 3).map(({ avatar_url, ...person }) => ({
    picture: avatar_url ?? null,
    id: String(person.id),
    name: nameOf(person),
  }));
  const more = project.team_count - people.length;
  return (
    <span className={styles.team}>
      <AvatarGroup label={t.team} people={people} limit={3} />
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </span>
  );
}
