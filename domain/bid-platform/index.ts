export {
  type MatchReason,
  matchPackages,
  type OwnPackage,
  sheetOfPlatform,
  statusAfter,
  targetProblem,
} from './platformSheet.ts';
export {
  type PlatformBid,
  type PlatformBidder,
  type PlatformLine,
  PlatformNonsense,
  type PlatformPackage,
  type PlatformPage,
  type PlatformProject,
  type ReadBid,
  readPage,
  readPlatformBids,
  readPlatformInvites,
  readPlatformLines,
  readPlatformPackages,
  readPlatformProjects,
  withBidders,
} from './platformAnswers.ts';
export { checkPlatform, platformFields, type PlatformSettings, USUAL_PLATFORM } from './platformFields.ts';
export { nextSignIn, SIGN_IN_MOVES, type SignInEvent, type SignInState } from './signIn.ts';
