import { useCallback, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridOutline } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { ArrowDown, ArrowUp, Indent, Outdent, Plus, Redo2, Undo2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { addCode, CODE_LIMITS, outlineProblems, removeCodes } from '#domain/codes';
import { formatNumber } from '#domain/money';
import { useSearchText } from '#platform/routing';
import { ToolRow } from '#shared/page';
import { useUnsaved } from '#shared/unsaved';
import { useSaveFormat } from '../../codeMutations.ts';
import type { FormatDetails } from '../../codeQueries.ts';
import {
  codesOf,
  type DraftCode,
  newCode,
  parentKeys,
  shownCodes,
  touchesUsed,
  withCells,
} from '../../model/codeDraft.ts';
import * as t from '../../texts.ts';
import { useCodeDraft } from '../../useCodeDraft.ts';
import { codeColumns } from './codeColumns.tsx';
import * as styles from './CodeEditor.css.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { type Move, MOVES, useCodeMoves } from './useCodeMoves.ts';

const rowKey = ({ key }: DraftCode) => key;
const rowLabel = ({ div_code: code, name }: DraftCode) => `${code} ${name}`.trim() || t.newCode;
const icons = { outdent: Outdent, indent: Indent, up: ArrowUp, down: ArrowDown } as const;

export interface CodeEditorProps {
  format: FormatDetails;
  onPaste: () => void;
}

/**
 * The codes of a company's own format as a tree that is edited in place: typed and pasted over, indented, moved by keys, buttons and drag.
 * What is changed stays here until it is saved as the next version, after a look at what moves.
 */
export function CodeEditor({ format, onPaste }: CodeEditorProps) {
  const draft = useCodeDraft(format);
  const { rows, start, changes, change } = draft;
  const [search, setSearch] = useSearchText();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [previews, setPreviews] = useState(false);
  const toasts = useToasts();
  const save = useSaveFormat();
  const letGo = useUnsaved(changes > 0);
  const shown = useMemo(() => shownCodes(rows, closed, search), [rows, closed, search]);
  const errors = useMemo(() => outlineProblems(rows), [rows]);
  const wrong = Object.keys(errors).length;
  const toggle = useCallback(
    (row: DraftCode) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(row.key)) next.add(row.key);
        return next;
      }),
    [setClosed],
  );
  const refused = (reason: string) => toasts.show({ title: t.nothingWasMoved, detail: reason });
  const moves = useCodeMoves({
    shown,
    change,
    undo: draft.undo,
    redo: draft.redo,
    onToggle: toggle,
    fixed: search.trim() === '' ? undefined : t.onlySomeCodesAreShown,
    onRefused: refused,
  });
  const { onDragStart, onDragEnd } = moves.grip;
  const columns = useMemo(() => codeColumns({ onDragStart, onDragEnd }), [onDragStart, onDragEnd]);
  const outline = useMemo((): GridOutline<DraftCode> => {
    const parents = parentKeys(rows);
    const isSearch = search.trim() !== '';
    return {
      column: 'name',
      level: ({ level }) => level,
      open: ({ key }) => (parents.has(key) && !isSearch ? !closed.has(key) : undefined),
      onToggle: toggle,
    };
  }, [rows, closed, search, toggle]);
  const editing = useMemo(
    (): GridEditing<DraftCode> => ({
      onChange: ({ cells, added, removed }) => {
        change((before) => {
          const gone = new Set(removed.map(({ key }) => key));
          const kept = gone.size === 0 ? before : removeCodes(before, gone);
          return withCells(added.length === 0 ? kept : [...kept, ...added.map(({ row }) => row)], cells);
        });
      },
      newRow: newCode,
      removable: true,
      errors,
    }),
    [change, errors],
  );
  const add = () => {
    const made = newCode();
    if (search !== '') setSearch('');
    change((before) => addCode(before, moves.current, made));
    moves.goTo(made.key);
  };
  const send = () => {
    save.mutate(
      {
        format: draft.base,
        patch: { codes: codesOf(rows) },
        done: t.versionVersionSaved(draft.base.version + 1),
      },
      {
        onSuccess: (saved) => {
          letGo();
          setPreviews(false);
          draft.reset(saved);
        },
      },
    );
  };
  const version = draft.base.version + 1;
  const blocked =
    changes === 0
      ? t.changeACodeFirst
      : wrong > 0
        ? t.valueAnErrorFix(wrong === 1 ? t.oneCodeHas : t.numberCodesHave(formatNumber(wrong)))
        : rows.length > CODE_LIMITS.codes
          ? t.aFormatHoldsUp(formatNumber(CODE_LIMITS.codes), formatNumber(rows.length))
          : undefined;
  const noRow = moves.current === null ? t.goToACodeFirst : undefined;
  return (
    <Stack gap={3}>
      {draft.outdated ? <Banner tone="caution">{t.someoneChangedThisFormatMeanwhile}</Banner> : null}
      {save.error && !previews ? <Banner tone="critical">{save.error.message}</Banner> : null}
      <ToolRow
        end={
          <>
            <Inline gap={1}>
              {(Object.keys(MOVES) as Move[]).map((kind) => (
                <IconButton
                  key={kind}
                  icon={icons[kind]}
                  size="small"
                  label={`${MOVES[kind].label} (${MOVES[kind].keys})`}
                  disabledReason={noRow}
                  onPress={() => moves.current !== null && moves.move(kind, moves.current)}
                />
              ))}
              <IconButton
                icon={Undo2}
                size="small"
                label={t.undoCtrlZ}
                disabledReason={draft.canUndo ? undefined : t.nothingToUndo}
                onPress={draft.undo}
              />
              <IconButton
                icon={Redo2}
                size="small"
                label={t.redoCtrlY}
                disabledReason={draft.canRedo ? undefined : t.nothingToRedo}
                onPress={draft.redo}
              />
            </Inline>
            <Inline gap={2}>
              <Button size="small" icon={Plus} onPress={add}>
                {t.addCode}
              </Button>
              <Button
                size="small"
                disabledReason={changes > 0 ? t.saveOrDiscardYourChanges : undefined}
                onPress={onPaste}
              >
                {t.pasteCodes}
              </Button>
            </Inline>
          </>
        }
      >
        <SearchField
          label={t.searchCodes}
          placeholder={t.codeOrName}
          width="flexible"
          value={search}
          onChange={setSearch}
        />
      </ToolRow>
      <div className={styles.frame} {...moves.frameProps}>
        <EditableGrid
          label={t.codesOfName(format.name)}
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          rowLabel={rowLabel}
          outline={outline}
          currentKey={moves.current}
          editing={editing}
          filtered={search !== ''}
          empty={
            <EmptyState
              title={t.noCodesYet}
              text={t.pasteAColumnOfCodes}
              action={<Button onPress={onPaste}>{t.pasteCodes}</Button>}
            />
          }
          filteredEmpty={
            <EmptyState
              art="funnel"
              title={t.yourSearchDidntReturnAny}
              text={t.noCodeOfNameMatches(format.name, search)}
              action={<Button onPress={() => setSearch('')}>{t.clearSearch}</Button>}
            />
          }
          footer={
            <Inline gap={2} wrap>
              <Text size="meta" tone="muted">
                {changes === 0
                  ? t.versionVersion(draft.base.version)
                  : t.versionVersionDraftValue(
                      version,
                      changes === 1 ? t.codeChanged1 : t.numberCodesChanged(formatNumber(changes)),
                    )}
              </Text>
              <Box flex="grow" />
              {changes > 0 ? (
                <>
                  <Button size="small" onPress={() => draft.reset(format)}>
                    {t.discard}
                  </Button>
                  <Button size="small" disabledReason={blocked} onPress={() => setPreviews(true)}>
                    {t.preview}
                  </Button>
                </>
              ) : null}
              <Button
                size="small"
                variant="primary"
                busy={save.isPending}
                disabledReason={blocked}
                onPress={() => (touchesUsed(start, rows) ? setPreviews(true) : send())}
              >
                {t.saveVersionVersion(version)}
              </Button>
            </Inline>
          }
        />
        {moves.over ? (
          <div
            className={styles.drop}
            data-below={moves.over.place === 'below' ? '' : undefined}
            style={{
              top: moves.over.top,
              height: moves.over.place === 'below' ? moves.over.height : 0,
            }}
          />
        ) : null}
      </div>
      {previews ? (
        <PreviewDialog
          format={draft.base}
          codes={codesOf(rows)}
          version={version}
          save={save}
          onSave={send}
          onClose={() => {
            save.reset();
            setPreviews(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
