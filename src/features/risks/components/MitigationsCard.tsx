import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Check } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { formatDate, relativeDay } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import {
  MITIGATION_STATUSES,
  mitigationCount,
  mitigationProgress,
  type MitigationStatus,
} from '#domain/risks';
import { ExposureByMonth, contingencyQuery } from '#features/contingency';
import { useCan } from '#platform/flags';
import { useProjectId, localToday } from '#shared/project';
import { MITIGATION_TONES, nameOf } from '../model/riskWords.ts';
import { exposureQuery, type RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Register.css.ts';

export interface MitigationsCardProps {
  register: RiskRegister;
}

const statuses = Object.keys(MITIGATION_STATUSES) as MitigationStatus[];

/** How far mitigations are, which come next, what has none, and what the register may cost. */
export function MitigationsCard({ register }: MitigationsCardProps) {
  const count = mitigationCount(register.mitigations);
  return (
    <div className={styles.card}>
      <Card
        title={
          <>
            {t.mitigationsPiece}
            <Text tone="subtle">{count}</Text>
          </>
        }
        padding="none"
      >
        <div className={styles.mitigations}>
          {count === 0 ? (
            <p className={styles.inside}>{t.thereAreNoMitigationsFor}</p>
          ) : (
            <Progress counts={register.mitigations} />
          )}
          <ScrollBox label={t.nextMitigations} className={styles.next}>
            {count === 0 ? null : <DueMitigations rows={register.attention} />}
            <Unmitigated register={register} />
          </ScrollBox>
          <Exposure register={register} />
        </div>
      </Card>
    </div>
  );
}

function Progress({ counts }: { counts: RiskRegister['mitigations'] }) {
  const shares = mitigationProgress(counts);
  return (
    <div className={styles.inside}>
      <div className={styles.progress} aria-hidden="true">
        {statuses.map((status) =>
          shares[status] === 0 ? null : (
            <span
              key={status}
              className={styles.part}
              data-status={status}
              style={{ width: `${shares[status]}%` }}
            />
          ),
        )}
      </div>
      <ul className={styles.legend} aria-label={t.mitigationsStatusProgress}>
        {statuses.map((status) => (
          <li key={status} className={styles.key}>
            <span className={styles.swatch} data-status={status} aria-hidden="true" />
            {MITIGATION_STATUSES[status].label} <b>{`${shares[status]}%`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const near = 14; // days

function DueMitigations({ rows }: { rows: RiskRegister['attention'] }) {
  const today = localToday();
  return (
    <ul className={styles.due}>
      {rows.map((row) => (
        <li key={`${row.risk_id} ${row.name} ${row.due_date ?? ''}`} className={styles.dueRow}>
          <span className={styles.dueName}>{row.name}</span>
          <span className={styles.dueTag}>
            <StatusTag
              label={MITIGATION_STATUSES[row.status].label}
              tone={MITIGATION_TONES[row.status]}
              {...(row.status === 'COMPLETE' && { icon: Check })}
            />
          </span>
          <span className={styles.subtle}>
            <Link href={`?itemDetailsId=${row.risk_id}`}>{formatCode('risk', row.risk_number)}</Link>
            {row.leader ? <span className={styles.dueName}>{nameOf(row.leader)}</span> : null}
          </span>
          <span className={styles.dueDate} data-near={isNear(row, today) || undefined}>
            {row.due_date ? (relativeDay(row.due_date, today) ?? formatDate(row.due_date)) : '-'}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isNear = ({ status, due_date: due }: RiskRegister['attention'][number], today: string) =>
  status !== 'COMPLETE' && due !== null && Date.parse(due) - Date.parse(today) <= near * 86_400_000;

function Unmitigated({ register: { no_mitigation: none } }: Pick<MitigationsCardProps, 'register'>) {
  if (none.count === 0) return null;
  const risks = none.count === 1 ? t.risk1 : t.countRisks(none.count);
  return (
    <div className={styles.unmitigated}>
      <p className={styles.plain}>
        <b>{risks}</b>
        {t.worth}
        <b>{formatMoney(none.value)}</b>
        {t.valueNoMitigation(t.hasWord(none.count))}
        <Link href="?score=noMitigation">{t.showThem}</Link>
      </p>
    </div>
  );
}

/** Opens over the page: the card stays as high as the heatmap. */
function Breakdown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Popover
      label={title}
      placement="bottom-end"
      width={360}
      renderTrigger={(trigger) => (
        <Button size="small" variant="quiet" caret trigger={trigger}>
          {title}
        </Button>
      )}
    >
      {children}
    </Popover>
  );
}

function ExposureByComponent({ rows }: { rows: RiskRegister['by_component'] }) {
  return (
    <dl className={styles.components} aria-label={t.expectedValueByComponent}>
      {rows.map(({ component, count, expected }) => (
        <div key={component?.id ?? 0} className={styles.component}>
          <dt className={styles.dueName}>{component?.name ?? t.noComponent}</dt>
          <dd className={styles.subtle}>{count === 1 ? t.risk1 : t.countRisks(count)}</dd>
          <dd className={styles.amount}>{formatMoney(expected)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Exposure({ register }: Pick<MitigationsCardProps, 'register'>) {
  const projectId = useProjectId();
  const { data: outcome, isPlaceholderData: isOld } = useQuery(exposureQuery(projectId, register));
  const funds = useQuery({ ...contingencyQuery(projectId), enabled: useCan('foresite_access') }).data;
  const left = funds && funds.pots.length > 0 ? funds.total.left : null;
  const figures = [
    [t.valueOfActiveRisks, register.value],
    [t.expectedValue, register.expected],
  ] as const;
  const runs = [
    ['P50', outcome?.p50],
    ['P80', outcome?.p80],
  ] as const;
  return (
    <div className={styles.exposureCard}>
      <dl className={styles.exposure}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figure}>{formatMoney(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.runs} aria-busy={isOld || undefined}>
        <dl className={styles.run}>
          {runs.map(([name, value]) => (
            <div key={name} className={styles.run}>
              <dt>{name}</dt>
              <dd className={styles.runFigure}>{value === undefined ? NOTHING : formatMoney(value)}</dd>
            </div>
          ))}
        </dl>
        <span>{isOld ? t.simulating : t.of10000Runs}</span>
      </div>
      <div className={styles.breakdowns}>
        <Breakdown title={t.byComponent}>
          <ExposureByComponent rows={register.by_component} />
        </Breakdown>
        <Breakdown title={t.byMonth}>
          <ExposureByMonth overTime={register.over_time} left={left} />
        </Breakdown>
      </div>
    </div>
  );
}
