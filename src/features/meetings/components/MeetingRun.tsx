import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { ProgressBar } from '#design-system/feedback/ProgressBar/ProgressBar.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { canRunMeeting, meetingProgress } from '#domain/meetings';
import { personName } from '#domain/people';
import { useShortcuts } from '#shared/commands';
import { noteInstead, useChangeAgenda, useDecideTopic } from '../meetingMutations.ts';
import { type Meeting, type MeetingTopic, useCaller } from '#shared/foresite';
import { effectWords } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';
import { Agenda } from './Agenda.tsx';
import * as styles from './Meeting.css.ts';
import { TopicStage } from './TopicStage.tsx';
import { useShownTopic } from './useShownTopic.ts';

const AddTopicsDialog = opened(async () => (await import('./AddTopicsDialog.tsx')).default);

const versionIn = (meeting: Meeting | null, { id }: MeetingTopic) =>
  meeting?.topics.find((topic) => topic.id === id)?.version;

/** Runs a meeting: the agenda beside the topic, what has been decided so far above both. */
export function MeetingRun({ projectId, meeting }: { projectId: number; meeting: Meeting }) {
  const { topics, attendees } = meeting;
  const caller = useCaller();
  const canRun = canRunMeeting(caller).allowed;
  const [current, show] = useShownTopic(topics);
  const [isAdding, setIsAdding] = useState(false);
  const agenda = useChangeAgenda(projectId, meeting);
  const decide = useDecideTopic(projectId, meeting);
  const topic = topics[current];
  const step = (by: 1 | -1) => show(topics[current + by]);
  useShortcuts({
    nextItem: current < topics.length - 1 ? () => step(1) : undefined,
    previousItem: current > 0 ? () => step(-1) : undefined,
  });
  const { decided, total } = meetingProgress(topics);
  return (
    <>
      <div className={styles.strip}>
        <div className={styles.progress}>
          <ProgressBar
            label={t.topicsDecided}
            value={total === 0 ? 0 : decided / total}
            detail={t.decidedOfTotal(decided, total)}
          />
        </div>
        <span className={styles.effect} role="status">
          {effectWords(topics)}
        </span>
        {attendees.length === 0 ? null : (
          <AvatarGroup
            label={t.attendees}
            people={attendees.map((person) => ({
              id: String(person.id),
              name: personName(person),
              picture: person.avatar_url ?? null,
            }))}
          />
        )}
      </div>
      {topic ? (
        <div className={styles.room}>
          <Agenda
            topics={topics}
            current={current}
            onShow={show}
            edit={
              canRun
                ? {
                    onAdd: () => setIsAdding(true),
                    onOrder: (ids) => agenda.mutate({ kind: 'order', ids }),
                    onRemove: (gone) => agenda.mutate({ kind: 'remove', topic: gone }),
                  }
                : undefined
            }
          />
          <TopicStage
            projectId={projectId}
            topic={topic}
            place={current + 1}
            count={topics.length}
            onStep={step}
            canRun={canRun}
            caller={caller}
            onWrite={() => show(topic)}
            onNote={async (note, from) => {
              try {
                const kept = await agenda.mutateAsync({ kind: 'note', topic, note, from });
                return { version: versionIn(kept, topic) ?? from.version };
              } catch (error) {
                const now = noteInstead(error, topic.id);
                if (!now) throw error;
                return { version: now.version, theirs: now.note };
              }
            }}
            onDecide={async (decision) => {
              show(topic);
              return versionIn(await decide.mutateAsync({ topic, decision }), topic) ?? topic.version;
            }}
          />
        </div>
      ) : (
        <EmptyState
          title={t.nothingOnTheAgenda}
          text={t.addTheItemsRisks}
          action={
            canRun ? (
              <Button variant="primary" onPress={() => setIsAdding(true)}>
                {t.addTopics}
              </Button>
            ) : null
          }
        />
      )}
      {isAdding ? (
        <Suspense>
          <AddTopicsDialog
            projectId={projectId}
            meeting={meeting}
            onClose={() => setIsAdding(false)}
            onAdd={(wanted) => {
              setIsAdding(false);
              agenda.mutate({ kind: 'add', topics: wanted });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
