/** Kinds of connections to an identity provider, with what people call them (docs/product/access.md). */
export const CONNECTION_KINDS = {
  oidc: { label: 'OpenID Connect' },
  saml: { label: 'SAML 2.0' },
} as const;

/** A kind of connection. */
export type ConnectionKind = keyof typeof CONNECTION_KINDS;

/** Longest name of a connection or an application, in characters. */
export const CONNECTION_NAME_LENGTH = 80;

/** How a step of a connection test ended. */
export type StepState = 'good' | 'remark' | 'failed' | 'waiting' | 'not_tried';

/** How a whole test stands: the worst of its steps; `waiting` until the sign-in has come back. */
export function testState(steps: readonly { state: StepState }[]): 'good' | 'remark' | 'failed' | 'waiting' {
  if (steps.some(({ state }) => state === 'failed')) return 'failed';
  if (steps.some(({ state }) => state === 'waiting' || state === 'not_tried')) return 'waiting';
  return steps.some(({ state }) => state === 'remark') ? 'remark' : 'good';
}

/** What a test says in a few words. */
export function testWords(steps: readonly { state: StepState }[]): string {
  const remarks = steps.filter(({ state }) => state === 'remark').length;
  switch (testState(steps)) {
    case 'failed':
      return `Failed at step ${steps.findIndex(({ state }) => state === 'failed') + 1}`;
    case 'waiting':
      return 'Waiting for the sign-in';
    case 'remark':
      return `Works, ${remarks} ${remarks === 1 ? 'remark' : 'remarks'}`;
    default:
      return 'Works';
  }
}

/** A connection as far as its state goes. */
export interface ConnectionFacts {
  enabled: boolean;
  isComplete: boolean;
  steps: readonly { state: StepState }[] | null;
}

/** How a connection stands in the list. */
export type ConnectionState = 'on' | 'ready' | 'untested' | 'failed' | 'incomplete';

/** How a connection stands: on, tested and off, or what it lacks. */
export function connectionState({ enabled, isComplete, steps }: ConnectionFacts): ConnectionState {
  if (enabled) return 'on';
  if (!isComplete) return 'incomplete';
  const state = steps && testState(steps);
  if (state === 'failed') return 'failed';
  return state === 'good' || state === 'remark' ? 'ready' : 'untested';
}

/** Why a connection cannot be turned on; null when it can: only after a test without failures. */
export function turnOnProblem(facts: Omit<ConnectionFacts, 'enabled'>): string | null {
  switch (connectionState({ ...facts, enabled: false })) {
    case 'incomplete':
      return 'Fill in the settings of this connection, then test it. It can be turned on after a test without failures.';
    case 'failed':
      return 'The last test failed. Fix the problem and test again, then turn the connection on.';
    case 'untested':
      return 'Test this connection first. It can be turned on after a test without failures.';
    default:
      return null;
  }
}

const address = /^(https?):\/\/([^\s/?#]+)([/?][^\s#]*)?(#.*)?$/i;
const loopback = /^([a-z0-9-]+\.)*localhost(:\d+)?$|^127\.0\.0\.1(:\d+)?$|^\[::1\](:\d+)?$/i;

/**
 * Why an address cannot be one of a provider or an application; null when it can. It is https, or http on this machine where
 * `allowsLoopback` (development); without a user name, and without a fragment.
 */
export function addressProblem(typed: string, allowsLoopback: boolean): string | null {
  const [, scheme = '', host = '', , fragment] = address.exec(typed) ?? [];
  if (host === '') return 'Enter a whole address, such as https://login.company.example';
  const isSafe = scheme.toLowerCase() === 'https' || (allowsLoopback && loopback.test(host));
  if (!isSafe) return 'The address has to start with https://';
  if (host.includes('@')) return 'The address must not hold a user name or a password';
  return fragment === undefined ? null : 'The address must not hold a part behind #';
}
