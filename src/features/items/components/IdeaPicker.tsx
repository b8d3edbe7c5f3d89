import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney } from '#domain/money';
import { LoadError } from '#shared/failure';
import { IDEAS_SHOWN, ideaChoiceQuery, useTakeIdeas } from '../ideaMutations.ts';
import * as t from '../texts.ts';

export interface IdeaPickerProps {
  projectId: number;
  onClose: () => void;
}

/** Ideas of the company's library to be taken into the project, each as a draft with its scope and price. */
export default function IdeaPicker({ projectId, onClose }: IdeaPickerProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [key] = useState(() => crypto.randomUUID());
  const ideas = useQuery({ ...ideaChoiceQuery(search), placeholderData: keepPreviousData });
  const take = useTakeIdeas(projectId);
  const { results = [], count = 0 } = ideas.data ?? {};
  const send = () =>
    take.mutate(
      { ideas: [...chosen], key: take.isError ? crypto.randomUUID() : key },
      { onSuccess: onClose },
    );
  const words = chosen.length < 2 ? t.addAsADraft : t.addLengthAsDrafts(chosen.length);
  return (
    <Dialog
      title={t.addFromTheIdeaLibrary}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={take.isPending}
            disabledReason={chosen.length === 0 ? t.chooseAnIdeaFirst : undefined}
            onPress={send}
          >
            {words}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t.draftsDoNotTouch}</Text>
        {take.isError ? <Banner tone="critical">{take.error.message}</Banner> : null}
        <SearchField label={t.searchIdeas} placeholder={t.nameOrText} value={search} onChange={setSearch} />
        {ideas.isPending ? (
          <Skeleton height={200} />
        ) : ideas.isError ? (
          <LoadError what={t.ideasLower} error={ideas.error} onRetry={() => void ideas.refetch()} />
        ) : results.length === 0 ? (
          <EmptyState
            art="funnel"
            title={search === '' ? t.noIdeasYet : t.noIdeaMatchesTheSearch}
            text={t.saveAnItem}
          />
        ) : (
          <div role="group" aria-label={t.ideas}>
            <Stack gap={3}>
              {results.map(({ id, name, cost, construction_category: category }) => (
                <Checkbox
                  key={id}
                  label={name}
                  hint={[formatMoney(cost), category].filter(Boolean).join(' · ')}
                  checked={chosen.includes(id)}
                  onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
              ))}
            </Stack>
          </div>
        )}
        {count > IDEAS_SHOWN ? (
          <Text size="meta" tone="subtle">
            {t.theFirstValueOfCount(IDEAS_SHOWN, count)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
