import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { CircleCheck, Clock, X } from '#design-system/icons/shapes.ts';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { logLines } from '../model/shareLog.ts';
import { useRevokeShare } from '../reportShareMutations.ts';
import { type ReportShare, shareListQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Share.css.ts';

const states = {
  ACTIVE: { label: t.active, tone: 'positive', icon: CircleCheck },
  EXPIRED: { label: t.expired, tone: 'neutral', icon: Clock },
  REVOKED: { label: t.revoked, tone: 'neutral', icon: X },
} as const;

/** The links of a run, each with its access log. */
export function ShareList({ runId }: { runId: number }) {
  const query = useQuery(shareListQuery(useProjectId(), runId));
  const revoke = useRevokeShare(runId);
  return (
    <section className={styles.links} aria-label={t.linksOfThisRun}>
      <h3 className={styles.heading}>
        {t.links}
        <span className={styles.quiet}>{query.data?.count ?? ''}</span>
      </h3>
      {query.error ? (
        <LoadError what={t.linksLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        query.data.results.length === 0 ? (
          <p className={styles.quiet}>{t.noLinksYetWhoOpens}</p>
        ) : (
          <ul className={styles.list}>
            {query.data.results.map((share) => (
              <Share
                key={share.id}
                share={share}
                isEnding={revoke.isPending && revoke.variables.id === share.id}
                onRevoke={() => revoke.mutate(share)}
              />
            ))}
          </ul>
        )
      ) : (
        <Skeleton height={120} />
      )}
    </section>
  );
}

interface ShareProps {
  share: ReportShare;
  isEnding: boolean;
  onRevoke: () => void;
}

function Share({ share, isEnding, onRevoke }: ShareProps) {
  const link = useRef<HTMLLIElement>(null);
  const revokes = useRef(false);
  const isRevoked = share.state === 'REVOKED';
  // What was pressed goes with the link: the focus stays on what has become of it.
  useEffect(() => {
    if (isRevoked && revokes.current) link.current?.focus();
    revokes.current &&= !isRevoked;
  }, [isRevoked]);
  const facts = [
    share.state === 'REVOKED' ? undefined : t.untilDate(formatDate(share.expires_on)),
    share.has_password ? 'password' : undefined,
    share.has_watermark ? 'watermark' : undefined,
    share.left_out.length > 0 ? t.withoutList(share.left_out.join(', ')) : undefined,
  ].filter(Boolean);
  const by = share.created_by ? personName(share.created_by) : t.somebody;
  return (
    <li ref={link} className={styles.link} tabIndex={-1}>
      <div className={styles.linkHead}>
        <b>{share.recipient}</b>
        <StatusTag {...states[share.state]} />
      </div>
      <p className={styles.quiet}>{facts.join(', ')}</p>
      <ul className={styles.log} aria-label={t.accessLogOfTheLink(share.recipient)}>
        {logLines(share, by).map(({ key, text, when, isWarning }) => (
          <li key={key} data-warning={isWarning || undefined}>
            <span>{text}</span>
            <span className={styles.quiet}>{when}</span>
          </li>
        ))}
      </ul>
      {share.state === 'ACTIVE' ? (
        <div className={styles.tools}>
          <Button
            size="small"
            variant="critical"
            icon={X}
            busy={isEnding}
            onPress={() => {
              revokes.current = true;
              onRevoke();
            }}
          >
            {t.revokeLink}
          </Button>
          <span className={styles.quiet}>{t.endsEveryOpenView}</span>
        </div>
      ) : null}
    </li>
  );
}
