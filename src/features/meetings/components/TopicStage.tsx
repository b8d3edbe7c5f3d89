import { useState } from 'react';
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
import { TopicActions, type TopicActionsProps } from './TopicActions.tsx';

export interface TopicStageProps extends Pick<TopicActionsProps, 'onDecide' | 'caller'> {
  projectId: number;
  topic: MeetingTopic;
  /** Place on the agenda, from one, and how many there are. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  /** Who runs the meeting writes and decides; others look on. */
  canRun: boolean;
  /** A note is begun: the topic stays on screen, whatever others decide. */
  onWrite: () => void;
  /** `version` is the topic's when its note began to be written; `onSaved` is called once it is kept. */
  onNote: (note: string, version: number, onSaved: () => void) => void;
}

/** The topic that is talked about, in type that is read from the far end of the room. */
export function TopicStage(props: TopicStageProps) {
  const { projectId, topic, place, count, onStep, canRun, onWrite, onNote, onDecide, caller } = props;
  const { subject, outcome, decided_by: by, decided_at: at } = topic;
  // What others write shows until somebody types here.
  const [draft, setDraft] = useState<{ text: string; version: number } | null>(null);
  const look = outcomeLook(outcome);
  const handleType = (text: string) => {
    if (draft === null) onWrite();
    setDraft({ text, version: draft?.version ?? topic.version });
  };
  const handleNote = () => {
    if (draft === null) return;
    if (draft.text === topic.note) setDraft(null);
    else onNote(draft.text, draft.version, () => setDraft(null));
  };
  return (
    <section className={styles.stage} aria-label={`${subject.code} ${subject.name}`}>
      <div className={styles.stageHead}>
        <span className={styles.code}>{subject.code}</span>
        <StatusTag label={look.label} tone={look.tone} icon={look.icon} />
        {by && at ? (
          <Text size="grid" tone="muted">
            {`${personName(by)}, ${formatMoment(at)}`}
          </Text>
        ) : null}
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
          projectId={projectId}
          topic={topic}
          note={draft?.text}
          caller={caller}
          onDecide={onDecide}
        />
      ) : null}
      {canRun ? (
        <TextArea
          label={t.note}
          rows={2}
          maxLength={MEETING_LIMITS.note}
          placeholder={t.whatWasSaid}
          value={draft?.text ?? topic.note}
          onChange={handleType}
          onCommit={handleNote}
        />
      ) : topic.note ? (
        <p className={styles.text}>{topic.note}</p>
      ) : null}
      {topic.entity === 'item' && !subject.is_deleted ? (
        <ItemTopic projectId={projectId} itemId={topic.entity_id} isOpen={outcome === 'OPEN'} />
      ) : null}
    </section>
  );
}
