import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { isAppError } from '#platform/api';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { SectionTabs } from '#shared/section';
import * as t from '../../texts.ts';
import { roleFlyout } from '../roleFlyout.ts';
import { useCloneRole, useRemoveRole } from '../roleMutations.ts';
import { roleHistoryQuery } from '../roleQueries.ts';
import type { Role } from '../roleTypes.ts';
import { type RoleEdit, useRoleEdit } from '../useRoleEdit.ts';
import { RoleFacts } from './RoleFacts.tsx';
import { RoleHeader } from './RoleHeader.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { RoleUnits } from './RoleUnits.tsx';
import * as styles from './RoleEditor.css.ts';

export interface RoleEditorProps {
  /** Absent for a role that does not exist yet. */
  role?: Role | null;
  onOpen: (id: number) => void;
  onClose: () => void;
}

const TABS = { permissions: t.permissions, members: t.members, units: t.businessUnits, history: t.history };
export type RoleTab = keyof typeof TABS;

/** A role and everything about it; changes gather until they are saved together. */
export function RoleEditor({ role = null, onOpen, onClose }: RoleEditorProps) {
  const edit = useRoleEdit(role);
  const { draft, names } = edit;
  const [tab, setTab] = useState<RoleTab>('permissions');
  const [asksRemoval, setAsksRemoval] = useState(false);
  const history = useInfiniteQuery({ ...roleHistoryQuery(role?.id ?? 0), enabled: role !== null });
  const clone = useCloneRole();
  const remove = useRemoveRole();
  const letGo = useUnsavedFlyout(roleFlyout, names.length > 0 && !edit.isSaving);
  const save = () =>
    edit.save((saved) => {
      letGo();
      if (!role) onOpen(saved.id);
    });
  const counts: Record<RoleTab, number | undefined> = {
    permissions: draft.permissions.size,
    members: draft.members.length,
    units: draft.access_scopes.length,
    history: history.data?.pages[0]?.count ?? undefined,
  };
  const shown = (Object.keys(TABS) as RoleTab[]).filter((id) => role !== null || id !== 'history');
  return (
    <HostedFlyout
      flyout={roleFlyout}
      label={role ? role.name : t.newRole}
      header={
        <RoleHeader
          role={role}
          isCloning={clone.isPending}
          onClone={() => role && clone.mutate(role, { onSuccess: (copy) => onOpen(copy.id) })}
          onRemove={() => setAsksRemoval(true)}
          onClose={onClose}
        />
      }
      footer={
        role === null || names.length > 0 ? (
          <SaveFooter edit={edit} isNew={role === null} onSave={save} onClose={onClose} />
        ) : undefined
      }
    >
      <Refusal edit={edit} />
      <RoleFacts edit={edit} onShowMembers={() => setTab('members')} />
      <div className={styles.sticky}>
        <SectionTabs
          label={t.role}
          inset
          value={tab}
          onChange={setTab}
          tabs={shown.map((id) => ({
            id,
            label: TABS[id],
            ...(counts[id] === undefined ? {} : { count: counts[id] }),
          }))}
        />
      </div>
      <div role="tabpanel" aria-label={TABS[tab]}>
        {tab === 'permissions' ? <RolePermissions held={draft.permissions} onGrant={edit.grant} /> : null}
        {tab === 'members' ? <RoleMembers edit={edit} /> : null}
        {tab === 'units' ? <RoleUnits edit={edit} /> : null}
        {tab === 'history' ? (
          <div className={styles.panel}>
            <HistoryList history={history} subject={t.theRole} />
          </div>
        ) : null}
      </div>
      {asksRemoval && role ? (
        <Confirm
          title={t.deleteName(role.name)}
          confirmLabel={t.deleteWord}
          onCancel={() => setAsksRemoval(false)}
          onConfirm={() => {
            setAsksRemoval(false);
            letGo();
            remove.mutate(role, { onSuccess: onClose });
          }}
        >
          {t.thisDeletesTheRole}
        </Confirm>
      ) : null}
    </HostedFlyout>
  );
}

/** Why the last save was refused, where no field says so itself. */
function Refusal({ edit }: { edit: RoleEdit }) {
  const { error } = edit;
  if (!error || error.fields['name'] || error.fields['members']) return null;
  const stale = isAppError(error, 'stale');
  return (
    <Banner
      tone="critical"
      action={
        stale ? (
          <Button size="small" onPress={edit.discard}>
            {t.showTheCurrentVersion}
          </Button>
        ) : undefined
      }
    >
      {error.message}
    </Banner>
  );
}

interface SaveFooterProps {
  edit: RoleEdit;
  isNew: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** How much is not saved yet, and what. */
function SaveFooter({ edit, isNew, onSave, onClose }: SaveFooterProps) {
  const { names, draft } = edit;
  const problem = draft.name.trim() === '' ? t.nameIsRequired : undefined;
  return (
    <>
      <span className={styles.footWords} role="status" title={names.join(', ')}>
        {isNew ? null : (
          <>
            <b className={styles.changes}>{names.length === 1 ? t.change1 : t.countChanges(names.length)}</b>
            {` · ${names.join(', ')}`}
          </>
        )}
      </span>
      <Button onPress={isNew ? onClose : edit.discard}>{t.cancel}</Button>
      <Button variant="primary" busy={edit.isSaving} disabledReason={problem} onPress={onSave}>
        {t.save}
      </Button>
    </>
  );
}
