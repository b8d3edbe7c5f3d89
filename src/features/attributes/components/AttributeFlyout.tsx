import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { definitionProblems } from '#domain/attributes';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { localToday } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { useUndo } from '#shared/undo';
import { attributeFlyout } from '../attributeFlyout.ts';
import { useRemoveAttribute, useSaveAttribute } from '../attributeMutations.ts';
import {
  type Attribute,
  type AttributeEntity,
  attributeHistoryQuery,
  attributePreviewQuery,
  attributeQuery,
} from '../attributeQueries.ts';
import {
  countOf,
  keptOptions,
  toAttributeDraft,
  toAttributePatch,
  toValueChange,
} from '../model/attributeDraft.ts';
import * as t from '../texts.ts';
import { AttributeForm } from './AttributeForm.tsx';

export interface AttributeFlyoutProps {
  attributeId: number | 'new';
  /** What a new one is offered on. */
  entity: AttributeEntity;
  groups: readonly string[];
  onOpen: (id: number) => void;
  onClose: () => void;
}

type Rest = Omit<AttributeFlyoutProps, 'attributeId'>;

/** One attribute beside the list: what it says, what a change does to values, and what happened to it. */
export default function AttributeFlyout({ attributeId, ...rest }: AttributeFlyoutProps) {
  return attributeId === 'new' ? (
    <AttributeEditor {...rest} />
  ) : (
    <LoadedAttribute id={attributeId} {...rest} />
  );
}

function LoadedAttribute({ id, ...rest }: Rest & { id: number }) {
  const { data, isError, error, refetch } = useQuery(attributeQuery(id));
  if (data) return <AttributeEditor {...rest} key={data.id} attribute={data} entity={data.entity_type} />;
  return (
    <HostedFlyout
      flyout={attributeFlyout}
      label={t.attribute}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {isError ? (
        <LoadError what={t.detailsOfThisAttribute} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

function AttributeEditor({ attribute, entity, groups, onOpen, onClose }: Rest & { attribute?: Attribute }) {
  const canSave = useCan(attribute ? 'change_customattribute' : 'add_customattribute');
  const form = useRowDraft(attribute, toAttributeDraft);
  const { start, draft, row } = form;
  const [tab, setTab] = useState<'details' | 'history'>('details');
  // The same key for each try of this form, so that a repeated Save adds one attribute.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveAttribute();
  const input = toAttributePatch(draft, start);
  const isChanged = Object.keys(input).length > 0;
  const letGo = useUnsavedFlyout(attributeFlyout, isChanged);
  const problems = definitionProblems(
    { ...draft, options: keptOptions(draft), construction_category_ids: draft.categories.map(Number) },
    { today: localToday(), isNew: !attribute },
  );
  const [first] = Object.values(problems).flat();
  const effects = useEffects(row, problems['options'] ? {} : toValueChange(draft, start), canSave);
  const reason =
    first ?? (!isChanged ? t.nothingHasChanged : effects.isCounting ? t.whatHappensToValuesIs : undefined);
  const send = () =>
    save.mutate(
      { attribute: row, entity, input, key: save.isError ? crypto.randomUUID() : key },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
      },
    );
  return (
    <HostedFlyout
      flyout={attributeFlyout}
      label={attribute?.name ?? t.newAttribute}
      header={<AttributeHead attribute={attribute} onClose={onClose} letGo={letGo} />}
      footer={
        <>
          <Text size="meta" tone="subtle">
            {effects.hint}
          </Text>
          <Box flex="grow" />
          <Button onPress={onClose}>{canSave ? t.cancel : t.close}</Button>
          {canSave ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={send}>
              {attribute ? t.save : t.addAttribute}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.attributeLower} state={form} error={save.error} />
        {attribute ? (
          <SectionTabs
            label={t.attribute}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {attribute && tab === 'history' ? (
          <AttributeHistory id={attribute.id} />
        ) : (
          <AttributeForm
            attribute={attribute}
            entity={entity}
            draft={draft}
            groups={groups}
            // An empty name is not wrong yet; Save says what is missing.
            errors={{
              ...save.error?.fields,
              ...(isChanged && problems['options'] && { options: problems['options'] }),
            }}
            readOnly={!canSave}
            preview={effects.preview}
            movesValues={effects.movesValues}
            onChange={form.change}
          />
        )}
      </Stack>
    </HostedFlyout>
  );
}

/** What saving does to stored values, and in a few words. */
function useEffects(
  attribute: Attribute | undefined,
  change: ReturnType<typeof toValueChange>,
  isOn: boolean,
) {
  const movesValues = Object.keys(change).length > 0;
  const preview = useQuery({
    ...attributePreviewQuery(attribute ?? noAttribute, change),
    enabled: isOn && attribute !== undefined,
  });
  const moved = preview.data ? preview.data.total - preview.data.outcomes.kept : 0;
  const isCounting = movesValues && preview.isPlaceholderData;
  return {
    preview: preview.data,
    movesValues: movesValues && !isCounting,
    isCounting,
    hint: movesValues && !isCounting ? changing(moved) : '',
  };
}

const changing = (count: number) =>
  count === 0 ? t.noValuesChange : count === 1 ? t.valueChanges1 : t.countValuesChange(count);

const noAttribute = { id: 0, version: 0 } as Attribute;

interface HeadProps {
  attribute: Attribute | undefined;
  onClose: () => void;
  letGo: () => void;
}

function AttributeHead({ attribute, onClose, letGo }: HeadProps) {
  const canRemove = useCan('delete_customattribute');
  const [asks, setAsks] = useState(false);
  const remove = useRemoveAttribute();
  return (
    <>
      <Inline justify="space-between">
        <Inline gap={2}>
          <Text as="h2" size="section" weight="strong">
            {attribute?.name ?? t.newAttribute}
          </Text>
          {attribute ? (
            <Text tone="subtle">
              {attribute.value_count === 1 ? t.value1 : t.valueCountValues(attribute.value_count)}
            </Text>
          ) : null}
        </Inline>
        <Inline gap={1}>
          {attribute && canRemove ? (
            <IconButton icon={Trash2} size="small" label={t.deleteWord} onPress={() => setAsks(true)} />
          ) : null}
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      </Inline>
      {asks && attribute ? (
        <Confirm
          title={t.deleteName(attribute.name)}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            letGo();
            onClose();
            remove.mutate(attribute);
          }}
        >
          {attribute.value_count === 0
            ? t.nothingUsesItYet
            : t.usedByValueTheirValues(countOf(attribute.entity_type, attribute.value_count))}
        </Confirm>
      ) : null}
    </>
  );
}

function AttributeHistory({ id }: { id: number }) {
  const client = useQueryClient();
  const history = useInfiniteQuery(attributeHistoryQuery(id));
  const canUndo = useCan('change_customattribute');
  const { undo, undoing } = useUndo(() => client.invalidateQueries());
  return (
    <HistoryList history={history} subject={t.theAttribute} {...(canUndo && { onUndo: undo, undoing })} />
  );
}
