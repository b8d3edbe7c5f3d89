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
import * as own from './Meeting.css.ts';

/** What became of a topic; of a deferred one also by when it is due now. */
const outcomeCell = ({ outcome, subject }: MeetingTopic) => (
  <>
    <span className={own.whole}>{outcomeLook(outcome).label}</span>
    {outcome === 'DEFERRED' && subject.due_date !== null ? (
      <>
        {', '}
        <span className={own.whole}>{t.dueOn(formatDate(subject.due_date))}</span>
      </>
    ) : null}
  </>
);

/** A dash where a decision moved nothing. */
const moved = (effect: number | null) => formatMoney(effect === 0 ? null : effect);

const outcomeRow = (topic: MeetingTopic) => ({
  key: String(topic.id),
  cells: [
    `${topic.subject.code} ${topic.subject.name}`,
    outcomeCell(topic),
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
    <span key="outcome" className={own.whole}>
      {outcomeLook(topic.outcome).label}
    </span>,
    formatMoney(topic.subject.cost),
    formatMoney(topic.forecast_before),
    formatMoney(topic.forecast_after),
    moved(topicEffect(topic)),
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
    cells: [t.decidedInThisMeeting, '', '', '', '', moved(meetingEffect(topics))],
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
