import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCan } from '#platform/flags';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { componentsQuery, useProjectId } from '#shared/project';
import { useAreaUnit } from '#shared/settings';
import { trendQuery } from '#features/trend';
import { useCreateItem } from '../../itemMutations.ts';
import { itemFlyout } from '../../itemFlyout.ts';
import * as t from '../../texts.ts';
import { useMarkUp } from '../../useMarkUp.ts';
import {
  draftSubtotal,
  emptyItemDraft,
  emptySubItem,
  isDirty,
  type ItemDraft,
  toItemInput,
} from '../../model/itemDraft.ts';
import { effectOf } from '../../model/optimistic.ts';
import { HeadlineCost } from './HeadlineCost.tsx';
import { ItemFields } from './ItemFields.tsx';
import { SubItemsTable } from './SubItemsTable.tsx';
import { useProjectFormat } from './useNeededFormat.ts';

export interface NewItemProps {
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** A new item: its cost shows while it is written; Save keeps it. */
export function NewItem({ onSaved, onClose }: NewItemProps) {
  const projectId = useProjectId();
  const areaUnit = useAreaUnit();
  const format = useProjectFormat(projectId);
  const canAddScope = useCan('add_scenariosubitem');
  const trend = useQuery(trendQuery(projectId)).data;
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const create = useCreateItem(projectId);
  const start = emptyItemDraft(components.find((component) => component.is_uncategorized)?.id ?? null);
  const [draft, setDraft] = useState<Partial<ItemDraft>>({});
  const [rows, setRows] = useState(() => [emptySubItem()]);
  // The same key for each try of this form, so that a repeated Save makes one item.
  const [key] = useState(() => crypto.randomUUID());
  const values = { ...start, ...draft };
  const type = (change: Partial<ItemDraft>) => setDraft((old) => ({ ...old, ...change }));
  const cost = useMarkUp(projectId)(draftSubtotal(rows));
  const effect = effectOf(trend, { id: null, cost });
  const errors = create.error?.fields ?? {};
  const letGo = useUnsavedFlyout(itemFlyout, isDirty(values, start, rows));
  const nameless = values.name.trim() === '';
  const save = () =>
    create.mutate(
      { input: toItemInput(values, rows), key: create.isError ? crypto.randomUUID() : key },
      {
        onSuccess: (item) => {
          letGo();
          onSaved(item.id);
        },
      },
    );
  return (
    <HostedFlyout
      flyout={itemFlyout}
      label={t.newItem}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {t.newItem}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
      banner={
        <HeadlineCost
          cost={cost}
          lowerLimit={values.lower_limit}
          upperLimit={values.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      }
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={create.isPending}
            disabledReason={nameless ? t.nameIsRequired : undefined}
            onPress={save}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {create.isError ? <Banner tone="critical">{create.error.message}</Banner> : null}
        <TextField
          label={t.name}
          required
          startsFocused
          maxLength={250}
          error={errors.name?.join(' ')}
          value={values.name}
          onChange={(name) => type({ name })}
        />
        <ItemFields
          values={values}
          errors={errors}
          layout="form"
          readOnly={false}
          areaUnit={areaUnit}
          today={trend?.today ?? ''}
          onType={type}
          onCommit={type}
        />
        {canAddScope ? (
          <SubItemsTable
            rows={rows}
            readOnly={false}
            errors={errors}
            format={format}
            note={t.quantityTimesUnitCost}
            onChange={setRows}
            onCommit={setRows}
          />
        ) : null}
      </Stack>
    </HostedFlyout>
  );
}
