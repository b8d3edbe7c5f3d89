import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { DASHBOARD_CARDS } from '#domain/dashboards';
import { TARGET_STATES } from '#domain/foresite';
import { abbreviate, formatMoney, formatPercent } from '#domain/money';
import { TrendPicture, trendQuery } from '#features/trend';
import { tvdQuery } from '#features/tvd';
import type { AppError } from '#platform/api';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ProjectPicture, projectQuery } from '#shared/project';
import { targetsFile, trendFile } from '../model/cardFiles.ts';
import * as t from '../texts.ts';
import { CardExport } from './CardExport.tsx';
import { ListCard, Titled } from './OutlookCards.tsx';
import * as dashboardStyles from './Dashboards.css.ts';
import * as styles from './Portfolio.css.ts';

interface ProjectCardProps {
  /** The project as the dashboard shows it; undefined where the reader does not see it there. */
  project: { id: number; name: string } | undefined;
  height: number;
}

/** Beside the heading of a card: the page that it is taken from. */
const Way = ({ href, children }: { href: string; children: string }) => (
  <Text size="meta">
    <Link href={href}>{children}</Link>
  </Text>
);

const refused = (error: AppError | null) => error !== null && (error.status === 403 || error.status === 404);

/** A card of one project: its place while it is on the way, and plain words where the reader may not see it. */
function Framed<Data>({
  title,
  project,
  query,
  height,
  link,
  padding = 'normal',
  children,
}: ProjectCardProps & {
  title: string;
  query: UseQueryResult<Data>;
  link: ReactNode;
  padding?: 'none' | 'normal';
  children: (data: Data) => ReactNode;
}) {
  const { data, error } = query;
  if (!project || refused(error as AppError | null))
    return (
      <Card title={title}>
        <Text tone="muted">{project ? t.youCannotSeeThis(project.name) : t.theProjectOfThisCard}</Text>
      </Card>
    );
  if (data !== undefined)
    return (
      <Card title={<Titled note={project.name}>{title}</Titled>} actions={link} padding={padding}>
        {children(data)}
      </Card>
    );
  return error ? (
    <LoadError what={title.toLowerCase()} error={error} onRetry={() => void query.refetch()} />
  ) : (
    <Skeleton height={height} />
  );
}

const none = 0;

/** What stands above a cost trend, as its card says it. */
function pictureText(drawing: HTMLElement, title: string) {
  const read = (part: string) => [...drawing.querySelectorAll<HTMLElement>(`[data-report="${part}"]`)];
  const legend = read('member').map((member) => ({
    name: member.textContent ?? '',
    color: member.firstElementChild ? getComputedStyle(member.firstElementChild).backgroundColor : '',
  }));
  return { title, lead: read('lead')[0]?.textContent ?? '', legend };
}

/** The cost trend of a project. */
export function TrendCard({ project }: Pick<ProjectCardProps, 'project'>) {
  const query = useQuery({ ...trendQuery(project?.id ?? none), enabled: project !== undefined });
  const drawing = useRef<HTMLDivElement>(null);
  const picture = async () =>
    drawing.current &&
    (await import('#design-system/charts/ChartFrame/exportChart.ts')).chartPicture(
      drawing.current,
      pictureText(drawing.current, t.costTrendName(project?.name)),
    );
  return (
    <Framed
      title={t.costTrend}
      project={project}
      query={query}
      height={420}
      link={
        project ? (
          <>
            <Way href={pathTo('foresite', { projectId: project.id })}>{t.foresite}</Way>
            {query.data ? <CardExport file={{ ...trendFile(query.data), picture }} /> : null}
          </>
        ) : null
      }
    >
      {(data) => (
        <Suspense fallback={<Skeleton height={360} />}>
          <div ref={drawing} className={dashboardStyles.trend}>
            <TrendPicture data={data} />
          </div>
        </Suspense>
      )}
    </Framed>
  );
}

const systems = { dimension: 'systems', component: null, perArea: false } as const;
const few = 6;

/** The systems of a project that are furthest above their targets. */
export function TvdCard({ project }: Pick<ProjectCardProps, 'project'>) {
  const query = useQuery({ ...tvdQuery(project?.id ?? none, systems), enabled: project !== undefined });
  const { data } = query;
  if (!project || !data)
    return (
      <Framed title={t.tvdGaps} project={project} query={query} height={300} link={null}>
        {() => null}
      </Framed>
    );
  const count = (state: keyof typeof TARGET_STATES) =>
    data.members.filter(({ target_state: own }) => own === state).length;
  const rows = data.members
    .filter(({ gap, target_state: state }) => gap !== null && state !== 'noTargetSet')
    .toSorted((a, b) => (b.gap ?? 0) - (a.gap ?? 0))
    .slice(0, few);
  return (
    <ListCard
      title={t.tvdGaps}
      note={t.nameAboveWithinTolerance(
        project.name,
        count('aboveTarget'),
        count('aboveTargetWithinTolerance'),
      )}
      actions={
        <>
          <Way href={pathTo('tvd', { projectId: project.id })}>{t.tvd}</Way>
          <CardExport file={targetsFile(data.members)} />
        </>
      }
      none={t.noSystemHasATarget}
      lines={rows.map(({ id, name, forecast, gap, gap_percent: percent, target_state: state }) => (
        <li key={id} className={`${styles.line} ${styles.bare}`}>
          <span className={styles.words}>
            <span className={styles.cut} title={name}>
              {name}
            </span>
            <small className={`${styles.below} ${styles.cut}`}>
              {t.abbreviateForecastLabel(abbreviate(forecast ?? 0), TARGET_STATES[state].label.toLowerCase())}
            </small>
          </span>
          <span className={styles.amount}>
            <Figure {...(gap !== null && gap !== 0 && { trend: gap > 0 ? 'rise' : 'fall' })}>
              {formatMoney(gap)}
            </Figure>
            <small className={styles.below}>
              {percent === null ? '-' : formatPercent(Math.abs(percent))}
            </small>
          </span>
        </li>
      ))}
    />
  );
}

/** What a project looks like. */
export function PictureCard({ project }: Pick<ProjectCardProps, 'project'>) {
  const query = useQuery({ ...projectQuery(project?.id ?? none), enabled: project !== undefined });
  return (
    <Framed
      title={DASHBOARD_CARDS.picture.label}
      project={project}
      query={query}
      height={240}
      padding="none"
      link={project ? <Way href={pathTo('projectHome', { projectId: project.id })}>{t.overview}</Way> : null}
    >
      {(found) => (
        <div className={dashboardStyles.picture}>
          <ProjectPicture project={found} size="wide" />
        </div>
      )}
    </Framed>
  );
}

/** The picture of the dashboard itself. */
export function CoverCard({ picture }: { picture: { url: string; name: string } | undefined }) {
  return !picture ? (
    <Card title={DASHBOARD_CARDS.cover.label}>
      <Text tone="muted">{t.thisDashboardHasNoPicture}</Text>
    </Card>
  ) : (
    <Card padding="none">
      <img className={dashboardStyles.cover} src={picture.url} alt={picture.name} />
    </Card>
  );
}
