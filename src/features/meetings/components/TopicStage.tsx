import { useRef } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { ChevronLeft, ChevronRight } from '#design-system/icons/shapes.ts';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { MEETING_LIMITS, TOPIC_ENTITIES } from '#domain/meetings';
import { personName } from '#domain/people';
import { formatDate, formatMoment } from '#domain/dates';
import type { MeetingTopic } from '#shared/foresite';
import { outcomeLook, weightWords } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';
import * as styles from './Meeting.css.ts';
import { ItemTopic } from './ItemTopic.tsx';
import { NoteConflict } from './NoteConflict.tsx';
import { TopicActions, type TopicActionsProps } from './TopicActions.tsx';
import { type NoteWriter, useNoteDrafts } from './useNoteDrafts.ts';

export interface TopicStageProps extends NoteWriter, Pick<TopicActionsProps, 'caller'> {
  projectId: number;
  topic: MeetingTopic;
  /** Place on the agenda, from one, and how many there are. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  /** Who runs the meeting writes and decides; others look on. */
  canRun: boolean;
}

/** The topic that is talked about, in type that is read from the far end of the room. */
export function TopicStage(props: TopicStageProps) {
  const { projectId, topic, place, count, onStep, canRun, caller } = props;
  const { subject, outcome, decided_by: by, decided_at: at } = topic;
  const note = useNoteDrafts(topic, props);
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = (which: () => void) => () => {
    which();
    // The choice goes; what it was about has the focus.
    field.current?.focus();
  };
  const look = outcomeLook(outcome);
  return (
    <section className={styles.stage} aria-label={`${subject.code} ${subject.name}`}>
      <div className={styles.stageHead}>
        <span className={styles.code}>{subject.code}</span>
        <StatusTag label={look.label} tone={look.tone} icon={look.icon} />
        <span className={styles.stamp}>{by && at ? `${personName(by)}, ${formatMoment(at)}` : null}</span>
        <div className={styles.steps}>
          <IconButton
            icon={ChevronLeft}
            label={t.previousTopic}
            disabledReason={place === 1 ? t.thisIsTheFirstTopic : undefined}
            onPress={() => onStep(-1)}
          />
          <Text size="body" tone="muted">
            {t.decidedOfTotal(place, count)}
          </Text>
          <IconButton
            icon={ChevronRight}
            label={t.nextTopic}
            disabledReason={place === count ? t.thisIsTheLastTopic : undefined}
            onPress={() => onStep(1)}
          />
        </div>
      </div>
      <h2 className={styles.title}>{subject.name}</h2>
      {subject.description ? <p className={styles.text}>{subject.description}</p> : null}
      {subject.is_deleted ? (
        <p className={styles.text}>
          {t.thisLabelWasDeletedSince(TOPIC_ENTITIES[topic.entity].label.toLowerCase())}
        </p>
      ) : null}
      {topic.entity === 'item' ? null : (
        <p className={styles.text}>
          {weightWords(topic)}
          {subject.due_date ? t.dueDate(formatDate(subject.due_date)) : ''}
        </p>
      )}
      {canRun ? (
        <TopicActions
          key={`decision ${topic.id}`}
          projectId={projectId}
          topic={topic}
          note={note.text}
          caller={caller}
          onDecide={note.decide}
        />
      ) : null}
      {canRun ? (
        <TextArea
          key={`note ${topic.id}`}
          ref={field}
          label={t.note}
          rows={2}
          maxLength={MEETING_LIMITS.note}
          placeholder={t.whatWasSaid}
          value={note.text ?? topic.note}
          onChange={note.type}
          onCommit={note.leave}
        />
      ) : topic.note ? (
        <p className={styles.text}>{topic.note}</p>
      ) : null}
      {note.theirs === undefined ? null : (
        <NoteConflict
          theirs={note.theirs}
          onTakeTheirs={choose(note.takeTheirs)}
          onKeepMine={choose(note.keepMine)}
        />
      )}
      {topic.entity === 'item' && !subject.is_deleted ? (
        <ItemTopic
          key={`item ${topic.id}`}
          projectId={projectId}
          itemId={topic.entity_id}
          outcome={outcome}
        />
      ) : null}
    </section>
  );
}
