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
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map());
  /** Those that were chosen when the search changed: no row moves while one is ticked. */
  const [kept, setKept] = useState<readonly Candidate[]>([]);
  const { items, rows, isComing, kinds } = useAddableTopics(projectId, meeting, search);
  const shown = [...new Map([...kept, ...rows].map((one) => [keyOf(one), one])).values()];
  const toggle = (one: Candidate, checked: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      if (checked) next.set(keyOf(one), one);
      else next.delete(keyOf(one));
      return next;
    });
  const handleSearch = (next: string) => {
    setSearch(next);
    setKept([...chosen.values()]);
  };
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
            onPress={() =>
              onAdd([...chosen.values()].map(({ entity, entity_id }) => ({ entity, entity_id })))
            }
          >
            {t.addCountTopics(chosen.size)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t.searchTopics}
          placeholder={t.nameOrCode}
          width="full"
          startsFocused
          value={search}
          onChange={handleSearch}
        />
        {kinds === '' ? null : (
          <Text size="grid" tone="muted">
            {t.searchToFind(kinds)}
          </Text>
        )}
        <div className={styles.found}>
          {items.isError ? (
            <LoadError what={t.items} error={items.error} onRetry={() => void items.refetch()} />
          ) : shown.length === 0 && isComing ? (
            <Skeleton height={160} />
          ) : shown.length === 0 ? (
            <Text size="grid" tone="muted">
              {search ? t.nothingMatchesTheSearch(kinds) : t.everythingThatIsPending}
            </Text>
          ) : (
            <ul className={styles.foundRows} aria-label={t.topics}>
              {shown.map((one) => (
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
        </div>
      </Stack>
    </Dialog>
  );
}
