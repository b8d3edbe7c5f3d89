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
    cells: ['Decided in this meeting', '', '', '', '', formatMoney(meetingEffect(topics))],
  };
  return (
    <div className={styles.sheet}>
      <SheetSection title="Meeting">
        <Facts
          facts={[
            ['Number', code],
            ['Date', formatDate(date)],
            ['Attendees', attendees.map(personName).join(', ')],
            ['Planned by', by ? personName(by) : null],
            ['Topics decided', `${decided} of ${total}`],
            ['Minutes closed', closedAt === null ? 'Not yet' : formatMoment(closedAt)],
          ]}
        />
        {notes ? <p className={styles.text}>{notes}</p> : null}
      </SheetSection>
      <SheetSection title="Decisions" long>
        {topics.length === 0 ? (
          <p className={styles.text}>Nothing was on the agenda.</p>
        ) : (
          <SheetTable
            label="Decisions"
            columns={['Topic', 'Outcome', 'Note', 'Decided by']}
            figures={4}
            rows={topics.map(outcomeRow)}
          />
        )}
      </SheetSection>
      {moving.length === 0 ? null : (
        <SheetSection title="Effect on the forecast" long>
          <SheetTable
            label="Effect on the forecast"
            columns={['Topic', 'Outcome', 'Cost', 'Before', 'After', 'Effect']}
            figures={2}
            rows={[...moving.map(effectRow), sum]}
          />
        </SheetSection>
      )}
    </div>
  );
}
