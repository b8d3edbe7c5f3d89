import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { ArrowUp } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import type { Option } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { isEmail, normalizeEmail, personName } from '#domain/people';
import { RoleAndUnit } from '../../people/components/RoleAndUnit.tsx';
import {
  emptyInvite,
  type InviteDraft,
  inviteeOf,
  refusalOf,
  toInvite,
} from '../../people/model/inviteDraft.ts';
import { inviteOptionsQuery } from '../../people/peopleQueries.ts';
import type { Candidate, Member } from '../../people/peopleTypes.ts';
import * as t from '../../texts.ts';
import { useInviteMember } from '../memberMutations.ts';
import { candidatesQuery } from '../memberQueries.ts';
import * as styles from './InviteForm.css.ts';

export interface InviteFormProps {
  projectId: number;
  /** Those on the screen: nobody is invited twice. */
  members: readonly Member[];
}

const toOption = (candidate: Candidate): Option => ({
  value: candidate.email,
  label: personName(candidate),
  description: candidate.email,
  start: (
    <Avatar
      name={personName(candidate)}
      src={candidate.avatar_url}
      seed={candidate.id}
      size="tiny"
      decorative
    />
  ),
});

/** The one who goes by exactly this address. */
const exactly = (email: string, candidates: readonly Candidate[] | undefined) =>
  candidates?.find((candidate) => candidate.email.toLowerCase() === email);

/** Invites a colleague or any address to the project (docs/product/access.md). */
export function InviteForm({ projectId, members }: InviteFormProps) {
  const client = useQueryClient();
  const options = useQuery(inviteOptionsQuery(projectId)).data;
  const [draft, setDraft] = useState<InviteDraft>(emptyInvite);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const invite = useInviteMember(projectId);
  const email = normalizeEmail(draft.email);
  const known = useQuery({ ...candidatesQuery(projectId, email), enabled: isEmail(email) });
  const candidate = exactly(email, known.data?.results);
  const isMember = members.some((member) => member.email.toLowerCase() === email);
  const invitee = inviteeOf(email, options, { candidate, isMember });
  const refusal = options ? refusalOf(draft, invitee, options) : null;
  const change = (part: Partial<InviteDraft>) => {
    setDraft((old) => ({ ...old, ...part }));
    invite.reset();
  };

  const search = async (text: string): Promise<Option[]> => {
    const { results } = await client.fetchQuery(candidatesQuery(projectId, normalizeEmail(text)));
    const typed = normalizeEmail(text);
    const found = results.map(toOption);
    if (exactly(typed, results)) return found;
    return [...found, { value: `new ${typed}`, label: t.sendInvitationToTyped(typed) }];
  };
  const reason = options ? refusal?.message : t.theRolesAreLoading;
  const handleSubmit = () => {
    if (reason !== undefined || invite.isPending) return;
    invite.mutate(
      { input: toInvite(draft, invitee), key },
      { onSuccess: () => setDraft(emptyInvite), onSettled: () => setKey(crypto.randomUUID()) },
    );
  };
  return (
    <Card>
      <Form label={t.inviteAMember} errors={invite.error?.fields ?? {}} onSubmit={handleSubmit}>
        <div className={styles.form}>
          <div className={styles.email}>
            <ComboBox
              label={t.eMail}
              hint={t.nameOrEmailAddress}
              empty={t.noMatchTypeAFull}
              search={search}
              value={email === '' ? null : email}
              selectedLabel={email}
              clearable
              error={errorAt(email, refusal, invite.error)}
              onChange={(value, option, typed) => {
                const isNew = option?.value.startsWith('new ') ?? false;
                change({ email: isNew ? normalizeEmail(typed) : (value ?? '') });
              }}
              onTyped={(text) => change({ email: normalizeEmail(text) })}
            />
          </div>
          <RoleAndUnit draft={draft} invitee={invitee} options={options} onChange={change} />
          <div className={styles.send}>
            {reason === undefined ? null : (
              <span className={styles.reason} aria-hidden="true">
                {reason}
              </span>
            )}
            <Button
              type="submit"
              variant="primary"
              icon={ArrowUp}
              busy={invite.isPending}
              disabledReason={reason}
            >
              {t.sendInvite}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}

/** What stands under the address: what is wrong with it, or what the server said to the whole (docs/product/access.md). */
function errorAt(
  email: string,
  refusal: ReturnType<typeof refusalOf>,
  error: { message: string; fields: Readonly<Record<string, readonly string[]>> } | null,
): string | undefined {
  if (email !== '' && refusal?.field === 'email') return refusal.message;
  const elsewhere = error && (error.fields['role_id'] ?? error.fields['access_scope_id']);
  return error && !elsewhere ? error.message : undefined;
}
