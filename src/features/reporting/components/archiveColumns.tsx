import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Link2, Mail, Trash2 } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { personName } from '#domain/people';
import { pathTo } from '#platform/routing';
import { localToday } from '#shared/project';
import type { ReportRunRow } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { Description } from './Description.tsx';
import { RunPdf } from './RunPdf.tsx';
import * as styles from './Reporting.css.ts';

/** Why a run stays closed. */
export const closed = t.includesFiguresYourRoleCannot;
const timeOf = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** When a run was made, by the clock of whoever looks. */
export const runMoment = (instant: string) => {
  const moment = new Date(instant);
  return `${formatGridDate(localToday(moment))} ${timeOf.format(moment)}`;
};

/** The report of a run; it leads to the pages where they are open. */
export function RunName({ run, projectId }: { run: ReportRunRow; projectId: number }) {
  return run.is_open ? (
    <Link href={pathTo('reportRun', { projectId, runId: run.id })} variant="plain">
      {run.report.name}
    </Link>
  ) : (
    run.report.name
  );
}

/** Takes a run out of the archive. */
export function RemoveRun({ run, onRemove }: { run: ReportRunRow; onRemove: (run: ReportRunRow) => void }) {
  return (
    <IconButton
      icon={Trash2}
      size="small"
      label={t.deleteTheRunOfName(run.report.name, formatGridDate(run.as_of))}
      disabledReason={run.is_open ? undefined : closed}
      onPress={() => onRemove(run)}
    />
  );
}

/** Whoever ran a report. */
export function RunMaker({ run: { created_by: person } }: { run: ReportRunRow }) {
  return person ? (
    <span className={styles.maker}>
      <Avatar name={personName(person)} src={person.avatar_url ?? null} size="tiny" />
      {personName(person)}
    </span>
  ) : (
    '-'
  );
}

const linkWords = ({ link_state: state, link_views: views }: ReportRunRow) =>
  state === 'EXPIRED' ? t.expired : state === 'REVOKED' ? t.revoked : t.views(views);

/** How a run left the house: by a link of an owner, by mail, or not at all. */
function RunSent({ run }: { run: ReportRunRow }) {
  if (run.link_state === null && run.mailed_count === 0) return '-';
  return (
    <span className={styles.sent}>
      {run.link_state === null ? null : (
        <span className={styles.maker}>
          <Icon of={Link2} size="small" />
          {t.ownerLink} <span className={styles.quiet}>{linkWords(run)}</span>
        </span>
      )}
      {run.mailed_count === 0 ? null : (
        <span className={styles.maker}>
          <Icon of={Mail} size="small" />
          {t.mail} <span className={styles.quiet}>{t.people(run.mailed_count)}</span>
        </span>
      )}
    </span>
  );
}

/** How high a run is in its list, px: two ways in which it was sent stand on two lines. */
export const isSentTwice = (run: ReportRunRow): boolean => run.link_state !== null && run.mailed_count > 0;

/** The columns of the archive. */
export const archiveColumns = (
  projectId: number,
  onRemove: (run: ReportRunRow) => void,
): GridColumn<ReportRunRow>[] => [
  {
    id: 'name',
    title: t.name,
    width: 190,
    minWidth: 150,
    shrinksTo: 176,
    frozen: true,
    value: ({ report }) => report.name,
    render: (run) => (
      <span className={styles.twoLines}>
        <RunName run={run} projectId={projectId} />
      </span>
    ),
  },
  {
    id: 'description',
    title: t.description,
    width: 130,
    minWidth: 116,
    shrinksTo: 116,
    grow: true,
    render: ({ is_open: isOpen, report }) =>
      isOpen ? (
        <Description text={report.description} />
      ) : (
        <span className={styles.quiet}>
          <Description text={t.figuresYourRoleCannotSee} />
        </span>
      ),
  },
  {
    id: 'as_of',
    title: t.figuresAsOf,
    width: 112,
    value: (run) => run.as_of,
    render: (run) => formatGridDate(run.as_of),
  },
  { id: 'created_by', title: t.createdBy, width: 140, render: (run) => <RunMaker run={run} /> },
  {
    id: 'created_at',
    title: t.createdAt,
    width: 136,
    value: (run) => run.created_at,
    render: (run) => runMoment(run.created_at),
  },
  { id: 'sent', title: t.sentColumn, width: 168, render: (run) => <RunSent run={run} /> },
  {
    id: 'page_count',
    title: t.pages,
    width: 78,
    align: 'end',
    value: (run) => run.page_count,
    render: (run) => run.page_count,
  },
  { id: 'pdf', title: t.download, width: 118, render: (run) => <RunPdf run={run} showsSize /> },
  {
    id: 'actions',
    title: t.actions,
    renderTitle: () => null,
    width: 52,
    frozen: 'end',
    hideable: false,
    render: (run) => <RemoveRun run={run} onRemove={onRemove} />,
  },
];
