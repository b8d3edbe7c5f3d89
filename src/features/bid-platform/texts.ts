/** Every text of bid-platform, file by file: what a translation replaces. What several files say stands first. */

export const importFromName = (name: string) => `Import from ${name}`;
export const theBiddingPlatformDidNotLet = 'The bidding platform did not let you in';

// BidPlatformCard
export const enterTheLabel = (label: string) => `Enter the ${label}.`;
export const nothingHasChanged = 'Nothing has changed.';
export const nameSaved = (name: string) => `${name} saved`;
export const biddingPlatform = 'Bidding platform';
export const peopleSign = 'People sign in to it with their own accounts and import packages and bids.';
export const notSetUpRegister =
  'Not set up. Register an application at the platform, then enter its client ID here. Until then, nothing leaves Quoin.';
export const redirectAddressToRegisterRedirect = (redirect_address: string) =>
  `Redirect address to register: ${redirect_address}`;
export const clientSecret = 'Client secret';
export const aSecretIsSavedType = 'A secret is saved. Type to replace it.';
export const leaveEmptyForAPublic = 'Leave empty for a public client.';
export const save = 'Save';
export const disconnect = 'Disconnect';
export const disconnectName = (name: string) => `Disconnect ${name}?`;
export const everyoneIsSignedOut =
  'Everyone is signed out of it, and the client secret is deleted. Imported packages and bids stay.';

// bidPlatformMutations
export const packageCount = (count: number) => `${count} ${count === 1 ? 'package' : 'packages'}`;
export const bidCount = (count: number) => `${count} ${count === 1 ? 'bid' : 'bids'}`;
export const signedOutOfTheBidding = 'Signed out of the bidding platform';
export const biddingPlatformDisconnected = 'Bidding platform disconnected';
export const countedImported = (counted: string) => `${counted} imported`;
export const addedNewChangedUpdatedCounted = (added: number, changed: number, counted: string) =>
  `${added} new, ${changed} updated, ${counted}`;
export const undo = 'Undo';

// bidPlatformRoutes
export const bidPlatform = 'Bid platform';

// BidPlatformScreen
export const buildingconnectedLoginError = 'BuildingConnected Login Error';
export const couldNotLoginToBuildingconnected =
  'Could not login to BuildingConnected. Please try again or contact support.';
export const youAreSignedIn = 'You are signed in';
export const signingInToTheBidding = 'Signing in to the bidding platform';
export const goBack = 'Go back';
export const goingBackToWhereYou = 'Going back to where you were.';
export const thePlatformIsAsked = 'The platform is asked to confirm your sign-in.';
export const goProjects = 'Go Projects';
export const nothingWasConnectedGoBack = 'Nothing was connected. Go back and sign in again.';

// PlatformDialog
export const cancel = 'Cancel';
export const signInToName = (name: string) => `Sign in to ${name}`;
export const signInWithYourOwn = (name: string) =>
  `Sign in with your own ${name} account. You come back here, choose a project, and see every package and bid before anything is saved.`;
export const contactingThePlatform = 'Contacting the platform';
export const thePlatformCouldNotBeRead = 'The platform could not be read. Try again.';
export const package1 = '1 package';
export const lengthPackages = (length: number) => `${length} packages`;
export const thePlatformIsBeingRead = 'The platform is being read';
export const chooseAProject = 'Choose a project';
export const chooseAPackage = 'Choose a package';
export const signOutOfName = (name: string) => `Sign out of ${name}`;
export const importWords = (words: string) => `Import ${words}`;
export const readPackages = 'Read packages';
export const projectInName = (name: string) => `Project in ${name}`;
export const readAgain = 'Read again';
export const tryAgain = 'Try again';

// PlatformPackages
export const leaveOut = 'Leave out';
export const newPackage = 'New package';
export const packageWord = 'Package';
export const bidders = 'Bidders';
export const lowestBid = 'Lowest bid';
export const goesInto = 'Goes into';
export const nameGoesInto = (name: string) => `${name} goes into`;
export const note = 'Note';
export const noPackages = 'No packages';
export const thisProjectHasNoBid = 'This project has no bid packages on the platform yet.';
export const packagesOfThePlatform = 'Packages of the platform';

// platformReturn
export const accessWasDenied = 'Access was denied.';
export const thePlatformDidNotUnderstand = 'The platform did not understand the request.';
export const thePlatformDoesNotGrant = 'The platform does not grant what was asked for.';
export const thePlatformRanInto = 'The platform ran into a problem.';
export const thePlatformIsNotAvailable = 'The platform is not available at the moment.';
export const thePlatformDoesNotKnow = 'The platform does not know this installation.';
export const thePlatformDoesNotOffer = 'The platform does not offer this way of signing in.';
export const nothingWasConnectedIfYou =
  'Nothing was connected. If you did not expect this, ask your administrator.';
export const thePlatformGaveNoReason = 'The platform gave no reason that Quoin knows.';
export const thisSignInWasUsed = 'This sign-in was used already';
export const aSignInCodeWorks =
  'A sign-in code works only once. Go back, and sign in again if you are asked to.';
export const thisSignInWasNotStarted = 'This sign-in was not started here';
export const theBiddingPlatformSent =
  'The bidding platform sent a code that this session did not ask for. It was not used.';
export const nothingToSign = 'Nothing to sign in to here';
export const signInToABidding =
  'Sign in to a bidding platform from the Procurement page of a project, once your administrator has set one up.';

// takePlan
export const importedBefore = 'Imported before';
export const sameName = 'Same name';
export const sameNumber = 'Same number';
export const twoPackagesGoIntoName = (name: string) => `Two packages go into ${name}. Choose one.`;
export const noOneInvited = 'No one invited';
export const lengthInvitedValue = (length: number, value: string) => `${length} invited, ${value}`;
export const bid1 = '1 bid';
export const bidsBids = (bids: number) => `${bids} bids`;
