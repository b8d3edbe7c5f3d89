import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { CellMessages, CellProblem, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Plus, Upload } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatNumber } from '#domain/money';
import type { AppError } from '#platform/api';
import { type PathName, pathTo, useTrail } from '#platform/routing';
import { Page, ToolRow, useWindowHeight } from '#shared/page';
import { localToday, useProjectId } from '#shared/project';
import { type SheetImportRules, useSheetImport } from '#shared/sheets';
import { useUnsaved } from '#shared/unsaved';
import { type EntryBase, entryGridHeight, entryRowHeight, type EntrySave } from './entrySheet.ts';
import { type Failing, failingRows, failingSentence } from './failingRows.ts';
import * as styles from './QuickEntry.css.ts';
import type { EntryState } from './useEntry.ts';

/** Saves a batch, all or nothing; a refusal names rows by their place. */
interface Saving<Save> {
  mutate: (
    rows: readonly Save[],
    then: { onSuccess: () => void; onError: (error: AppError) => void },
  ) => void;
  isPending: boolean;
  isError: boolean;
  error: AppError | null;
}

export interface QuickEntryProps<Row extends EntryBase, Save extends EntrySave> {
  page: PathName;
  /** Where it returns to after saving. */
  back: 'risks' | 'issues';
  title: string;
  /** What a row is, e.g. Risk and Risks. */
  one: string;
  many: string;
  /** Rows that are saved at once at most. */
  most: number;
  /** Rows of the grid stay stable with it (useCallback or a function of the module). */
  columnsOf: (onRemove: (row: Row) => void) => GridColumn<Row>[];
  /** How a file of rows is read; a function of the module, or stable. */
  importOf: (columns: readonly GridColumn<Row>[]) => SheetImportRules;
  entry: EntryState<Row, Save>;
  save: Saving<Save>;
}

const rowKey = (row: EntryBase) => row.key;
const rowLabel = (row: EntryBase) => row.name || 'New row';
const noErrors: CellMessages = {};

/** Many rows at once, as in a spreadsheet: pasted, checked where they are, saved together. */
export function QuickEntry<Row extends EntryBase, Save extends EntrySave>(props: QuickEntryProps<Row, Save>) {
  const { page, back, title, one, many, most, columnsOf, importOf, entry, save } = props;
  const { sheet, rows, batch, change, remove, addRow } = entry;
  const projectId = useProjectId();
  const navigate = useNavigate();
  const trail = useTrail(page);
  const maxHeight = entryGridHeight(useWindowHeight());
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [isTold, setTold] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const [leaving, setLeaving] = useState<Row>();
  const count = batch.rows.length;
  const letGo = useUnsaved(count > 0);
  const columns = useMemo(
    () => columnsOf((row) => (row.id === null ? remove(row) : setLeaving(row))),
    [columnsOf, remove],
  );
  const { incoming, ...imports } = useSheetImport({
    rules: useMemo(() => importOf(columns), [importOf, columns]),
    columns,
    rows,
    newRow: sheet.blankRow,
    isBlank: sheet.isBlank,
    today: localToday(),
    startsOpen: false,
    onTaken: () => setTold(true),
  });
  const editing = useMemo(
    (): GridEditing<Row> => ({
      incoming,
      onChange: (changes) => {
        setErrors(noErrors);
        change(changes, columns);
      },
      newRow: sheet.blankRow,
      errors,
      onProblems: setProblems,
      today: localToday(),
    }),
    [columns, change, errors, sheet, incoming],
  );
  const failing = useMemo(
    () => failingRows(rows, problems, errors, sheet.rowProblems),
    [rows, problems, errors, sheet],
  );
  const leave = () => navigate(pathTo(back, { projectId }));
  const send = () => {
    setTold(failing.length > 0);
    if (failing.length > 0) return;
    save.mutate(batch.rows, {
      onSuccess: () => {
        letGo();
        void leave();
      },
      onError: ({ fields }) => {
        setErrors(sheet.cellErrors(fields ?? {}, batch.keys));
        setTold(true);
      },
    });
  };
  return (
    <Page
      title={title}
      trail={trail}
      actions={
        <>
          <Button onPress={() => void leave()}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} disabledReason={whyNot(count, most)} onPress={send}>
            Save
          </Button>
        </>
      }
    >
      {isTold ? <Refusal failing={failing} error={save.isError ? save.error : null} /> : null}
      <ToolRow
        end={
          <Text size="grid" tone="muted">
            {count === 0 ? null : `${formatNumber(count)} unsaved ${count === 1 ? 'row' : 'rows'}`}
          </Text>
        }
      >
        <Button size="small" icon={Plus} onPress={addRow}>
          Add Row
        </Button>
        <Button size="small" icon={Upload} onPress={imports.open}>
          Import
        </Button>
        <span className={styles.keys}>
          <KeyCaps keys="Mod+V" />
          <Text size="grid" tone="muted">
            to paste from a spreadsheet
          </Text>
        </span>
      </ToolRow>
      <EditableGrid
        label={`${many} to edit`}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rowHeight={entryRowHeight(rows.length)}
        maxHeight={maxHeight}
        editing={editing}
      />
      {imports.dialog}
      {leaving ? (
        <Confirm
          title={`Delete ${one}?`}
          confirmLabel="Delete"
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            remove(leaving);
            setLeaving(undefined);
          }}
        >
          {`${leaving.name} is deleted when you save. Until then nothing changes.`}
        </Confirm>
      ) : null}
    </Page>
  );
}

function Refusal({ failing, error }: { failing: readonly Failing[]; error: AppError | null }) {
  const text = failing.length > 0 ? failingSentence(failing) : error?.message;
  return text === undefined ? null : <Banner tone="critical">{text}</Banner>;
}

const whyNot = (count: number, most: number): string | undefined =>
  count === 0
    ? 'Fill in or change a row first'
    : count > most
      ? `At most ${most} rows are saved at once. Save a part of them first`
      : undefined;
