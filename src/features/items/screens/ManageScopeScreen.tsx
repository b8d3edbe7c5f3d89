import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { CellProblem, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { type ItemBrief, useUndo } from '#shared/foresite';
import { Page, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useUnsaved } from '#shared/unsaved';
import { EntryGrid } from '../components/QuickEntry/EntryGrid.tsx';
import { EntryTabs } from '../components/QuickEntry/EntryTabs.tsx';
import type { QuickChoices } from '../components/QuickEntry/quickColumns.tsx';
import { SaveRows } from '../components/QuickEntry/SaveRows.tsx';
import { scopeColumns } from '../components/QuickEntry/scopeColumns.tsx';
import { StaleScope } from '../components/QuickEntry/StaleScope.tsx';
import { useQuickChoices } from '../components/QuickEntry/useQuickChoices.ts';
import { useScopeEntry } from '../components/QuickEntry/useScopeEntry.ts';
import { listedRows } from '../model/listedRows.ts';
import { whyNotAtOnce } from '../model/quickBatch.ts';
import {
  blankScopeLine,
  itemOption,
  lineProblems,
  type ScopeLine,
  shownLines,
  toScopeLines,
  toScopePreview,
} from '../model/scopeLines.ts';
import * as t from '../texts.ts';

const lineKey = (line: ScopeLine) => line.key;

/** The scope rows of all open items at once, as in a spreadsheet (docs/product/items.md). */
export default function ManageScopeScreen() {
  const projectId = useProjectId();
  const trail = useTrail('manageItems');
  const choices = useQuickChoices(projectId);
  const entry = useScopeEntry(projectId);
  const { query } = entry;
  if (choices && query.data) return <ScopeEntry {...{ projectId, choices, entry }} />;
  return (
    <Page title={t.manageItems} trail={trail}>
      <EntryTabs projectId={projectId} current="scope" />
      {query.isError ? (
        <LoadError what={t.itemsLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface ScopeEntryProps {
  projectId: number;
  choices: QuickChoices;
  entry: ReturnType<typeof useScopeEntry>;
}

function ScopeEntry({ projectId, choices, entry }: ScopeEntryProps) {
  const { items, pending, errors, change, save, isSending } = entry;
  const { scopeRights: rights } = choices;
  const lines = useMemo(() => shownLines(entry.lines, rights), [entry.lines, rights]);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  const trail = useTrail('manageItems');
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [asks, setAsks] = useState(false);
  const [isTold, setTold] = useState(false);
  const [theirs, setTheirs] = useState<readonly ItemBrief[]>();
  const letGo = useUnsaved(pending.count > 0);

  const saved = useMemo(
    () => new Map(toScopeLines([...items.values()]).map((line) => [line.key, line])),
    [items],
  );
  const columns = useMemo(
    () => scopeColumns(choices, [...items.values()].map(itemOption), (key) => saved.get(key)),
    [choices, items, saved],
  );
  const editing = useMemo(
    (): GridEditing<ScopeLine> => ({
      onChange: (changes) => change(changes, columns),
      ...(rights.add && { newRow: blankScopeLine, growsOnEnter: true }),
      removable: rights.remove,
      readOnly: (line) =>
        (line.id === null ? rights.add : rights.change)
          ? undefined
          : t.youNeedPermissionToValue(line.id === null ? t.addLower : t.changeLower),
      errors,
      onProblems: setProblems,
    }),
    [columns, errors, change, rights],
  );
  const failing = useMemo(() => {
    const marked = new Set([...problems.map(({ key }) => key), ...Object.keys(errors)]);
    return lines.flatMap((line, index) =>
      marked.has(line.key) || Object.keys(lineProblems(line, saved.get(line.key))).length > 0
        ? [index + 1]
        : [],
    );
  }, [lines, problems, errors, saved]);
  const labelOf = (line: ScopeLine) =>
    [items.get(line.item ?? '')?.code, line.scope].filter(Boolean).join(' ') || t.newRow;
  const ask = () => {
    setTold(failing.length > 0);
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
        setTold(true);
        if (!('current' in error)) return;
        const { items: found = [] } = (error.current ?? {}) as { items?: ItemBrief[] };
        if (error.kind === 'stale' && found.length > 0) setTheirs(found);
      },
    });
  const unsaved = t.numberValueWithUnsavedScope(formatNumber(pending.count), t.itemWord(pending.count));
  return (
    <Page
      title={t.manageItems}
      trail={trail}
      actions={
        <Button
          variant="primary"
          busy={isSending}
          disabledReason={
            pending.count === 0 && failing.length === 0 ? t.fillInOrChange : whyNotAtOnce(pending)
          }
          onPress={ask}
        >
          {t.save}
        </Button>
      }
    >
      <EntryTabs projectId={projectId} current="scope" />
      {isTold && failing.length > 0 ? (
        <Banner tone="critical">
          {t.valueListedRowsCannot(failing.length === 1 ? t.row : t.rows, listedRows(failing))}
        </Banner>
      ) : isTold && save.isError ? (
        <Banner tone="critical">{save.error.message}</Banner>
      ) : null}
      <ToolRow>
        <Text size="grid" tone="muted">
          {pending.count > 0 ? unsaved : rights.add ? t.everyScopeRow : t.everyScopeRowOnly}
        </Text>
      </ToolRow>
      <EntryGrid
        label={t.scopeRowsToEdit}
        columns={columns}
        rows={lines}
        rowKey={lineKey}
        rowLabel={labelOf}
        editing={editing}
      />
      {asks ? (
        <SaveRows
          projectId={projectId}
          pending={pending}
          preview={toScopePreview(lines, items)}
          busy={isSending}
          progress={undefined}
          onCancel={() => setAsks(false)}
          onSave={send}
        />
      ) : null}
      {theirs ? (
        <StaleScope
          theirs={theirs}
          onCancel={() => setTheirs(undefined)}
          onSettle={(keepsMine) => {
            void entry.settle(theirs, keepsMine);
            setTheirs(undefined);
            setTold(false);
          }}
        />
      ) : null}
    </Page>
  );
}
