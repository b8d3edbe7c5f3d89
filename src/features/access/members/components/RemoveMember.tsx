import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { removalWarning } from '#domain/people';
import type { Member } from '../../people/peopleTypes.ts';
import * as t from '../../texts.ts';

export interface RemoveMemberProps {
  member: Member;
  projectName: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a member is taken off the team; more so when a role goes with them (docs/product/access.md). */
export function RemoveMember({ member, projectName, onCancel, onConfirm }: RemoveMemberProps) {
  const { email, named_groups, is_only_holder } = member;
  const warning = removalWarning({ email, role: named_groups[0]?.name ?? null, is_only_holder });
  const [before, isNamed] = [warning.split(email)[0], warning.includes(email)];
  return (
    <Confirm onCancel={onCancel} onConfirm={onConfirm}>
      <Stack gap={2}>
        <p>
          {before}
          {isNamed ? <Text weight="strong">{email}</Text> : null}
        </p>
        <p>{t.whoLosesAccessToProjectName(isNamed ? t.theyLose : t.emailLoses(email), projectName)}</p>
      </Stack>
    </Confirm>
  );
}
