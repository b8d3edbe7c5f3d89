import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { UNIT_KINDS, UNIT_LIMITS, type UnitKind, unitOfMeasureFields, unitProblems } from '#domain/codes';
import { toUnitDraft, toUnitInput, type UnitDraft } from '../model/unitDraft.ts';
import * as t from '../texts.ts';
import { useSaveUnit } from '../unitMutations.ts';
import type { Unit } from '../unitQueries.ts';

export interface UnitDialogProps {
  /** Absent for a new one. */
  unit?: Unit;
  /** All units of the company: a word that already means one of them is refused while it is typed. */
  units: readonly Unit[];
  onClose: () => void;
}

const kinds = (Object.keys(UNIT_KINDS) as UnitKind[]).map((kind) => ({
  value: kind,
  label: UNIT_KINDS[kind].label,
}));

/** What a unit is called, how files write it and what one of it is (docs/product/codes.md). */
export default function UnitDialog({ unit, units, onClose }: UnitDialogProps) {
  const [start] = useState(() => toUnitDraft(unit));
  const [draft, setDraft] = useState<UnitDraft>(start);
  // The same key for each try of this form, so that a repeated Save keeps one unit.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveUnit();
  const input = toUnitInput(draft);
  const problems = unitProblems(
    input,
    units.filter(({ id }) => id !== unit?.id),
  );
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const [first] = Object.values(problems).flat();
  const change = (part: Partial<UnitDraft>) => setDraft((before) => ({ ...before, ...part }));
  // A field that is still empty is not wrong yet.
  const error = (field: keyof UnitDraft) =>
    draft[field] === ''
      ? undefined
      : (problems[field]?.join(' ') ?? save.error?.fields?.[field]?.join(' ')) || undefined;
  return (
    <Dialog
      title={unit ? t.editAbbreviation(unit.abbreviation) : t.newUnit}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={isChanged ? first : t.nothingHasChanged}
            onPress={() =>
              save.mutate(
                { unit, input, key: save.isError ? crypto.randomUUID() : key },
                { onSuccess: onClose },
              )
            }
          >
            {unit ? t.save : t.addUnit}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.isError ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <Columns>
          <TextField
            label={unitOfMeasureFields.name.label}
            required
            startsFocused
            maxLength={unitOfMeasureFields.name.max}
            error={error('name')}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <TextField
            label={unitOfMeasureFields.abbreviation.label}
            required
            maxLength={unitOfMeasureFields.abbreviation.max}
            error={error('abbreviation')}
            value={draft.abbreviation}
            onChange={(abbreviation) => change({ abbreviation })}
          />
        </Columns>
        <Columns>
          <Select
            label={unitOfMeasureFields.kind.label}
            options={kinds}
            value={draft.kind}
            onChange={(kind) => change({ kind, ...(kind === 'lump_sum' && { factor: 1 }) })}
          />
          <NumberField
            label={t.oneIsInBase(UNIT_KINDS[draft.kind].base)}
            required
            decimals={UNIT_LIMITS.decimals}
            readOnly={draft.kind === 'lump_sum'}
            error={error('factor')}
            value={draft.factor}
            onChange={(factor) => change({ factor })}
          />
        </Columns>
        <TextField
          label={unitOfMeasureFields.synonyms.label}
          hint={t.asFilesSpellItSeparated}
          error={error('synonyms')}
          value={draft.synonyms}
          onChange={(synonyms) => change({ synonyms })}
        />
        <Switch
          label={t.favoriteListedFirstWhere}
          checked={draft.is_favorite}
          onChange={(is) => change({ is_favorite: is })}
        />
      </Stack>
    </Dialog>
  );
}
