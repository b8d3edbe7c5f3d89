import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { ACCESS_NAME_LENGTH, moveProblem, nameProblem } from '#domain/access';
import type { AppError } from '#platform/api';
import { MemberList } from '../../membership/MemberList.tsx';
import type { Member } from '../../membership/useFindPeople.ts';
import * as t from '../../texts.ts';
import type { UnitRow } from '../model/unitTree.ts';

/** A business unit as it is being written; `id` is null for a new one. */
export interface UnitDraft {
  id: number | null;
  name: string;
  parent: number | null;
  members: readonly Member[];
}

export interface UnitDialogProps {
  start: UnitDraft;
  units: readonly UnitRow[];
  error: AppError | null;
  busy: boolean;
  onSave: (draft: UnitDraft) => void;
  /** Absent for a new one. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

const top = 'top';

/** Name, place and people of a business unit, held to the same rules as the server's. */
export function UnitDialog({ start, units, error, busy, onSave, onRemove, onClose }: UnitDialogProps) {
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<UnitDraft>) => setDraft((old) => ({ ...old, ...part }));
  const beside = units.filter(({ id, parent }) => id !== draft.id && parent === draft.parent);
  const typed =
    draft.name === start.name
      ? null
      : nameProblem(
          'unit',
          draft.name,
          beside.map(({ name }) => name),
        );
  const places = units
    .filter(({ id }) => draft.id === null || moveProblem(units, { id: draft.id, parent: id }) === null)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const missing = draft.name.trim() === '' ? t.nameIsRequired : (typed ?? undefined);
  const fields = error?.fields ?? {};
  const isNew = start.id === null;
  return (
    <Dialog
      title={isNew ? t.newBusinessUnit : start.name}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          {onRemove ? (
            <Button variant="critical" icon={Trash2} onPress={onRemove}>
              {t.deleteWord}
            </Button>
          ) : null}
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={busy} disabledReason={missing} onPress={() => onSave(draft)}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && !fields['name'] && !fields['parent'] ? (
          <Banner tone="critical">{error.message}</Banner>
        ) : null}
        <TextField
          label={t.name}
          required
          startsFocused
          maxLength={ACCESS_NAME_LENGTH}
          value={draft.name}
          error={fields['name']?.join(' ') ?? (draft.name.trim() === '' ? undefined : (typed ?? undefined))}
          onChange={(name) => change({ name })}
        />
        <Select
          label={t.below}
          hint={t.peopleOfAUnitSee}
          options={[{ value: top, label: t.noneTopLevel }, ...places]}
          value={draft.parent === null ? top : String(draft.parent)}
          error={fields['parent']?.join(' ')}
          onChange={(value) => change({ parent: value === top || value === null ? null : Number(value) })}
        />
        <MemberList
          label={t.addAPerson}
          members={draft.members}
          problem={fields['members']?.join(' ')}
          empty={t.noPeopleInThisBusiness}
          onChange={(members) => change({ members })}
        />
      </Stack>
    </Dialog>
  );
}
