import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { type Caller, partInBulk } from '#domain/items';
import type { AppError } from '#platform/api';
import { useBulkWrite } from '../../bulkMutation.ts';
import {
  bulkPreview,
  type BulkRequest,
  quickerLines,
  refusedItems,
  toBulkBatch,
} from '../../model/bulkChange.ts';
import { type BulkKind, bulkKinds, itemsText } from '../../model/bulkKinds.ts';
import type { ItemBrief } from '#shared/foresite';
import { MoneyEffect } from '#features/trend';
import * as t from '../../texts.ts';
import { BulkConflict, LeftAlone, type QuickerOne } from './BulkReport.tsx';
import { useBulkRequest } from './useBulkRequest.tsx';

export interface BulkDialogProps {
  projectId: number;
  kind: BulkKind;
  items: readonly ItemBrief[];
  caller: Caller;
  today: string;
  onClose: () => void;
}

/** What the server said against a bulk change. */
interface Refusal {
  message: string;
  refused: { item: ItemBrief; reason: string }[];
}

/** One change of many items: what is done, to which of them it is not, and what it does to forecast and range. */
export default function BulkDialog({ projectId, kind, items, caller, today, onClose }: BulkDialogProps) {
  const [rows, setRows] = useState(items);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [quicker, setQuicker] = useState<readonly QuickerOne[]>([]);
  const { request, field } = useBulkRequest(projectId, kind, today);
  const write = useBulkWrite(projectId);
  const { title, verb, action } = bulkKinds[kind];
  const { touched, left } = partInBulk(rows, action, caller);

  const send = (some: readonly ItemBrief[], done: BulkRequest) => {
    setRefusal(null);
    setQuicker([]);
    write.mutate(
      { items: some, request: done },
      {
        onSuccess: onClose,
        onError: (error) => refuse(error, some, done),
      },
    );
  };
  const refuse = (error: AppError, some: readonly ItemBrief[], done: BulkRequest) => {
    const refused = refusedItems(error.fields, toBulkBatch(some, done).itemAt);
    if (error.kind !== 'stale') return setRefusal({ message: error.message, refused });
    const { items: fresh = [] } = (error.current ?? {}) as { items?: ItemBrief[] };
    const now = new Map(fresh.map((item) => [item.id, item]));
    const gone = refused.flatMap(({ item }) => (now.has(item.id) ? [] : [item.id]));
    const before = new Map(some.map((item) => [item.id, item]));
    setRows(rows.flatMap((row) => (gone.includes(row.id) ? [] : [now.get(row.id) ?? row])));
    setQuicker(
      refused.map(({ item, reason }) => {
        const theirs = now.get(item.id);
        const old = before.get(item.id) ?? item;
        return { item, lines: theirs ? quickerLines(old, theirs, done) : [`${item.code}: ${reason}`] };
      }),
    );
  };
  const leaveOut = () => {
    const out = new Set(quicker.map(({ item }) => item.id));
    setRows(rows.filter(({ id }) => !out.has(id)));
    setQuicker([]);
  };

  // On its way it is painted already; the dialog comes back should it be refused.
  if (write.isPending || write.isSuccess) return null;
  const preview = request && bulkPreview(touched, request);
  return (
    <Dialog
      title={title(itemsText(rows.length))}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant={kind === 'delete' || kind === 'REJECTED' ? 'criticalSolid' : 'primary'}
            disabledReason={
              touched.length === 0
                ? t.noneOfTheseItems
                : request === null
                  ? t.chooseTheNewValueFirst
                  : undefined
            }
            onPress={() => request && send(touched, request)}
          >
            {`${verb} ${itemsText(touched.length)}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {quicker.length > 0 ? <BulkConflict quicker={quicker} onLeaveOut={leaveOut} /> : null}
        {refusal ? <Banner tone="critical">{refusal.message}</Banner> : null}
        {refusal && refusal.refused.length > 0 ? (
          <LeftAlone title={t.refusedSoNothingWasSaved} left={refusal.refused} />
        ) : null}
        {field}
        {left.length > 0 ? (
          <LeftAlone
            title={left.length === 1 ? t.itemStays : t.lengthItemsDoNotChange(left.length)}
            left={left}
          />
        ) : null}
        {request === null || touched.length === 0 ? null : preview ? (
          <MoneyEffect projectId={projectId} change={preview} />
        ) : (
          <Text as="p" size="grid" tone="muted">
            {t.forecastAndRangeDoNotChange}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
