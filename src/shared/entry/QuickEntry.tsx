import { Fragment, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { CellMessages, CellProblem, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Plus, Upload, X } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatMoney, formatNumber } from '#domain/money';
import type { AppError } from '#platform/api';
import { type PathName, pathTo, useTrail } from '#platform/routing';
import { Page, ToolRow, useWindowHeight } from '#shared/page';
import { localToday, useProjectId } from '#shared/project';
import { type SheetImportRules, useSheetImport } from '#shared/sheets';
import { useUnsaved } from '#shared/unsaved';
import { type EntryBase, entryGridHeight, entryRowHeight, type EntrySave } from './entrySheet.ts';
import { type Failing, failingRows, failingWords } from './failingRows.ts';
import * as styles from './QuickEntry.css.ts';
import { FailingRows } from './RowNumber.tsx';
import * as t from './texts.ts';
import type { EntryState } from './useEntry.ts';

/** Saves a batch, all or nothing; a refusal names rows by their place. */
interface Saving<Save> {
  mutate: (
    rows: readonly Save[],
    then: { onSuccess: () => void; onError: (error: AppError) => void },
  ) => void;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  error: AppError | null;
}

/** What stands below the rows: how many there are of each kind, and sums in dollars. */
export interface EntryTotals {
  counts: string;
  sums: readonly { label: string; amount: number }[];
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
  /** Of the rows that count; a function of the module. */
  totalsOf: (rows: readonly Row[]) => EntryTotals;
  save: Saving<Save>;
}

const rowKey = (row: EntryBase) => row.key;
const rowLabel = (row: EntryBase) => row.name || t.newRow;
const noErrors: CellMessages = {};

/** Many rows at once, as in a spreadsheet: pasted, checked where they are, saved together. */
export function QuickEntry<Row extends EntryBase, Save extends EntrySave>(props: QuickEntryProps<Row, Save>) {
  const { page, back, title, one, many, most, columnsOf, importOf, entry, totalsOf, save } = props;
  const { sheet, rows, batch, change, remove, addRow } = entry;
  const projectId = useProjectId();
  const navigate = useNavigate();
  const trail = useTrail(page);
  const maxHeight = entryGridHeight(useWindowHeight());
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [isTold, setTold] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const [leaving, setLeaving] = useState<Row>();
  const [goTo, setGoTo] = useState<GridEditing<Row>['goTo']>();
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
    onTaken: (firstMark) => {
      setTold(true);
      setGoTo(firstMark);
    },
  });
  const editing = useMemo(
    (): GridEditing<Row> => ({
      incoming,
      goTo,
      onChange: (changes) => {
        setErrors(noErrors);
        change(changes, columns);
      },
      newRow: sheet.blankRow,
      errors,
      onProblems: setProblems,
      today: localToday(),
    }),
    [columns, change, errors, sheet, incoming, goTo],
  );
  const { failing, marked } = useMemo(() => {
    const found = failingRows(rows, problems, errors, sheet.rowProblems);
    return { failing: found, marked: new Map(found.map((one) => [one.key, one])) };
  }, [rows, problems, errors, sheet]);
  const filled = useMemo(() => rows.filter((row) => !sheet.isBlank(row)), [rows, sheet]);
  // Once it is saved, the page only waits for the one it goes to.
  const isSending = save.isPending || save.isSuccess;
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
      count={rowsWords(filled)}
      trail={trail}
      actions={
        <>
          <Button onPress={() => void leave()}>{t.cancel}</Button>
          <Button variant="primary" busy={isSending} disabledReason={whyNot(count, most)} onPress={send}>
            {t.save}
          </Button>
        </>
      }
    >
      {isTold ? (
        <Refusal
          failing={failing}
          error={save.isError ? save.error : null}
          onGo={({ key, column }) =>
            setGoTo({ key, column: columns.some(({ id }) => id === column) ? column : 'name' })
          }
          onDismiss={() => setTold(false)}
        />
      ) : null}
      <ToolRow
        end={
          <Text size="grid" tone="muted">
            {count === 0 ? null : t.numberUnsavedValue(formatNumber(count), t.rowWord(count))}
          </Text>
        }
      >
        <Button size="small" icon={Plus} onPress={addRow}>
          {t.addRow}
        </Button>
        <Button size="small" icon={Upload} onPress={imports.open}>
          {t.importWord}
        </Button>
        <span className={styles.keys}>
          <KeyCaps keys="Mod+V" />
          <Text size="grid" tone="muted">
            {t.toPasteFromASpreadsheet}
          </Text>
        </span>
      </ToolRow>
      <FailingRows value={marked}>
        <EditableGrid
          label={t.manyToEdit(many)}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowLabel={rowLabel}
          rowHeight={entryRowHeight(rows.length)}
          maxHeight={maxHeight}
          editing={editing}
          footer={<Totals {...totalsOf(filled)} />}
        />
      </FailingRows>
      {imports.dialog}
      {leaving ? (
        <Confirm
          title={t.deleteOne(one)}
          confirmLabel={t.deleteWord}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            remove(leaving);
            setLeaving(undefined);
          }}
        >
          {t.nameIsDeletedWhenYou(leaving.name)}
        </Confirm>
      ) : null}
    </Page>
  );
}

interface RefusalProps {
  failing: readonly Failing[];
  error: AppError | null;
  onGo: (failing: Failing) => void;
  onDismiss: () => void;
}

/** Why nothing was saved; each row that it names leads to its cell. */
function Refusal({ failing, error, onGo, onDismiss }: RefusalProps) {
  if (failing.length === 0 && !error) return null;
  const { head, rows, more } = failingWords(failing);
  return (
    <Banner
      tone="critical"
      action={<IconButton icon={X} size="small" label={t.dismiss} onPress={onDismiss} />}
    >
      {failing.length === 0 ? (
        error?.message
      ) : (
        <span className={styles.refusal}>
          {head}
          {rows.map(({ failing: one, text }) => (
            <Fragment key={one.key}>
              <button type="button" className={styles.rowLink} onClick={() => onGo(one)}>
                {t.rowRow(one.row)}
              </button>
              {text}
            </Fragment>
          ))}
          {more}
        </span>
      )}
    </Banner>
  );
}

function Totals({ counts, sums }: EntryTotals) {
  return (
    <div className={styles.totals}>
      <span>{counts}</span>
      <span className={styles.sums}>
        {sums.map(({ label, amount }) => (
          <span key={label}>
            {label}
            <span className={styles.sum}>{formatMoney(amount)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** `13 rows, 5 new`. */
function rowsWords(filled: readonly EntryBase[]): string {
  const fresh = filled.filter(({ id }) => id === null).length;
  const rows = `${formatNumber(filled.length)} ${t.rowWord(filled.length)}`;
  return fresh === 0 ? rows : t.rowsNumberNew(rows, formatNumber(fresh));
}

const whyNot = (count: number, most: number): string | undefined =>
  count === 0 ? t.fillInOrChange : count > most ? t.atMostMostRows(most) : undefined;
