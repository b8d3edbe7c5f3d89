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
import { mappingColumns } from './mappingColumns.tsx';

const rowKey = ({ key }: MappingRow) => key;
const rowLabel = ({ div_code: code, name }: MappingRow) => `${code} ${name}`;
type Only = 'all' | 'gap' | 'guess';

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
  const [typed, setTyped] = useState<{ from: readonly MappingRow[]; rows: readonly MappingRow[] } | null>(
    null,
  );
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const save = useSaveMapping();
  const rows = typed?.rows ?? saved;
  const isChanged = typed !== null;
  const letGo = useUnsaved(isChanged);
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
    setTyped((before) => ({ from: before?.from ?? saved, rows: next }));
  const editing = useMemo(
    (): GridEditing<MappingRow> => ({
      onChange: ({ cells }) => {
        const typedTo = new Map(cells.map(({ key, to }) => [key, typeof to === 'string' ? to : '']));
        setTyped((before) => ({
          from: before?.from ?? saved,
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
      { before: mapping, rows: mappedCodesOf(rows, targets), done: `Mapping to ${target.name} saved` },
      {
        onSuccess: () => {
          letGo();
          setTyped(null);
        },
      },
    );
  };
  return (
    <>
      {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
      {isChanged && typed.from !== saved ? (
        <Banner tone="caution">
          The mapping or its formats changed meanwhile. Discard your changes to see them as they are now.
        </Banner>
      ) : null}
      <ToolRow
        end={
          <>
            <Button onPress={() => change(withGuesses(rows, format.custom_codes, target.custom_codes))}>
              Guess by name
            </Button>
            <Button
              disabledReason={counts.guess === 0 ? 'There are no guesses' : undefined}
              onPress={() => change(rows.map((row) => ({ ...row, basis: 'set' as const })))}
            >
              Accept guesses
            </Button>
          </>
        }
      >
        <SearchField label="Search codes" placeholder="Code or name" value={search} onChange={setSearch} />
        <ToggleGroup
          label="Codes shown"
          value={only}
          onChange={setOnly}
          options={[
            { value: 'all', label: `All ${formatNumber(rows.length)}` },
            { value: 'gap', label: `Gaps ${formatNumber(counts.gap)}` },
            { value: 'guess', label: `Guesses ${formatNumber(counts.guess)}` },
          ]}
        />
      </ToolRow>
      <EditableGrid
        label={`${format.name} to ${target.name}`}
        columns={columns}
        rows={shown}
        rowKey={rowKey}
        rowLabel={rowLabel}
        outline={outline}
        editing={editing}
        filtered={search !== '' || only !== 'all'}
        empty={<EmptyState title="No codes yet" text="Add codes to this format first." />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="No such code"
            text="No code is left by the search and the choice above."
            action={
              <Button
                onPress={() => {
                  setSearch('');
                  setOnly('all');
                }}
              >
                Show all
              </Button>
            }
          />
        }
        footer={
          <Inline gap={2} wrap>
            <Text size="meta" tone="muted">
              {mapping.version === 0 ? 'Not saved yet' : `Version ${mapping.version}`}
            </Text>
            <Box flex="grow" />
            {isChanged ? (
              <Button size="small" onPress={() => setTyped(null)}>
                Discard
              </Button>
            ) : null}
            <Button
              size="small"
              variant="primary"
              busy={save.isPending}
              disabledReason={
                isChanged
                  ? problems > 0
                    ? `${problems === 1 ? 'One row has' : `${formatNumber(problems)} rows have`} an error. Fix it first.`
                    : undefined
                  : 'Change the mapping first'
              }
              onPress={send}
            >
              Save mapping
            </Button>
          </Inline>
        }
      />
      {unreached.length > 0 ? (
        <Stack gap={1}>
          <Text size="meta" tone="muted">
            {`Nothing goes to ${unreached.length === 1 ? 'one code' : `${formatNumber(unreached.length)} codes`} of ${target.name}: ${unreached
              .slice(0, namedGaps)
              .map(({ div_code: code, name }) => `${code} ${name}`)
              .join(', ')}${unreached.length > namedGaps ? ', …' : ''}`}
          </Text>
        </Stack>
      ) : null}
    </>
  );
}
