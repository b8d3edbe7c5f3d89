import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import { personName } from '#domain/people';
import { pathTo, usePages } from '#platform/routing';
import { localToday, useProjectId } from '#shared/project';
import { dueWords } from '../model/dueWords.ts';
import type { News } from '../newsQueries.ts';
import * as t from '../texts.ts';
import * as styles from './News.css.ts';

const titleOf = (title: string, note: string) => (
  <span className={styles.title}>
    {title}
    <span className={styles.note}>{note}</span>
  </span>
);

interface RowProps {
  code: string;
  name: string;
  /** Where it opens; undefined where it does not for this person. */
  href: string | undefined;
  date: string | null;
  person?: News['due']['rows'][number]['person'];
}

function Row({ code, name, href, date, person }: RowProps) {
  const { text, tone } = dueWords(date, localToday());
  return (
    <li>
      <span className={styles.code}>{code}</span>
      <span className={styles.name} title={name}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} variant="plain">
            {name}
          </Link>
        )}
      </span>
      {person ? (
        <Avatar name={personName(person)} src={person.avatar_url} seed={person.id} size="tiny" />
      ) : null}
      <span className={styles.due} data-tone={tone}>
        {text}
      </span>
    </li>
  );
}

/** Items and milestones of the next thirty days, and what is late. */
export function DueCard({ due }: { due: News['due'] }) {
  const projectId = useProjectId();
  const { opens } = usePages();
  const hrefOf = ({ kind, id }: News['due']['rows'][number]) => {
    if (kind === 'item')
      return opens('foresite') ? pathTo('foresite', { projectId }, { itemDetailsId: id }) : undefined;
    return opens('timeline') ? pathTo('timeline', { projectId }) : undefined;
  };
  const more = due.count - due.rows.length;
  return (
    <Card
      title={titleOf(t.due, 'next 30 days')}
      padding="none"
      actions={opens('foresite') ? <Link href={pathTo('foresite', { projectId })}>{t.openItems}</Link> : null}
    >
      {due.count === 0 ? <p className={styles.empty}>{t.nothingIsDue}</p> : null}
      <ul className={styles.list}>
        {due.rows.map((row) => (
          <Row key={`${row.kind}${row.id}`} {...row} href={hrefOf(row)} />
        ))}
      </ul>
      {more > 0 ? <div className={styles.foot}>{t.numberMore(formatNumber(more))}</div> : null}
    </Card>
  );
}

/** Issues that are not settled, those due first on top. */
export function IssuesCard({ issues }: { issues: NonNullable<News['issues']> }) {
  const projectId = useProjectId();
  const opens = usePages().opens('issues');
  const { open, pending, dispute, rows } = issues;
  const counts = [
    t.openOpen(open),
    ...(pending > 0 ? [t.pendingPending(pending)] : []),
    ...(dispute > 0 ? [t.disputeInDispute(dispute)] : []),
  ];
  return (
    <Card
      title={titleOf(t.issues, counts.join(', '))}
      padding="none"
      actions={opens ? <Link href={pathTo('issues', { projectId })}>{t.openIssues}</Link> : null}
    >
      {rows.length === 0 ? <p className={styles.empty}>{t.noIssueIsOpen}</p> : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row
            key={row.id}
            code={row.code}
            name={row.name}
            date={row.due_date}
            href={opens ? pathTo('issues', { projectId }, { itemDetailsId: row.id }) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
