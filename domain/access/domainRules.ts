import { domainOf, isEmail, normalizeEmail } from '#domain/people';

/** What the text record of a domain starts with; the rule's own proof follows. */
export const PROOF_PREFIX = 'quoin-verification=';

/** Hours without activity after which a session may be made to end. */
export const IDLE_HOURS = [1, 4, 8, 12, 24, 72, 168] as const;

/** What people call a number of hours that `IDLE_HOURS` offers. */
export function idleText(hours: number): string {
  if (hours % 24 === 0 && hours > 24) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** The domain of an address as rules keep it, in lower case; empty where there is none. */
export const mailDomain = (email: string): string =>
  email.includes('@') ? domainOf(normalizeEmail(email)) : '';

/** A domain as rules keep it: what a person typed, without blanks, @ or case. */
export const toDomain = (typed: string): string => typed.trim().replace(/^@/, '').toLowerCase();

/** Why a domain cannot have a rule; null when it can. `others` are the domains that have one. */
export function domainProblem(typed: string, others: readonly string[]): string | null {
  const domain = toDomain(typed);
  if (domain === '') return 'Domain is required';
  const isHostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(domain);
  if (!isHostName || domain.length > 253 || !isEmail(`person@${domain}`))
    return 'Enter the part after @, such as company.example';
  return others.includes(domain) ? `${domain} has a rule already` : null;
}

/** Whether DNS shows the proof: one of its text records, put together from its parts, is exactly it. */
export const showsProof = (records: readonly (readonly string[])[], proof: string): boolean =>
  records.some((parts) => parts.join('').trim() === PROOF_PREFIX + proof);

/** How a domain's rule stands. */
export type Ownership = 'verified' | 'pending' | 'not_needed';

/** Nobody has to prove a domain whose people sign in with a password as everybody does. */
export function ownershipOf(rule: { connection: number | null; isVerified: boolean }): Ownership {
  if (rule.isVerified) return 'verified';
  return rule.connection === null ? 'not_needed' : 'pending';
}

/** A domain's rule as signing in reads it. */
export interface EffectiveRule {
  isVerified: boolean;
  /** The connection it names; null for a password. */
  connection: { isOn: boolean } | null;
  /** Whether the domain is one of the company's own. */
  isInternal: boolean;
}

/** Whether people of a domain are sent to its connection: proven, and the connection is on. */
export const leadsToConnection = (rule: EffectiveRule | undefined): boolean =>
  rule?.isVerified === true && rule.connection?.isOn === true;

/** The company's rules of signing in. */
export interface SignInRuleSet {
  requireSso: boolean;
  administratorsKeepPassword: boolean;
}

/** Whose password is asked about; `isOnlyAdministrator` keeps a company from locking itself out. */
export interface PasswordHolder {
  isAdministrator: boolean;
  isOnlyAdministrator: boolean;
}

/**
 * Whether a right password signs its owner in. It stops for internal people whose domain leads to a connection, where
 * the company wants that; the last administrator can always get in.
 */
export function isPasswordAccepted(
  rules: SignInRuleSet,
  rule: EffectiveRule | undefined,
  holder: PasswordHolder,
): boolean {
  if (!rules.requireSso || !rule?.isInternal || !leadsToConnection(rule)) return true;
  if (holder.isOnlyAdministrator) return true;
  return holder.isAdministrator && rules.administratorsKeepPassword;
}
