/** Nobody takes themself off a team (docs/product/access.md). */
export const SELF_REMOVAL = 'A member cannot remove themself';

/** A member about to be removed from a project's team. */
export interface LeavingMember {
  email: string;
  /** Name of the role that counts in the project; null for none. */
  role: string | null;
  /** Nobody else on the team holds that role. */
  is_only_holder: boolean;
}

/** What the question says before a member is removed (docs/product/access.md). */
export function removalWarning({ email, role, is_only_holder }: LeavingMember): string {
  return is_only_holder && role !== null
    ? `You are about to remove the only ${role} in the project: ${email}`
    : 'You will delete this project member';
}
