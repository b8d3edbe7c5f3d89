import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { CellProblem, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { type ItemBrief, useUndo } from '#shared/foresite';
import { Page, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useUnsaved } from '#shared/unsaved';
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
  toScopePreview,
} from '../model/scopeLines.ts';

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
    <Page title="Manage Items" trail={trail}>
      <EntryTabs projectId={projectId} current="scope" />
      {query.isError ? (
        <LoadError what="items" error={query.error} onRetry={() => void query.refetch()} />
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
  const { lines, items, pending, errors, change, save } = entry;
  const { scopeRights: rights } = choices;
  const navigate = useNavigate();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  const trail = useTrail('manageItems');
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [asks, setAsks] = useState(false);
  const [isTold, setTold] = useState(false);
  const [theirs, setTheirs] = useState<readonly ItemBrief[]>();
  const letGo = useUnsaved(pending.count > 0);

  const columns = useMemo(() => scopeColumns(choices, [...items.values()].map(itemOption)), [choices, items]);
  const editing = useMemo(
    (): GridEditing<ScopeLine> => ({
      onChange: (changes) => change(changes, columns),
      ...(rights.add && { newRow: blankScopeLine }),
      removable: rights.remove,
      readOnly: (line) =>
        (line.id === null ? rights.add : rights.change)
          ? undefined
          : `You need permission to ${line.id === null ? 'add' : 'change'} scope rows. Ask your company administrator for it.`,
      errors,
      onProblems: setProblems,
    }),
    [columns, errors, change, rights],
  );
  const failing = useMemo(() => {
    const marked = new Set([...problems.map(({ key }) => key), ...Object.keys(errors)]);
    return lines.flatMap((line, index) =>
      marked.has(line.key) || Object.keys(lineProblems(line)).length > 0 ? [index + 1] : [],
    );
  }, [lines, problems, errors]);
  const labelOf = (line: ScopeLine) =>
    [items.get(line.item ?? '')?.code, line.scope].filter(Boolean).join(' ') || 'New row';
  const ask = () => {
    setTold(failing.length > 0);
    if (failing.length === 0) setAsks(true);
  };
  const send = () =>
    save.mutate(pending, {
      onSuccess: ({ change_set_id: id }) => {
        letGo();
        toasts.show({
          title: pending.count === 1 ? '1 item saved' : `${formatNumber(pending.count)} items saved`,
          ...(id !== null && { action: { label: 'Undo', onAction: () => undo(id) } }),
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
  const unsaved = `${formatNumber(pending.count)} ${pending.count === 1 ? 'item' : 'items'} with unsaved scope`;
  return (
    <Page
      title="Manage Items"
      trail={trail}
      actions={
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={
            pending.count === 0 && failing.length === 0
              ? 'Fill in or change a row first'
              : whyNotAtOnce(pending)
          }
          onPress={ask}
        >
          Save
        </Button>
      }
    >
      <EntryTabs projectId={projectId} current="scope" />
      {isTold && failing.length > 0 ? (
        <Banner tone="critical">
          {`${failing.length === 1 ? 'Row' : 'Rows'} ${listedRows(failing)} cannot be saved yet. Correct the marked cells, then save again.`}
        </Banner>
      ) : isTold && save.isError ? (
        <Banner tone="critical">{save.error.message}</Banner>
      ) : null}
      <ToolRow>
        <Text size="grid" tone="muted">
          {pending.count === 0
            ? 'Every scope row of the open items. To add one, choose its item in a blank row at the end, or paste rows.'
            : unsaved}
        </Text>
      </ToolRow>
      <EditableGrid
        label="Scope rows to edit"
        columns={columns}
        rows={lines}
        rowKey={lineKey}
        rowLabel={labelOf}
        rowHeight={lines.length > 10 ? 28 : 36}
        maxHeight={720}
        editing={editing}
      />
      {asks ? (
        <SaveRows
          projectId={projectId}
          pending={pending}
          preview={toScopePreview(lines, items)}
          busy={save.isPending}
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
