import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { normalizeEmail } from '#domain/people';
import * as t from '../../texts.ts';
import { emptyInvite, inviteeOf, refusalOf, toInvite } from '../model/inviteDraft.ts';
import { useInviteUser } from '../peopleMutations.ts';
import { inviteOptionsQuery } from '../peopleQueries.ts';
import { RoleAndUnit } from './RoleAndUnit.tsx';

/** Invites an address into the company; a project comes later or never. */
export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const options = useQuery(inviteOptionsQuery(null)).data;
  const [draft, setDraft] = useState(emptyInvite);
  const [wasLeft, setWasLeft] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const invite = useInviteUser();
  const invitee = inviteeOf(normalizeEmail(draft.email), options, { isMember: false });
  const refusal = options ? refusalOf(draft, invitee, options) : null;
  const reason = options ? refusal?.message : t.theRolesAreLoading;
  const change = (part: Partial<typeof draft>) => {
    setDraft((old) => ({ ...old, ...part }));
    invite.reset();
  };
  const handleSubmit = () => {
    if (reason !== undefined || invite.isPending) return;
    invite.mutate(
      { input: toInvite(draft, invitee), key },
      { onSuccess: onClose, onError: () => setKey(crypto.randomUUID()) },
    );
  };
  const problem = wasLeft && refusal?.field === 'email' && draft.email !== '' ? refusal.message : undefined;
  const refused = invite.error && !invite.error.fields['role_id'] && !invite.error.fields['access_scope_id'];
  return (
    <Dialog
      title={t.inviteUser}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={invite.isPending} disabledReason={reason}>
            {t.sendInvite}
          </Button>
        </>
      }
    >
      <Form id={id} label={t.inviteUser} errors={invite.error?.fields ?? {}} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <TextField
            label={t.eMail}
            type="email"
            startsFocused
            value={draft.email}
            error={refused ? invite.error.message : problem}
            onChange={(email) => change({ email })}
            onCommit={() => setWasLeft(true)}
          />
          <RoleAndUnit draft={draft} invitee={invitee} options={options} onChange={change} />
        </Stack>
      </Form>
    </Dialog>
  );
}
