export {
  checkGuard,
  type Guard,
  type GuardResult,
  type GuardSubject,
  type MissingAccess,
} from './checkGuard.ts';
export { canBeImpersonatedIn } from './impersonation.ts';
export { longestPassword, passwordProblem, shortestPassword } from './passwordRule.ts';
