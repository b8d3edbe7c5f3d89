import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { LoadError } from '#shared/failure';
import type { Meeting, TopicRef } from '#shared/foresite';
import * as t from '../texts.ts';
import { type Candidate, keyOf, useAddableTopics } from './useAddableTopics.ts';
import * as styles from './Meeting.css.ts';

export interface AddTopicsDialogProps {
  projectId: number;
  meeting: Meeting;
  onAdd: (topics: TopicRef[]) => void;
  onClose: () => void;
}

/** What can still be talked about, chosen by checking it. */
export default function AddTopicsDialog({ projectId, meeting, onAdd, onClose }: AddTopicsDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, TopicRef>>(new Map());
  const { items, rows } = useAddableTopics(projectId, meeting, search);
  const toggle = ({ entity, entity_id }: Candidate, checked: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      const topic = { entity, entity_id };
      if (checked) next.set(keyOf(topic), topic);
      else next.delete(keyOf(topic));
      return next;
    });
  return (
    <Dialog
      title={t.addTopics}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={chosen.size === 0 ? t.chooseAtLeastOneTopic : undefined}
            onPress={() => onAdd([...chosen.values()])}
          >
            {t.addToTheAgenda}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t.searchTopics}
          placeholder={t.nameOrCode}
          width="full"
          value={search}
          onChange={setSearch}
        />
        {items.isError ? (
          <LoadError what={t.items} error={items.error} onRetry={() => void items.refetch()} />
        ) : items.isPending ? (
          <Skeleton height={160} />
        ) : rows.length === 0 ? (
          <Text size="grid" tone="muted">
            {search ? t.nothingMatchesTheSearch : t.everythingThatIsPending}
          </Text>
        ) : (
          <ul className={styles.reasons} aria-label={t.topics}>
            {rows.map((one) => (
              <li key={keyOf(one)}>
                <Checkbox
                  label={one.title}
                  hint={one.hint}
                  checked={chosen.has(keyOf(one))}
                  onChange={(checked) => toggle(one, checked)}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
