import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridOutline } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { ToolRow } from '#shared/page';
import { useUnsaved } from '#shared/unsaved';
import { useSaveMapping } from '../../codeMutations.ts';
import type { FormatDetails, Mapping } from '../../codeQueries.ts';
import { shownCodes } from '../../model/codeDraft.ts';
import {
  mappedCodesOf,
  type MappingRow,
  matchesOf,
  targetProblem,
  targetsOf,
  toMappingRows,
  unreachedCodes,
  withGuesses,
} from '../../model/mappingDraft.ts';
import * as t from '../../texts.ts';
import { mappingColumns } from './mappingColumns.tsx';

const rowKey = ({ key }: MappingRow) => key;
const rowLabel = ({ div_code: code, name }: MappingRow) => `${code} ${name}`;
type Only = 'all' | 'gap' | 'guess';

/** Rows that are not saved, and those they were typed over; undefined where they were typed while others were being saved. */
interface Typed {
  from: readonly MappingRow[] | undefined;
  rows: readonly MappingRow[];
}

/** Codes of the other format that are named where nothing goes to them. */
const namedGaps = 8;

export interface MappingEditorProps {
  format: FormatDetails;
  target: FormatDetails;
  mapping: Mapping;
}

/** The mapping of a format to another: guessed by name, typed and pasted over, its gaps shown, saved as a whole. */
export function MappingEditor({ format, target, mapping }: MappingEditorProps) {
  const targets = useMemo(() => targetsOf(target.custom_codes), [target]);
  const saved = useMemo(
    () => toMappingRows(format.custom_codes, mapping, targets),
    [format, mapping, targets],
  );
  const [typed, setTyped] = useState<Typed | null>(null);
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const save = useSaveMapping();
  const rows = typed?.rows ?? saved;
  const isChanged = typed !== null;
  useUnsaved(isChanged);
  const matches = useMemo(() => matchesOf(rows), [rows]);
  const problems = useMemo(
    () => rows.filter(({ to }) => targetProblem(to, targets) !== undefined).length,
    [rows, targets],
  );
  const unreached = useMemo(
    () => unreachedCodes(rows, format.custom_codes, target.custom_codes, targets),
    [rows, format, target, targets],
  );
  const counts = { gap: 0, guess: 0 };
  for (const { kind } of matches.values()) if (kind === 'gap' || kind === 'guess') counts[kind] += 1;
  const shown = useMemo(() => {
    const found = shownCodes(rows, new Set(), search);
    return only === 'all' ? found : found.filter(({ key }) => matches.get(key)?.kind === only);
  }, [rows, search, only, matches]);
  const columns = useMemo(
    () => mappingColumns(target.name, targets, matches),
    [target.name, targets, matches],
  );
  const outline = useMemo(
    (): GridOutline<MappingRow> => ({
      column: 'name',
      level: ({ level }) => (only === 'all' ? level : 1),
      open: () => undefined,
      onToggle: () => undefined,
    }),
    [only],
  );
  const change = (next: readonly MappingRow[]) =>
    setTyped((before) => ({ from: before ? before.from : saved, rows: next }));
  const editing = useMemo(
    (): GridEditing<MappingRow> => ({
      onChange: ({ cells }) => {
        const typedTo = new Map(cells.map(({ key, to }) => [key, typeof to === 'string' ? to : '']));
        setTyped((before) => ({
          from: before ? before.from : saved,
          rows: (before?.rows ?? saved).map((row) => {
            const to = typedTo.get(row.key);
            return to === undefined ? row : { ...row, to, basis: 'set', likeness: 0 };
          }),
        }));
      },
    }),
    [saved],
  );
  const send = () => {
    save.mutate(
      { before: mapping, rows: mappedCodesOf(rows, targets), done: t.mappingToNameSaved(target.name) },
      {
        // What was typed meanwhile stays.
        onSuccess: () =>
          setTyped((now) => (now && now !== typed ? { from: undefined, rows: now.rows } : null)),
      },
    );
  };
  return (
    <>
      {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
      {typed?.from && typed.from !== saved ? (
        <Banner tone="caution">{t.theMappingOrItsFormats}</Banner>
      ) : null}
      <ToolRow
        end={
          <>
            <Button onPress={() => change(withGuesses(rows, format.custom_codes, target.custom_codes))}>
              {t.guessByName}
            </Button>
            <Button
              disabledReason={counts.guess === 0 ? t.thereAreNoGuesses : undefined}
              onPress={() => change(rows.map((row) => ({ ...row, basis: 'set' as const })))}
            >
              {t.acceptGuesses}
            </Button>
          </>
        }
      >
        <SearchField label={t.searchCodes} placeholder={t.codeOrName} value={search} onChange={setSearch} />
        <ToggleGroup
          label={t.codesShown}
          value={only}
          onChange={setOnly}
          options={[
            { value: 'all', label: t.allNumber(formatNumber(rows.length)) },
            { value: 'gap', label: t.gapsNumber(formatNumber(counts.gap)) },
            { value: 'guess', label: t.guessesNumber(formatNumber(counts.guess)) },
          ]}
        />
      </ToolRow>
      <EditableGrid
        label={t.nameToTarget(format.name, target.name)}
        columns={columns}
        rows={shown}
        rowKey={rowKey}
        rowLabel={rowLabel}
        outline={outline}
        editing={editing}
        filtered={search !== '' || only !== 'all'}
        empty={<EmptyState title={t.noCodesYet} text={t.addCodesToThisFormat} />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title={t.noSuchCode}
            text={t.noCodeIsLeft}
            action={
              <Button
                onPress={() => {
                  setSearch('');
                  setOnly('all');
                }}
              >
                {t.showAll}
              </Button>
            }
          />
        }
        footer={
          <Inline gap={2} wrap>
            <Text size="meta" tone="muted">
              {mapping.version === 0 ? t.notSavedYet : t.versionVersion(mapping.version)}
            </Text>
            <Box flex="grow" />
            {isChanged ? (
              <Button size="small" onPress={() => setTyped(null)}>
                {t.discard}
              </Button>
            ) : null}
            <Button
              size="small"
              variant="primary"
              busy={save.isPending}
              disabledReason={
                isChanged
                  ? problems > 0
                    ? t.valueAnErrorFix(
                        problems === 1 ? t.oneRowHas : t.numberRowsHave(formatNumber(problems)),
                      )
                    : undefined
                  : t.changeTheMappingFirst
              }
              onPress={send}
            >
              {t.saveMapping}
            </Button>
          </Inline>
        }
      />
      {unreached.length > 0 ? (
        <Stack gap={1}>
          <Text size="meta" tone="muted">
            {t.nothingGoesToCodes(
              unreached.length === 1 ? t.oneCode : t.numberCodes(formatNumber(unreached.length)),
              target.name,
              unreached
                .slice(0, namedGaps)
                .map(({ div_code: code, name }) => `${code} ${name}`)
                .join(', '),
              unreached.length > namedGaps ? ', …' : '',
            )}
          </Text>
        </Stack>
      ) : null}
    </>
  );
}
