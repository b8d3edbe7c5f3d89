export {
  checkGuard,
  type Guard,
  type GuardResult,
  type GuardSubject,
  type MissingAccess,
} from './checkGuard.ts';
export { canBeImpersonatedIn } from './impersonation.ts';
export { longestPassword, passwordProblem, shortestPassword } from './passwordRule.ts';
export {
  PERMISSION_GROUPS,
  type PermissionEntry,
  type PermissionGroup,
  type PermissionGroupId,
  type PermissionKey,
  PERMISSIONS,
  withDependents,
  withNeeds,
} from './permissionCatalogue.ts';
export {
  ACCESS_NAME_LENGTH,
  canHold,
  copyName,
  EXTERNAL_REFUSAL,
  nameProblem,
  nameSome,
  ROLE_DESCRIPTION_LENGTH,
  type RoleType,
} from './roleRules.ts';
export { moveProblem, unitCycle, type UnitNode } from './unitTree.ts';
export { FEATURE_FLAGS, type FlagKind, type FlagName, type FlagWords } from './featureFlags.ts';
export {
  addressProblem,
  CONNECTION_KINDS,
  CONNECTION_NAME_LENGTH,
  type ConnectionKind,
  connectionState,
  type ConnectionState,
  type StepState,
  testState,
  testWords,
  turnOnProblem,
} from './connections.ts';
export {
  mailDomain,
  domainProblem,
  type EffectiveRule,
  IDLE_HOURS,
  idleText,
  isPasswordAccepted,
  leadsToConnection,
  ownershipOf,
  type Ownership,
  type PasswordHolder,
  PROOF_PREFIX,
  showsProof,
  type SignInRuleSet,
  toDomain,
} from './domainRules.ts';
export { hearsOf } from './liveReaders.ts';
