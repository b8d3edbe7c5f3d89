import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { UNIT_KINDS, type UnitKind } from '#domain/codes';
import { useCan } from '#platform/flags';
import { useAddress, useSearchText } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { RemoveUnit } from '../components/RemoveUnit.tsx';
import { unitColumns } from '../model/unitColumns.tsx';
import { conversionOf } from '../model/unitDraft.ts';
import * as t from '../texts.ts';
import { useFavoriteUnit, useRemoveUnit } from '../unitMutations.ts';
import { type Unit, unitsQuery } from '../unitQueries.ts';

const UnitDialog = lazy(() => import('../components/UnitDialog.tsx'));
const PasteUnits = lazy(() => import('../components/PasteUnits.tsx'));

const rowKey = (unit: Unit) => String(unit.id);
const none: readonly Unit[] = [];

/** The units that quantities are counted in (docs/product/codes.md). */
export default function UnitsScreen() {
  const [search, setSearch] = useSearchText();
  const [kind, setKind] = useKind();
  const [edited, setEdited] = useState<Unit | 'new' | 'list' | null>(null);
  const [leaving, setLeaving] = useState<Unit | null>(null);
  const units = useQuery(unitsQuery(search, kind));
  const all = useQuery({ ...unitsQuery(''), enabled: edited !== null }).data?.results;
  const canAdd = useCan('add_unitofmeasure');
  const canChange = useCan('change_unitofmeasure');
  const remove = useRemoveUnit();
  const columns = useUnitColumns(setEdited, setLeaving);
  const add = canAdd ? (
    <>
      <Button onPress={() => setEdited('list')}>{t.pasteUnits}</Button>
      <Button variant="primary" icon={Plus} onPress={() => setEdited('new')}>
        {t.newUnit}
      </Button>
    </>
  ) : null;
  const clear = () => {
    setSearch('');
    setKind(null);
  };
  return (
    <Page title={t.unitsOfMeasure} count={units.data && String(units.data.count)} actions={add}>
      <ToolRow underTitle>
        <SearchField label={t.searchUnits} placeholder={t.searchUnits} value={search} onChange={setSearch} />
        <KindChip kind={kind} onChange={setKind} />
      </ToolRow>
      <DataGrid
        label={t.unitsOfMeasure}
        columns={columns}
        rows={units.data?.results ?? none}
        rowKey={rowKey}
        maxHeight={100_000}
        {...(canChange && { onRowActivate: setEdited })}
        compactHeight={72}
        renderCompact={(unit) => (
          <Stack gap={1}>
            <Text>{`${unit.abbreviation} · ${unit.name}`}</Text>
            <Text size="meta" tone="subtle">
              {[UNIT_KINDS[unit.kind].label, conversionOf(unit), ...unit.synonyms].join(' · ')}
            </Text>
          </Stack>
        )}
        status={units.data ? 'ready' : units.error ? 'error' : 'loading'}
        filtered={search !== '' || kind !== null}
        empty={<EmptyState title={t.noUnitsYet} text={t.quantitiesOfSubItems} action={add} />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title={t.yourSearchDidntReturnAny}
            text={
              search === ''
                ? t.noUnitsMatch
                : t.noUnitIsCalled(search, kind ? t.inLabel(UNIT_KINDS[kind].label.toLowerCase()) : '')
            }
            action={<Button onPress={clear}>{t.clearSearch}</Button>}
          />
        }
        error={<LoadError what={t.unitsLower} error={units.error} onRetry={() => void units.refetch()} />}
      />
      {edited !== null && all ? (
        <Suspense fallback={null}>
          {edited === 'list' ? (
            <PasteUnits units={all} onClose={() => setEdited(null)} />
          ) : (
            <UnitDialog
              {...(edited === 'new' ? {} : { unit: edited })}
              units={all}
              onClose={() => setEdited(null)}
            />
          )}
        </Suspense>
      ) : null}
      {leaving ? (
        <RemoveUnit
          unit={leaving}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            remove.mutate(leaving);
          }}
        />
      ) : null}
    </Page>
  );
}

/** The columns with what this person may do in them. */
function useUnitColumns(onEdit: (unit: Unit) => void, onRemove: (unit: Unit) => void) {
  const canChange = useCan('change_unitofmeasure');
  const canRemove = useCan('delete_unitofmeasure');
  const { mutate } = useFavoriteUnit();
  return useMemo(
    () =>
      unitColumns({
        ...(canChange && {
          onFavorite: (unit: Unit) => mutate({ unit, is_favorite: !unit.is_favorite }),
          onEdit,
        }),
        ...(canRemove && { onRemove }),
      }),
    [canChange, canRemove, mutate, onEdit, onRemove],
  );
}

/** The kind that the address asks for; one that there is not counts as none. */
function useKind(): [UnitKind | null, (kind: UnitKind | null) => void] {
  const [address, setAddress] = useAddress();
  const asked = address.get('kind') ?? '';
  const change = useCallback(
    (kind: UnitKind | null) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (kind) next.set('kind', kind);
          else next.delete('kind');
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [Object.hasOwn(UNIT_KINDS, asked) ? (asked as UnitKind) : null, change];
}

function KindChip({ kind, onChange }: { kind: UnitKind | null; onChange: (kind: UnitKind | null) => void }) {
  const items = (Object.keys(UNIT_KINDS) as UnitKind[]).map((id) => ({
    id,
    label: UNIT_KINDS[id].label,
    kind: 'radio' as const,
    checked: id === kind,
    onSelect: () => onChange(id),
  }));
  return (
    <Menu
      label={t.measures}
      sections={[{ id: 'kinds', items }]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.measures}
          value={kind ? UNIT_KINDS[kind].label : undefined}
          trigger={trigger}
          onClear={() => onChange(null)}
        />
      )}
    />
  );
}
