/** States of an account, with what lists call them (docs/product/access.md: pending-response chip). */
export const ACCOUNT_STATUSES = {
  ACTIVE: { label: 'Active' },
  INVITED: { label: 'Pending response' },
  DISABLED: { label: 'Deactivated' },
} as const;

/** Where an account stands. */
export type AccountStatus = keyof typeof ACCOUNT_STATUSES;

/** An account whose state is asked about. */
export interface Account {
  id: number;
  status: AccountStatus;
  /** When the invitation was last sent, and when the person was last here; both ISO 8601 UTC. */
  invited_at: string | null;
  last_seen_at: string | null;
}

/** Why somebody may not deactivate this account; null when they may. */
export function deactivationProblem(
  account: Pick<Account, 'id' | 'status'>,
  callerId: number,
): string | null {
  if (account.id === callerId)
    return 'You cannot deactivate your own account. Ask another administrator to do it.';
  return account.status === 'DISABLED' ? 'This account is deactivated already.' : null;
}

/** Where an account that is opened again starts from: somebody who never answered is still invited. */
export function reopenedStatus({ invited_at, last_seen_at }: Account): AccountStatus {
  return invited_at !== null && last_seen_at === null ? 'INVITED' : 'ACTIVE';
}

/** Days that the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** When the link of an invitation stops to work; `invitedAt` is ISO 8601. */
export const invitationEnd = (invitedAt: string): Date =>
  new Date(Date.parse(invitedAt) + INVITATION_DAYS * 86_400_000);

/** Why an invitation cannot be sent again; null when it can. */
export function resendProblem({ status }: Pick<Account, 'status'>): string | null {
  if (status === 'INVITED') return null;
  return status === 'ACTIVE'
    ? 'This person has answered the invitation already.'
    : 'This account is deactivated. Reactivate it before you send an invitation.';
}
