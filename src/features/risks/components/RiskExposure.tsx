import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate, formatShortDay, type IsoDate } from '#domain/dates';
import type { RiskLevel } from '#domain/risks';
import { useCan } from '#platform/flags';
import { localToday, useProjectId } from '#shared/project';
import { type ExposureBar, exposureBar } from '../model/riskFigures.ts';
import { contractEventsQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';
import * as styles from './RiskExposure.css.ts';

export interface RiskExposureProps {
  from: IsoDate | null;
  to: IsoDate | null;
  level: RiskLevel;
  /** The days themselves, as they are written or read. */
  children: ReactNode;
}

/** From when to when it can strike, drawn and as days. */
export function RiskExposure({ from, to, level, children }: RiskExposureProps) {
  const today = localToday();
  const events = useQuery({
    ...contractEventsQuery(useProjectId()),
    enabled: useCan('timeline_access'),
  }).data;
  const drawn = exposureBar(from, to, today, events?.results);
  return (
    <Stack gap={2}>
      <Inline gap={2} wrap>
        <Text as="h3" weight="strong">
          {t.exposure}
        </Text>
        <Text size="grid" tone="subtle">
          {drawn?.words}
        </Text>
      </Inline>
      {drawn === null || from === null || to === null ? null : (
        <Axis drawn={drawn} level={level} days={t.dateToDate2(formatDate(from), formatDate(to))} />
      )}
      {children}
    </Stack>
  );
}

const percent = (share: number) => `${share}%`;
/** Narrower than this part of the axis the bar has no room for its days. */
const roomy = 45;
/** This near to an end the word stands beside its line. */
const edge = 6;

function Axis({ drawn, level, days }: { drawn: ExposureBar; level: RiskLevel; days: string }) {
  const { quarters, bar, passed, today, events, words } = drawn;
  return (
    <>
      <div
        className={styles.axis}
        role="img"
        aria-label={t.exposureFromDaysWordsValue(days, words, today === null ? '' : t.todayIsOnTheAxis)}
      >
        {quarters.map(({ start, width, label }) => (
          <span
            key={start}
            className={styles.quarter}
            style={{ left: percent(start), width: percent(width) }}
          >
            {label}
          </span>
        ))}
        <span
          className={styles.bar}
          data-level={level}
          style={{ left: percent(bar.start), width: percent(bar.width) }}
        >
          {bar.width < roomy ? null : days}
        </span>
        <span
          className={styles.passed}
          style={{ left: percent(passed.start), width: percent(passed.width) }}
        />
        {today === null ? null : (
          <>
            <span className={styles.today} style={{ left: percent(today) }} />
            <span
              className={styles.todayLabel}
              data-edge={today < edge ? 'start' : today > 100 - edge ? 'end' : undefined}
              style={{ left: percent(today) }}
            >
              {t.today}
            </span>
          </>
        )}
        {events.map(({ id, at }) => (
          <span key={id} className={styles.event} style={{ left: percent(at) }} />
        ))}
      </div>
      {events.length === 0 ? null : (
        <ul className={styles.events} aria-label={t.contractEventsInThisTime}>
          {events.map(({ id, name, date }) => (
            <li key={id} className={styles.eventKey}>
              <span className={styles.eventMark} aria-hidden="true" />
              {`${name} ${formatShortDay(date)}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
