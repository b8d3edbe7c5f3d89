import { formatDate, formatMoment } from '#domain/dates';
import { meetingEffect, meetingProgress, topicEffect } from '#domain/meetings';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import {
  type Meeting,
  type MeetingTopic,
  sheetStyles as styles,
  Facts,
  SheetSection,
  SheetTable,
} from '#shared/foresite';
import { outcomeLook } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';

const outcomeRow = (topic: MeetingTopic) => ({
  key: String(topic.id),
  cells: [
    `${topic.subject.code} ${topic.subject.name}`,
    outcomeLook(topic.outcome).label,
    topic.note || '-',
    topic.decided_by && topic.decided_at
      ? `${personName(topic.decided_by)}, ${formatMoment(topic.decided_at)}`
      : '-',
  ],
});

const effectRow = (topic: MeetingTopic) => ({
  key: String(topic.id),
  cells: [
    `${topic.subject.code} ${topic.subject.name}`,
    outcomeLook(topic.outcome).label,
    formatMoney(topic.subject.cost),
    formatMoney(topic.forecast_before),
    formatMoney(topic.forecast_after),
    formatMoney(topicEffect(topic)),
  ],
});

/** The minutes of a meeting for reading and printing: who, when, what became of each topic, and what it did to the forecast. */
export function MeetingMinutes({ meeting }: { meeting: Meeting }) {
  const { code, date, attendees, notes, topics, closed_at: closedAt, created_by: by } = meeting;
  const { decided, total } = meetingProgress(topics);
  const moving = topics.filter((topic) => topicEffect(topic) !== null);
  const sum = {
    key: 'sum',
    strong: true,
    cells: [t.decidedInThisMeeting, '', '', '', '', formatMoney(meetingEffect(topics))],
  };
  return (
    <div className={styles.sheet}>
      <SheetSection title={t.meeting}>
        <Facts
          facts={[
            [t.number, code],
            [t.date, formatDate(date)],
            [t.attendees, attendees.map(personName).join(', ')],
            [t.plannedBy, by ? personName(by) : null],
            [t.topicsDecided, t.decidedOfTotal(decided, total)],
            [t.minutesClosed, closedAt === null ? t.notYet : formatMoment(closedAt)],
          ]}
        />
        {notes ? <p className={styles.text}>{notes}</p> : null}
      </SheetSection>
      <SheetSection title={t.decisions} long>
        {topics.length === 0 ? (
          <p className={styles.text}>{t.nothingWasOnTheAgenda}</p>
        ) : (
          <SheetTable
            label={t.decisions}
            columns={[t.topic, t.outcome, t.note, t.decidedBy]}
            figures={4}
            rows={topics.map(outcomeRow)}
          />
        )}
      </SheetSection>
      {moving.length === 0 ? null : (
        <SheetSection title={t.effectOnTheForecast} long>
          <SheetTable
            label={t.effectOnTheForecast}
            columns={[t.topic, t.outcome, t.cost, t.before, t.after, t.effect]}
            figures={2}
            rows={[...moving.map(effectRow), sum]}
          />
        </SheetSection>
      )}
    </div>
  );
}
