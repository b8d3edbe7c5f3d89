import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Plus, Trash2, Upload } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  checkIndex,
  findHoles,
  INDEX_KINDS,
  INDEX_LIMITS,
  type IndexKind,
  indexFields,
} from '#domain/normalization';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { HistoryList } from '#shared/history';
import { localToday } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { useUndo } from '#shared/undo';
import { useUnsaved } from '#shared/unsaved';
import { useRemoveIndex, useSaveIndex } from '../indexMutations.ts';
import { type CostIndex, indexHistoryQuery, indexKeys, type IndexPatch } from '../indexQueries.ts';
import { basisOf, blankRow, type DraftRow, toDraftRows, toIndexRows } from '../model/indexRows.ts';
import * as t from '../texts.ts';
import { IndexChart } from './IndexChart.tsx';
import { IndexRows } from './IndexRows.tsx';
import { RemoveIndex } from './RemoveIndex.tsx';

const PasteIndex = lazy(() => import('./PasteIndex.tsx'));

export interface IndexEditorProps {
  index: CostIndex;
  onGone: () => void;
}

interface Draft {
  name: string;
  is_default: boolean;
  rows: readonly DraftRow[];
}

/** The columns of a file, as `Replace rows` reads them back. */
const exportColumns = (kind: IndexKind): GridColumn<DraftRow>[] => [
  { id: 'key', title: INDEX_KINDS[kind].key, width: 160, value: ({ key }) => key, render: ({ key }) => key },
  { id: 'code', title: t.code, width: 100, value: ({ code }) => code, render: ({ code }) => code },
  { id: 'value', title: t.index, width: 100, value: ({ value }) => value, render: ({ value }) => value },
];
const exported = {
  location: exportColumns('location'),
  time: exportColumns('time'),
  custom: exportColumns('custom'),
} as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from the start, as the server takes it. */
function toPatch(draft: Draft, start: Draft): IndexPatch {
  return {
    ...(draft.name !== start.name && { name: draft.name }),
    ...(draft.is_default !== start.is_default && { is_default: draft.is_default }),
    ...(draft.rows !== start.rows &&
      !same(toIndexRows(draft.rows), toIndexRows(start.rows)) && { rows: toIndexRows(draft.rows) }),
  };
}

/** Problems of rows by the cells that they stand at. */
function cellsOf(errors: Readonly<Record<string, readonly string[]>>, rows: readonly DraftRow[]) {
  const cells: Record<string, Record<string, string>> = {};
  for (const [field, texts] of Object.entries(errors)) {
    const [, place, column] = /^rows\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = rows[Number(place)];
    if (row && column) cells[row.id] = { ...cells[row.id], [column]: texts.join(' ') };
  }
  return cells;
}

const toDraft = (index: CostIndex | undefined): Draft => ({
  name: index?.name ?? '',
  is_default: index?.is_default ?? false,
  rows: toDraftRows(index?.rows ?? []),
});

/** An index as it is edited: what differs, what is wrong with it, and the call that saves it. */
function useIndexDraft(index: CostIndex) {
  const form = useRowDraft(index, toDraft, 'id');
  const { draft, start, change } = form;
  const [tried, setTried] = useState(false);
  const save = useSaveIndex();
  const { kind } = index;
  const patch = useMemo(() => toPatch(draft, start), [draft, start]);
  const rows = useMemo(() => toIndexRows(draft.rows), [draft.rows]);
  const isChanged = Object.keys(patch).length > 0;
  const letGo = useUnsaved(isChanged, (from, to) => from.pathname + from.search !== to.pathname + to.search);
  const errors = useMemo(
    () => ({
      ...(tried ? checkIndex(kind, { ...draft, rows }, { today: localToday(), isNew: false }) : {}),
      ...save.error?.fields,
    }),
    [tried, kind, draft, rows, save.error],
  );
  const cells = useMemo(() => cellsOf(errors, draft.rows), [errors, draft.rows]);
  const setRows = (rows: readonly DraftRow[]) => change({ rows });
  const send = () => {
    setTried(true);
    const own = checkIndex(kind, patch, { today: localToday(), isNew: false });
    if (Object.keys(own).length > 0) return;
    save.mutate(
      { index: form.row ?? index, patch },
      {
        onSuccess: (saved) => {
          letGo();
          setTried(false);
          form.adopt(saved);
        },
      },
    );
  };
  const discard = () => {
    form.adopt(form.row ?? index);
    setTried(false);
    save.reset();
  };
  return { form, setRows, rows, errors, cells, isChanged, send, save, discard, letGo };
}

/** An index with its rows and how it moves over time. */
export function IndexEditor({ index, onGone }: IndexEditorProps) {
  const { form, setRows, rows, errors, cells, isChanged, send, save, discard, letGo } = useIndexDraft(index);
  const { draft, change } = form;
  const [tab, setTab] = useState<'rows' | 'history'>('rows');
  const [pastes, setPastes] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const mayChange = useCan('change_normalizationindex');
  const mayRemove = useCan('delete_normalizationindex');
  const toasts = useToasts();
  const remove = useRemoveIndex();
  const { kind } = index;
  const [first] = Object.entries(errors).filter(([field]) => field.startsWith('rows'));
  const holes = kind === 'time' ? findHoles(rows) : [];
  const state = isChanged ? t.notSaved : basisOf(kind, rows);
  const idle = isChanged ? {} : { disabledReason: t.nothingHasChanged };
  return (
    <Stack gap={3}>
      {kind === 'time' ? <IndexChart name={index.name} rows={rows} /> : null}
      <Card
        title={index.name}
        actions={
          <>
            {state === null ? null : <Text tone="muted">{state}</Text>}
            <ExportMenu
              collapses
              name={index.name}
              columns={exported[kind]}
              rows={() => draft.rows}
              onPrint={null}
              onError={() =>
                toasts.show({
                  tone: 'critical',
                  title: t.theFileCouldNotBeCreated,
                  detail: t.checkYourConnectionThenExport,
                })
              }
            />
            {mayRemove ? (
              <IconButton
                icon={Trash2}
                label={t.deleteIndex}
                {...(index.is_default && {
                  disabledReason: t.factorsAreRead,
                })}
                onPress={() => setLeaves(true)}
              />
            ) : null}
            {mayChange ? (
              <>
                <Button {...idle} onPress={discard}>
                  {t.discard}
                </Button>
                <Button variant="primary" busy={save.isPending} {...idle} onPress={send}>
                  {t.saveIndex}
                </Button>
              </>
            ) : null}
          </>
        }
      >
        <Stack gap={4}>
          <DraftProblem what={t.indexLower} state={form} error={save.error} />
          {first && !save.isError ? (
            <Banner tone="critical">
              {first[0] === 'rows'
                ? first[1].join(' ')
                : `${rowName(first[0], draft.rows)}: ${first[1].join(' ')}`}
            </Banner>
          ) : null}
          <TextField
            label={indexFields.name.label}
            required
            readOnly={!mayChange}
            maxLength={indexFields.name.max}
            error={errors['name']?.join(' ')}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <Switch
            label={t.defaultFactorsByLabel(INDEX_KINDS[kind].label.toLowerCase())}
            checked={draft.is_default}
            onChange={(isDefault) => change({ is_default: isDefault })}
            {...(!mayChange && { disabledReason: t.youCanViewIndicesBut })}
          />
          <SectionTabs
            label={t.index}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'rows', label: t.rows, count: draft.rows.length },
              { id: 'history', label: t.history },
            ]}
          />
          {tab === 'history' ? (
            <IndexHistory id={index.id} />
          ) : (
            <Stack gap={3}>
              {holes.length > 0 ? (
                <Text tone="muted">
                  {t.valueBetweenAfterAndBefore(
                    holes.length === 1 ? t.oneGap : t.lengthGaps(holes.length),
                    holes[0]?.after,
                    holes[0]?.before,
                  )}
                </Text>
              ) : null}
              <IndexRows
                kind={kind}
                rows={draft.rows}
                errors={cells}
                isReadOnly={!mayChange}
                onChange={setRows}
              />
              {mayChange ? (
                <Inline>
                  <Button
                    size="small"
                    icon={Plus}
                    {...(draft.rows.length >= INDEX_LIMITS.rows && {
                      disabledReason: t.aTableHoldsAtMost(INDEX_LIMITS.rows.toLocaleString('en-US')),
                    })}
                    onPress={() => setRows([...draft.rows, blankRow()])}
                  >
                    {t.addRow}
                  </Button>
                  <Button size="small" icon={Upload} onPress={() => setPastes(true)}>
                    {t.replaceRows}
                  </Button>
                </Inline>
              ) : null}
            </Stack>
          )}
        </Stack>
      </Card>
      {leaves ? (
        <RemoveIndex
          index={index}
          onCancel={() => setLeaves(false)}
          onConfirm={() => {
            letGo();
            onGone();
            remove.mutate(index);
          }}
        />
      ) : null}
      {pastes ? (
        <Suspense fallback={null}>
          <PasteIndex
            kind={kind}
            onClose={() => setPastes(false)}
            onTake={(taken) => {
              setRows(toDraftRows(taken));
              setPastes(false);
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

const rowName = (field: string, rows: readonly DraftRow[]) => {
  const place = Number(field.split('.')[1]);
  return rows[place]?.key.trim() || t.rowPlace(place + 1);
};

function IndexHistory({ id }: { id: number }) {
  const client = useQueryClient();
  const history = useInfiniteQuery(indexHistoryQuery(id));
  const { undo, undoing } = useUndo(() => client.invalidateQueries({ queryKey: indexKeys.all }));
  return <HistoryList history={history} subject={t.theIndex} onUndo={undo} undoing={undoing} />;
}
