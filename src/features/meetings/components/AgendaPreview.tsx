import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { LoadError } from '#shared/failure';
import { agendaQuery } from '../meetingQueries.ts';
import type { AgendaTopic, TopicRef } from '#shared/foresite';
import { reasonWords } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';
import * as styles from './Meeting.css.ts';

const keyOf = ({ entity, entity_id: id }: TopicRef) => `${entity} ${id}`;
const refOf = ({ entity, entity_id }: AgendaTopic): TopicRef => ({ entity, entity_id });

export interface AgendaPreviewProps {
  projectId: number;
  /** Day of the meeting. */
  date: string;
  /** The topics that are taken; undefined for all that are proposed. */
  chosen: readonly TopicRef[] | undefined;
  onChange: (topics: TopicRef[]) => void;
}

/** What is proposed for the meeting's agenda, each with why, to be taken or left. */
export function AgendaPreview({ projectId, date, chosen, onChange }: AgendaPreviewProps) {
  const agenda = useQuery(agendaQuery(projectId, date));
  if (agenda.isPending) return <Skeleton height={120} />;
  if (agenda.isError)
    return <LoadError what={t.agendaLower} error={agenda.error} onRetry={() => void agenda.refetch()} />;
  const { topics, next_date: next } = agenda.data;
  const taken = new Set((chosen ?? topics).map(keyOf));
  return (
    <Stack gap={2}>
      <Text as="h3" size="body" weight="strong">
        {t.proposedAgenda}
      </Text>
      <Text size="grid" tone="muted">
        {topics.length === 0
          ? t.nothingFallsDueBefore(formatDate(next))
          : t.whatShouldBeDecidedBefore(formatDate(next))}
      </Text>
      {topics.length === 0 ? null : (
        <ul className={styles.reasons} aria-label={t.proposedAgenda}>
          {topics.map((topic) => (
            <li key={keyOf(topic)}>
              <Checkbox
                label={`${topic.code} ${topic.name}`}
                hint={reasonWords(topic)}
                checked={taken.has(keyOf(topic))}
                onChange={(checked) =>
                  onChange(
                    topics
                      .filter((one) => (keyOf(one) === keyOf(topic) ? checked : taken.has(keyOf(one))))
                      .map(refOf),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
