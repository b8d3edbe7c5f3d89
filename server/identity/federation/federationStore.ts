import type { EffectiveRule, PasswordHolder, SignInRuleSet } from '#domain/access';
import type { Account } from '../identityStore.ts';
import type { Connection } from './connection.ts';
import type { KeptTest } from './connectionTest.ts';

/** A domain's rule with the connection that it names. */
export type DomainWay = EffectiveRule & { connection: { id: number; name: string; isOn: boolean } | null };

/** Another product that signs people in here. */
export type Application = { clientId: string; name: string; redirectUri: string; secretHash: string };

/** What signing in through providers reads and keeps; each call names the company. */
export type FederationStore = {
  findConnection: (tenantId: number, id: number) => Promise<Connection | undefined>;
  /** Connections that are on, by name. */
  listWays: (tenantId: number) => Promise<{ id: number; name: string }[]>;
  /** `domain` in lower case. */
  findDomain: (tenantId: number, domain: string) => Promise<DomainWay | undefined>;
  readRules: (tenantId: number) => Promise<SignInRuleSet & { idleHours: number }>;
  readHolder: (tenantId: number, userId: number) => Promise<PasswordHolder>;
  /** The account that a subject of the provider stands for. */
  findLinked: (tenantId: number, connectionId: number, subject: string) => Promise<Account | undefined>;
  /** Makes the link; false when the account is linked to another subject of the connection. */
  link: (tenantId: number, connectionId: number, subject: string, userId: number) => Promise<boolean>;
  noteSignIn: (tenantId: number, connectionId: number) => Promise<void>;
  readTest: (tenantId: number, connectionId: number) => Promise<KeptTest | null>;
  /** Keeps a test unless the connection was changed since. */
  saveTest: (tenantId: number, connectionId: number, version: number, test: KeptTest) => Promise<boolean>;
  findApplication: (tenantId: number, clientId: string) => Promise<Application | undefined>;
  /** Lets a session that was used just now go on for so many seconds. */
  extendSession: (tenantId: number, uid: string, seconds: number) => Promise<void>;
};
