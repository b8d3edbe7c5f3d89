import { useCallback, useMemo, useState } from 'react';
import type { PermissionKey } from '#domain/access';
import {
  changeNames,
  emptyRole,
  type RoleDraft,
  toDraft,
  toInput,
  toPatch,
  withGrant,
} from './model/roleDraft.ts';
import { useCreateRole, useUpdateRole } from './roleMutations.ts';
import type { Role } from './roleTypes.ts';

interface Edit {
  /** The role as it was when the first change was typed: what Save is measured against, and sent from. */
  base: Role | null;
  draft: RoleDraft;
}

/** A role being edited: nothing is written until it is saved, and then only what changed. */
export function useRoleEdit(role: Role | null) {
  const [edit, setEdit] = useState<Edit | null>(null);
  // The same key for each try of this form, so that a repeated Save makes one role.
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreateRole();
  const update = useUpdateRole();
  const saved = useMemo(() => (role ? toDraft(role) : emptyRole), [role]);
  const base = edit ? edit.base : role;
  const before = useMemo(() => (base ? toDraft(base) : emptyRole), [base]);
  const draft = edit?.draft ?? saved;

  const change = useCallback(
    (part: (draft: RoleDraft) => Partial<RoleDraft>) =>
      setEdit((old) => {
        const current = old ?? { base: role, draft: saved };
        return { ...current, draft: { ...current.draft, ...part(current.draft) } };
      }),
    [role, saved],
  );
  const grant = useCallback(
    (keys: readonly PermissionKey[], granted: boolean) =>
      change(({ permissions }) => ({ permissions: withGrant(permissions, keys, granted) })),
    [change],
  );
  const mutation = role ? update : create;
  const discard = () => {
    setEdit(null);
    mutation.reset();
  };
  const save = (onSaved: (saved: Role) => void) => {
    const onSuccess = (written: Role) => {
      onSaved(written);
      // What was typed meanwhile stays, measured against what is saved now.
      setEdit((now) => (now && now.draft !== draft ? { base: written, draft: now.draft } : null));
    };
    if (base) update.mutate({ role: base, patch: toPatch(before, draft) }, { onSuccess });
    else
      create.mutate(
        { input: toInput(draft), key: create.isError ? crypto.randomUUID() : key },
        { onSuccess },
      );
  };
  return {
    draft,
    names: useMemo(() => changeNames(before, draft), [before, draft]),
    change,
    grant,
    discard,
    save,
    isSaving: mutation.isPending,
    error: mutation.error,
  };
}

export type RoleEdit = ReturnType<typeof useRoleEdit>;
