import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { CellProblem, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { valueOf } from '#design-system/grid/editing/sheet.ts';
import { writeCell } from '#design-system/grid/editing/writeCell.ts';
import { Upload } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useSheetImport } from '#shared/sheets';
import { useUnsaved } from '#shared/unsaved';
import { TakeIdeasButton } from '../components/TakeIdeasButton.tsx';
import { importRules } from '../components/ImportFile/importRules.ts';
import { EntryGrid } from '../components/QuickEntry/EntryGrid.tsx';
import { EntryTabs } from '../components/QuickEntry/EntryTabs.tsx';
import { quickColumns, type QuickChoices } from '../components/QuickEntry/quickColumns.tsx';
import { SaveRows } from '../components/QuickEntry/SaveRows.tsx';
import { StaleRows } from '../components/QuickEntry/StaleRows.tsx';
import { useQuickChoices } from '../components/QuickEntry/useQuickChoices.ts';
import { useQuickEntry } from '../components/QuickEntry/useQuickEntry.ts';
import { useUndo, type ItemBrief } from '#shared/foresite';
import { trendQuery } from '#features/trend';
import { listedRows } from '../model/listedRows.ts';
import { toPreview } from '../model/quickPreview.ts';
import { whyNotAtOnce } from '../model/quickBatch.ts';
import { blankQuickRow, isBlankRow, type QuickRow, rowProblems } from '../model/quickRows.ts';
import * as t from '../texts.ts';
import { useMarkUp } from '../useMarkUp.ts';

const noAttributes: QuickChoices['attributes'] = [];
const rowKey = (row: QuickRow) => row.key;
const rowLabel = (row: QuickRow) => [row.code, row.name].filter(Boolean).join(' ') || t.newRow;

/** Many items at once, as in a spreadsheet (docs/product/items.md). */
export default function ManageItemsScreen() {
  const projectId = useProjectId();
  const trail = useTrail('manageItems');
  const choices = useQuickChoices(projectId);
  const entry = useQuickEntry(projectId, choices?.attributes ?? noAttributes);
  const today = useQuery(trendQuery(projectId)).data?.today;
  const { query } = entry;
  if (choices && query.data) return <QuickEntry {...{ projectId, choices, entry, today }} />;
  return (
    <Page title={t.manageItems} trail={trail}>
      <EntryTabs projectId={projectId} current="items" />
      {query.isError ? (
        <LoadError what={t.itemsLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface QuickEntryProps {
  projectId: number;
  choices: QuickChoices;
  entry: ReturnType<typeof useQuickEntry>;
  today: string | undefined;
}

function QuickEntry({ projectId, choices, entry, today }: QuickEntryProps) {
  const { rows, saved, removed, pending, errors, change, save, isSending, progress, stop } = entry;
  const navigate = useNavigate();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  const trail = useTrail('manageItems');
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [asks, setAsks] = useState(false);
  /** What is wrong is said; after an import the person goes on at the first mark. */
  const [told, setTold] = useState<Pick<GridEditing<QuickRow>, 'goTo'>>();
  const [theirs, setTheirs] = useState<readonly ItemBrief[]>();
  const letGo = useUnsaved(pending.count > 0);
  const markUp = useMarkUp(projectId);

  const columns = useMemo(() => quickColumns(choices, (key) => saved.get(key)), [choices, saved]);
  const startsOpen = useLocation().state === 'import';
  const { incoming, ...imports } = useSheetImport({
    rules: useMemo(() => importRules(projectId, columns), [projectId, columns]),
    columns,
    rows,
    newRow: blankQuickRow,
    isBlank: isBlankRow,
    today,
    startsOpen,
    onTaken: (goTo) => setTold({ goTo }),
  });
  const editing = useMemo(
    (): GridEditing<QuickRow> => ({
      onChange: (changes) => change(changes, columns),
      incoming,
      goTo: told?.goTo,
      newRow: blankQuickRow,
      removable: true,
      errors,
      onProblems: setProblems,
      ...(today !== undefined && { today }),
    }),
    [columns, errors, change, today, incoming, told],
  );
  // Rows are named by their number, as they stand in the grid (docs/product/items.md).
  const failing = useMemo(() => failingRows(rows, problems, errors, saved), [rows, problems, errors, saved]);
  const ask = () => {
    setTold(failing.length > 0 ? {} : undefined);
    if (failing.length === 0) setAsks(true);
  };
  const send = () =>
    save.mutate(pending, {
      onSuccess: ({ change_set_id: id }) => {
        letGo();
        toasts.show({
          title: pending.count === 1 ? t.itemSaved1 : t.numberItemsSaved(formatNumber(pending.count)),
          ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
        });
        void navigate(pathTo('foresite', { projectId }));
      },
      onError: (error) => {
        setAsks(false);
        setTold({});
        if (!('current' in error)) return;
        const { items = [] } = (error.current ?? {}) as { items?: ItemBrief[] };
        if (error.kind === 'stale' && items.length > 0) setTheirs(items);
      },
    });
  const nothing = t.fillInOrChange;
  return (
    <Page
      title={t.manageItems}
      trail={trail}
      actions={
        <>
          <TakeIdeasButton projectId={projectId} />
          <Button icon={Upload} onPress={imports.open}>
            {t.importWord}
          </Button>
          <Button
            variant="primary"
            busy={isSending}
            disabledReason={pending.count === 0 ? nothing : whyNotAtOnce(pending)}
            onPress={ask}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <EntryTabs projectId={projectId} current="items" />
      {told && failing.length > 0 ? (
        <Banner tone="critical">
          {t.valueListedRowsCannot(failing.length === 1 ? t.row : t.rows, listedRows(failing))}
        </Banner>
      ) : told && save.isError ? (
        <Banner tone="critical">{save.error.message}</Banner>
      ) : null}
      <ToolRow>
        <Text size="grid" tone="muted">
          {pending.count === 0
            ? t.pressCtrlOrV
            : t.numberUnsavedValue(formatNumber(pending.count), t.rowWord(pending.count))}
        </Text>
      </ToolRow>
      <EntryGrid
        label={t.itemsToEdit}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        editing={editing}
      />
      {imports.dialog}
      {asks ? (
        <SaveRows
          projectId={projectId}
          pending={pending}
          preview={toPreview(rows, saved, removed, markUp)}
          busy={isSending}
          progress={progress}
          onCancel={() => (progress ? stop() : setAsks(false))}
          onSave={send}
        />
      ) : null}
      {theirs ? (
        <StaleRows
          rows={rows}
          theirs={theirs}
          titleOf={(field) => columns.find(({ id }) => id === field)?.title ?? field}
          say={(row, field) => {
            const column = columns.find(({ id }) => id === field);
            return column?.edit ? writeCell(valueOf(row, column), column.edit) : '';
          }}
          onCancel={() => setTheirs(undefined)}
          onSettle={(keepsMine) => {
            entry.settle(theirs, keepsMine);
            setTheirs(undefined);
            setTold(undefined);
          }}
        />
      ) : null}
    </Page>
  );
}

/** Numbers of the rows that cannot be saved, from 1. */
function failingRows(
  rows: readonly QuickRow[],
  problems: readonly CellProblem[],
  errors: Readonly<Record<string, object>>,
  saved: ReadonlyMap<string, QuickRow>,
): number[] {
  const marked = new Set([...problems.map(({ key }) => key), ...Object.keys(errors)]);
  return rows.flatMap((row, index) =>
    marked.has(row.key) || Object.keys(rowProblems(row, saved.get(row.key))).length > 0 ? [index + 1] : [],
  );
}
