import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Tree } from '#design-system/navigation/Tree/Tree.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { LoadError } from '#shared/failure';
import { ToolRow, useAtMost } from '#shared/page';
import { AdministrationLayout } from '../../administration/AdministrationLayout.tsx';
import * as t from '../../texts.ts';
import { UnitDialog, type UnitDraft } from '../components/UnitDialog.tsx';
import { UnitEnd } from '../components/UnitEnd.tsx';
import { toTree, type UnitRow } from '../model/unitTree.ts';
import { useCreateUnit, useRemoveUnit, useUpdateUnit } from '../unitMutations.ts';
import { unitQuery, unitTreeQuery } from '../unitQueries.ts';
import * as styles from '../components/UnitTree.css.ts';

const noUnits: readonly UnitRow[] = [];
const blank: UnitDraft = { id: null, name: '', parent: null, members: [] };

/** The business units as a tree: who belongs to them, moved by drag, by key or in their dialog (docs/product/access.md). */
export default function UnitsScreen() {
  const client = useQueryClient();
  const tree = useQuery(unitTreeQuery);
  const units = tree.data?.results ?? noUnits;
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const [edited, setEdited] = useState<{ start: UnitDraft; unit: UnitRow | null } | null>(null);
  const [leaving, setLeaving] = useState<UnitRow | null>(null);
  const create = useCreateUnit();
  const update = useUpdateUnit();
  const remove = useRemoveUnit();
  const isNarrow = useAtMost(breakpoint.narrow);
  const edit = (unit: UnitRow) =>
    void client.fetchQuery({ ...unitQuery(unit.id), staleTime: 0 }).then((whole) => {
      const { id, name, parent, members, version } = whole;
      setEdited({ start: { id, name, parent, members }, unit: { ...unit, version } });
    });
  const nodes = useMemo(
    () => toTree(units, (unit) => <UnitEnd unit={unit} isNarrow={isNarrow} />),
    [units, isNarrow],
  );
  const close = () => {
    setEdited(null);
    create.reset();
    update.reset();
  };
  const save = (draft: UnitDraft) => {
    const fields = {
      name: draft.name.trim(),
      parent: draft.parent,
      members: draft.members.map(({ id }) => id),
    };
    if (!edited?.unit) create.mutate(fields, { onSuccess: close });
    else update.mutate({ unit: edited.unit, patch: fields, inForm: true }, { onSuccess: close });
  };
  const unitOf = (id: string) => units.find((unit) => String(unit.id) === id);
  const move = (id: string, parent: string | null) => {
    const unit = unitOf(id);
    const target = parent === null ? null : Number(parent);
    if (unit && unit.parent !== target) update.mutate({ unit, patch: { parent: target } });
  };
  return (
    <AdministrationLayout tab="units">
      <ToolRow
        end={
          <Button size="small" icon={Plus} onPress={() => setEdited({ start: blank, unit: null })}>
            {t.newBusinessUnit}
          </Button>
        }
      >
        <SearchField
          label={t.searchBusinessUnits}
          placeholder={t.businessUnit2}
          value={search}
          onChange={setSearch}
          delay={100}
        />
      </ToolRow>
      <div className={styles.frame}>
        {tree.isPending ? <Skeleton height={160} /> : null}
        {tree.isError && !tree.data ? (
          <LoadError what={t.businessUnitsLower} error={tree.error} onRetry={() => void tree.refetch()} />
        ) : null}
        {tree.data && units.length === 0 ? (
          <EmptyState title={t.noBusinessUnitsYet} text={t.aBusinessUnitGroupsProjects} />
        ) : null}
        {units.length > 0 ? (
          <Tree
            label={t.businessUnits}
            nodes={nodes}
            open={open ?? units.map(({ id }) => String(id))}
            onOpenChange={setOpen}
            onSelect={(id) => {
              const unit = unitOf(id);
              if (unit) edit(unit);
            }}
            onMove={(id, target) => move(id, target.parent)}
            search={search}
            empty={t.noBusinessUnitsMatchYour}
          />
        ) : null}
      </div>
      <p className={styles.note}>{t.peopleOfABusinessUnit}</p>
      {edited ? (
        <UnitDialog
          start={edited.start}
          units={units.filter(({ id }) => id !== Number.MAX_SAFE_INTEGER)}
          error={edited.unit ? update.error : create.error}
          busy={create.isPending || update.isPending}
          onSave={save}
          onRemove={
            edited.unit
              ? () => {
                  setLeaving(edited.unit);
                  close();
                }
              : undefined
          }
          onClose={close}
        />
      ) : null}
      {leaving ? (
        <Confirm
          title={t.deleteName(leaving.name)}
          confirmLabel={t.deleteWord}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            remove.mutate(leaving);
            setLeaving(null);
          }}
        >
          {t.onlyAnEmptyBusinessUnit}
        </Confirm>
      ) : null}
    </AdministrationLayout>
  );
}
