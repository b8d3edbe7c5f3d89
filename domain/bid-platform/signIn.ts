/** How far somebody has come with signing in to the bidding platform, and which events lead on from there. */
export const SIGN_IN_MOVES = {
  idle: { ask: 'waiting_for_login' },
  waiting_for_login: { leave: 'authorizing', cancel: 'idle' },
  authorizing: { accept: 'authorized', refuse: 'error', cancel: 'idle' },
  authorized: { forget: 'idle' },
  error: { ask: 'waiting_for_login', leave: 'authorizing', cancel: 'idle' },
} as const;

/** One of the five states. */
export type SignInState = keyof typeof SIGN_IN_MOVES;
/** What happens on the way. */
export type SignInEvent = 'ask' | 'leave' | 'cancel' | 'accept' | 'refuse' | 'forget';

/** The state after an event; one that leads nowhere from here changes nothing. */
export const nextSignIn = (state: SignInState, event: SignInEvent): SignInState =>
  (SIGN_IN_MOVES[state] as Partial<Record<SignInEvent, SignInState>>)[event] ?? state;
