import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { MeetingTopic } from '#shared/foresite';
import { outcomeLook } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';
import * as styles from './Meeting.css.ts';

export interface AgendaProps {
  topics: readonly MeetingTopic[];
  current: number;
  onShow: (topic: MeetingTopic) => void;
  /** Absent for those who only look on. */
  edit:
    | {
        onAdd: () => void;
        onOrder: (ids: readonly number[]) => void;
        onRemove: (topic: MeetingTopic) => void;
      }
    | undefined;
}

const nameOf = ({ subject }: MeetingTopic) => `${subject.code} ${subject.name}`;

/** The ids with one of them moved by a place. */
function moved(topics: readonly MeetingTopic[], index: number, by: 1 | -1): number[] {
  const ids = topics.map(({ id }) => id);
  const [id] = ids.splice(index, 1);
  if (id !== undefined) ids.splice(index + by, 0, id);
  return ids;
}

/** What the meeting talks about, in order; a menu above the topic where there is no room beside it. */
export function Agenda({ topics, current, onShow, edit }: AgendaProps) {
  const now = topics[current];
  return (
    <>
      <nav className={styles.agenda} aria-label={t.agenda}>
        <div className={styles.agendaHead}>
          <Text as="h2" size="body" weight="strong">
            {t.agenda}
          </Text>
          {edit ? <IconButton icon={Plus} label={t.addTopics} size="small" onPress={edit.onAdd} /> : null}
        </div>
        <ol className={styles.topics}>
          {topics.map((topic, index) => (
            <li key={topic.id} className={styles.topicRow}>
              <TopicButton topic={topic} isCurrent={index === current} onShow={onShow} />
              {edit ? <TopicMenu topics={topics} index={index} edit={edit} /> : null}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.agendaMenu}>
        <Menu
          label={t.agenda}
          sections={[
            {
              id: 'topics',
              items: topics.map((topic) => ({
                id: String(topic.id),
                label: nameOf(topic),
                description: outcomeLook(topic.outcome).label,
                kind: 'radio',
                checked: topic.id === now?.id,
                onSelect: () => onShow(topic),
              })),
            },
            ...(edit
              ? [
                  {
                    id: 'edit',
                    items: [{ id: 'add', label: t.addTopics, icon: Plus, onSelect: edit.onAdd }],
                  },
                ]
              : []),
          ]}
          renderTrigger={(trigger) => (
            <Button caret trigger={trigger}>
              {now ? t.agendaCode(now.subject.code) : t.agenda}
            </Button>
          )}
        />
      </div>
    </>
  );
}

function TopicButton({
  topic,
  isCurrent,
  onShow,
}: {
  topic: MeetingTopic;
  isCurrent: boolean;
  onShow: AgendaProps['onShow'];
}) {
  const look = outcomeLook(topic.outcome);
  return (
    <button
      type="button"
      className={styles.topicButton}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onShow(topic)}
    >
      <span className={styles.topicName}>{topic.subject.name}</span>
      <span className={styles.topicLine}>
        <span>{topic.subject.code}</span>
        <Icon of={look.icon} size="small" />
        <span>{look.label}</span>
      </span>
    </button>
  );
}

function TopicMenu({
  topics,
  index,
  edit,
}: {
  topics: readonly MeetingTopic[];
  index: number;
  edit: NonNullable<AgendaProps['edit']>;
}) {
  const topic = topics[index];
  if (!topic) return null;
  return (
    <Menu
      label={t.placeOfValue(nameOf(topic))}
      placement="bottom-end"
      sections={[
        {
          id: 'place',
          items: [
            {
              id: 'up',
              label: t.moveUp,
              icon: ArrowUp,
              disabledReason: index === 0 ? t.itIsTheFirstTopic : undefined,
              onSelect: () => edit.onOrder(moved(topics, index, -1)),
            },
            {
              id: 'down',
              label: t.moveDown,
              icon: ArrowDown,
              disabledReason: index === topics.length - 1 ? t.itIsTheLastTopic : undefined,
              onSelect: () => edit.onOrder(moved(topics, index, 1)),
            },
            {
              id: 'remove',
              label: t.removeFromAgenda,
              icon: Trash2,
              disabledReason: topic.outcome === 'OPEN' ? undefined : t.undoItsDecisionFirst,
              onSelect: () => edit.onRemove(topic),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} label={t.moreForValue(nameOf(topic))} size="small" trigger={trigger} />
      )}
    />
  );
}
