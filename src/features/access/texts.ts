/** Every text of access, file by file: what a translation replaces. What several files say stands first. */

export const yourCompany = 'your company';
export const logIn = 'Log in';
export const somethingUnexpectedHappenedTryAgain = 'Something unexpected happened. Try again.';
export const sendANewLink = 'Send a new link';
export const tryAgain = 'Try again';
export const password = 'Password';
export const enterYourFirstName = 'Enter your first name.';
export const enterYourLastName = 'Enter your last name.';
export const completeSignUp = 'Complete sign-up';
export const firstName = 'First name';
export const lastName = 'Last name';
export const newPassword = 'New password';
export const setPassword = 'Set password';
export const eMail = 'E-mail';
export const nameWasNotDone = (name: string, done: string) => `${name} was not ${done}`;
export const nameSaved = (name: string) => `${name} saved`;
export const nameIsRequired = 'Name is required';
export const registerApplication = 'Register application';
export const cancel = 'Cancel';
export const save = 'Save';
export const name = 'Name';
export const redirectAddress = 'Redirect address';
export const issuer = 'Issuer';
export const clientId = 'Client ID';
export const clientSecret = 'Client secret';
export const copyLabel = (label: string) => `Copy ${label}`;
export const moreForName = (name: string) => `More for ${name}`;
export const change = 'Change';
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${name}?`;
export const deleteWord = 'Delete';
export const deleteName = (name: string) => `Delete ${name}?`;
export const connection = 'Connection';
export const addDomain = 'Add domain';
export const domain = 'Domain';
export const signsInWith = 'Signs in with';
export const close = 'Close';
export const internal = 'Internal';
export const external = 'External';
export const clearFilters = 'Clear filters';
export const people = 'People';
export const identityAndSecurity = 'Identity and Security';
export const history = 'History';
export const profile = 'Profile';
export const noRole = 'No role';
export const title = 'Title';
export const roles = 'Roles';
export const businessUnits = 'Business units';
export const type = 'Type';
export const projects = 'Projects';
export const profileSettings = 'Profile Settings';
export const permission1 = '1 permission';
export const permissionsPermissions = (permissions: number) => `${permissions} permissions`;
export const roleImpersonation2 = 'Role Impersonation';
export const searchRoles = 'Search roles';
export const role = 'Role';
export const rolesLower = 'roles';
export const users = 'Users';
export const inviteResent = 'Invite resent';
export const invitationHasBeenResentSuccessfully = 'Invitation has been resent successfully';
export const theInvitationWasNotSent = 'The invitation was not sent';
export const selectARole = 'Select a role';
export const selectABusinessUnit = 'Select a business unit';
export const externalUsersDoNotBelong = 'External users do not belong to a Business Unit.';
export const theRolesAreLoading = 'The roles are loading.';
export const inviteUser = 'Invite user';
export const sendInvite = 'Send Invite';
export const now = 'Now';
export const resend = 'Resend';
export const edit = 'Edit';
export const assignProjects = 'Assign projects';
export const reactivateTheAccountFirst = 'Reactivate the account first';
export const deactivate = 'Deactivate';
export const status = 'Status';
export const actions = 'Actions';
export const nameOrEMail = 'Name or e-mail';
export const businessUnit2 = 'Business unit';
export const change1 = '1 change';
export const countChanges = (count: number) => `${count} changes`;
export const members = 'Members';
export const removePersonName = (personName: string) => `Remove ${personName}`;
export const newBusinessUnit = 'New business unit';
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;
export const manageMembers = 'Manage members';
export const internalCountInternalExternalCount = (internal_count: number, external_count: number) =>
  `${internal_count} internal, ${external_count} external`;
export const clone = 'Clone';
export const permissions = 'Permissions';
export const impersonable = 'Impersonable';
export const yes = 'Yes';
export const newRole = 'New role';
export const description = 'Description';
export const canBeImpersonated = 'Can be impersonated';
export const thisDeletesTheRole =
  'This deletes the role and its permissions for good. History keeps what it did.';
export const personWord = (count: number | undefined) => (count === 1 ? 'person' : 'people');
export const onLower = 'on';
export const offLower = 'off';

// accessRoutes
export const logout = 'Logout';
export const loginError = 'Login error';

// AdministrationLayout
export const accountAdministration = 'Account Administration';

// administrationTabs
export const featureFlags = 'Feature flags';

// AppearanceCard
export const system = 'System';
export const light = 'Light';
export const dark = 'Dark';
export const normalRows = 'Normal rows';
export const compactRows = 'Compact rows';
export const appearanceAndKeys = 'Appearance and keys';
export const theme = 'Theme';
export const tables = 'Tables';
export const singleKeyShortcuts = 'Single-key shortcuts';
export const turnOffIfYouUse = 'Turn off if you use dictation. Saved on this device.';

// ApplicationDialog
export const redirectAddressIsRequired = 'Redirect address is required';
export const application = 'Application';
export const theAddressTheApplicationSends = 'The address the application sends people back to.';

// applicationMutations
export const nameHasNoNewSecret = (name: string) => `${name} has no new secret`;

// ApplicationsCard
export const applicationsPiece = 'Applications ';
export const otherProductsThatSign = 'Other products that sign in with your accounts';
export const applicationsLower = 'applications';
export const noneYetRegisterOne =
  'None yet. Register one to let a partner’s product sign your people in: it gets names and emails, and nothing about your projects.';
export const applications = 'Applications';
export const clientIdAddedDayText = (client_id: string, dayText: string) => `${client_id}, added ${dayText}`;
export const newSecret = 'New secret';
export const newSecretForName = (name: string) => `New secret for ${name}?`;
export const makeANewSecret = 'Make a new secret';
export const noOneCanSign = 'No one can sign in to it anymore.';
export const theCurrentSecretStopsWorking = 'The current secret stops working at once.';

// AssignProjectsDialog
export const projectsOfPersonName = (personName: string) => `Projects of ${personName}`;
export const projectsLower = 'projects';
export const nothingHasChanged = 'Nothing has changed';
export const searchProjects = 'Search projects';
export const nameCodeOrCity = 'Name, code or city';
export const noProjectFound = 'No project found';
export const noProjectsMatchYourSearch = 'No projects match your search.';
export const valueChosen = (value: string) => `${value} chosen`;
export const project1 = '1 project';
export const sizeProjects = (size: number) => `${size} projects`;

// ColleagueProfile
export const thisProfileIsNotAvailable = 'This profile is not available';
export const noOneInYourCompany = 'No one in your company has this number, or your role cannot see people.';
export const detailsOfThisPerson = 'details of this person';

// CompleteSignUpScreen
export const joinName = (name: string) => `Join ${name}`;
export const yourAccountIsEmailTell = (email: string) =>
  `Your account is ${email}. Tell us your name and choose a password.`;

// ConnectionEditor
export const byPersonName = (personName: string) => ` by ${personName}`;
export const labelAddedDayTextBy = (label: string, dayText: string, by: string) =>
  `${label}, added ${dayText}${by}`;
export const itCanBeTurned = 'It can be turned on after a test without failures.';
export const newLabel = (label: string) => `New ${label}`;
export const newConnection = 'New connection';
export const connectionOn = 'Connection on';
export const saveTheSettingsFirst = 'Save the settings first.';
export const fillInTheSettingsFirst = 'Fill in the settings first.';
export const settingsOfTheConnection = 'Settings of the connection';
export const peopleInItsDomainsWill =
  'People in its domains will sign in with a password. Those without one can set it with “Forgot your password?”.';

// ConnectionFields
export const companyAccount = 'Company account';
export const httpsLoginCompanyExample = 'https://login.company.example';
export const replace = 'Replace';
export const scopes = 'Scopes';
export const nameClaims = 'Name claims';
export const eMailClaim = 'E-mail claim';
export const claimOfAVerifiedE = 'Claim of a verified e-mail';
export const saveToGetTheRedirect =
  'Save to get the redirect address. Client ID and secret come from the provider, once it knows the address.';
export const comesWithTheMetadata = 'Comes with the metadata';
export const andLengthMore = (length: number) => ` and ${length} more`;
export const identityProviderMetadata = 'Identity provider metadata';
export const httpsIdpCompanyExampleMetadata = 'https://idp.company.example/metadata';
export const loadAgain = 'Load again';
export const orTheMetadataItself = 'Or the metadata itself';
export const forAProviderWhoseMetadata = 'For a provider whose metadata has no address.';
export const certificate = 'Certificate';
export const eMailAttribute = 'E-mail attribute';
export const nameAttributes = 'Name attributes';
export const ourEntityId = 'Our entity ID';
export const ourReplyAddress = 'Our reply address';
export const saveToGetTheAddresses = 'Save to get the addresses that the provider has to know.';

// ConnectionList
export const connectionsPiece = 'Connections ';
export const identityProviders = 'Identity providers';
export const addConnection = 'Add connection';
export const connectionsLower = 'connections';
export const connections = 'Connections';
export const noAddressYet = 'No address yet';
export const builtIn = 'Built in';
export const charactersOrMoreLockedAfter = '12 characters or more, locked after 5 tries';

// connectionMutations
export const nameAdded = (name: string) => `${name} added`;
export const nameTurnedValue = (name: string, value: string) => `${name} turned ${value}`;
export const nameWasNotTurnedValue = (name: string, value: string) => `${name} was not turned ${value}`;
export const nameWasNotTested = (name: string) => `${name} was not tested`;
export const metadataOfNameLoaded = (name: string) => `Metadata of ${name} loaded`;
export const theMetadataOfNameWasNotLoaded = (name: string) => `The metadata of ${name} was not loaded`;

// ConnectionPanel
export const settingsOfThisConnection = 'settings of this connection';

// ConnectionTest
export const theConnectionCanBeTurned = 'The connection can be turned on after a test without failures.';
export const connectionTest = 'Connection test';
export const testAgain = 'Test again';
export const test = 'Test';
export const stepsOfTheTest = 'Steps of the test';
export const openTheSignIn = 'Open the sign-in';
export const byPersonNamePiece = (personName: string) => `, by ${personName}`;
export const notTestedSinceItsSettings = 'Not tested since its settings were changed.';

// connectionWords
export const on = 'On';
export const off = 'Off';
export const notTested = 'Not tested';
export const testFailed = 'Test failed';
export const incomplete = 'Incomplete';
export const verified = 'Verified';
export const dnsRecord = 'DNS record';
export const lastSignInMomentText = (momentText: string) => `, last sign-in ${momentText}`;
export const millisecondsMs = (milliseconds: number) => `${milliseconds} ms`;

// CopyButton
export const copied = 'Copied';
export const thisCouldNotBeCopied = 'This could not be copied';
export const selectTheTextAndCopy = 'Select the text and copy it by hand.';

// DomainDialog
export const companyExample = 'company.example';
export const thePartAfterOfYour = 'The part after @ of your people’s addresses.';
export const aConnectionCanServe = 'A connection can serve a domain once a DNS record has proven ownership.';

// domainMutations
export const domainIsVerified = (domain: string) => `${domain} is verified`;
export const signInRulesSaved = 'Sign-in rules saved';
export const theSignInRulesWereNotSaved = 'The sign-in rules were not saved';
export const saved = 'saved';
export const added = 'added';

// DomainTable
export const untilTheDomainIsVerified = 'until the domain is verified';
export const untilValueIsOn = (value: string) => `until ${value} is on`;
export const passwordPiece = 'Password ';
export const showTheDnsRecord = 'Show the DNS record';
export const proveOwnership = 'Prove ownership';
export const notNeeded = 'Not needed';
export const domainRulesPiece = 'Domain rules ';
export const thePartAfterDecidesHow = 'The part after @ decides how a person signs in';
export const searchDomains = 'Search domains';
export const domains = 'domains';
export const noDomainMatchesTheSearch = 'No domain matches the search';
export const domainsAndHowTheySign = 'Domains and how they sign in';
export const domainRules = 'Domain rules';
export const ownership = 'Ownership';
export const membersAre = 'Members are';
export const anyOther = 'Any other';
export const passwordByInviteOnly = 'Password, by invite only';
export const byCompanyDomains = 'By company domains';
export const peopleOfDomainSign = (domain: string) =>
  `People of ${domain} sign in with a password from then on. The proof of ownership is lost.`;
export const saml = 'SAML';

// ElsewhereNotice
export const signInIsSetUp = 'Sign-in is set up elsewhere';
export const yourPeopleSign = (identityUrl: string) =>
  `Your people sign in at ${identityUrl}. Connections, domains and rules of signing in belong there.`;
export const anotherService = 'another service';

// flagMutations
export const labelSwitchedValue = (label: string, value: string) => `${label} switched ${value}`;
export const labelWasNotSwitched = (label: string) => `${label} was not switched`;

// FlagsScreen
export const featuresOfTheCompany = 'Features of the company';
export const whatYourCompanyUses = 'What your company uses.';
export const partsOfTheApp = 'Parts of the app';
export const onOrOffByDefault = 'On or off by default until your company changes them.';
export const searchFeatures = 'Search features';
export const feature = 'Feature';
export const noFeatureMatchesTheSearch = 'No feature matches the search';
export const theFeatures = 'the features';

// historySubject
export const theSignInRules = 'the sign-in rules';
export const aSetting = 'a setting';
export const aDeletedKind = (kind: string) => `a deleted ${kind}`;

// IdentityAndSecurity
export const historyOfIdentityAndSecurity = 'History of Identity and Security';

// ImpersonationBar
export const roleImpersonation = 'Role impersonation';
export const youAreImpersonatingAs = 'You are impersonating as';
export const inName = (name: string) => `in ${name}`;
export const stopImpersonation = 'Stop impersonation';
export const rolesOnThisProject = 'Roles on this project';
export const theRolesCouldNotBeLoaded = 'The roles could not be loaded. Try again';
export const impersonatedRoleName = (name: string) => `Impersonated role: ${name}`;

// inviteDraft
export const yoursListValue = (list: string, value: string) => `Yours: ${list}${value}`;
export const andBelow = ' and below';

// InviteForm
export const sendInvitationToTyped = (typed: string) => `Send invitation to "${typed}"`;
export const inviteAMember = 'Invite a member';
export const nameOrEmailAddress = 'Name or email address';
export const noMatchTypeAFull = 'No match. Type a full email address to invite.';

// LinkGate
export const checkingYourLink = 'Checking your link';
export const yourLinkCouldNotBeChecked = 'Your link could not be checked';
export const thisLinkIsNotValid = 'This link is not valid here';
export const itMayBeIncomplete =
  'It may be incomplete, or it belongs to another company. Open it from the email again, or send a new one to your address.';

// LinkNotice
export const thisInvitationWasUsedAlready = 'This invitation was used already, or a newer one was sent';
export const thisInvitationHasExpired = 'This invitation has expired';
export const ifYouHaveCompletedSign =
  'If you have completed sign-up, log in. Otherwise ask for a new invitation; the link goes to';
export const thisLinkWasUsedAlready = 'This link was used already, or a newer one was sent';
export const thisLinkHasExpired = 'This link has expired';
export const passwordLinksWorkOnce = 'Password links work once, for an hour. Send a new one to';
export const aNewLink = 'A new link is on its way';
export const checkTheInboxOfEmail = (email: string) =>
  `Check the inbox of ${email}. Earlier links no longer work.`;

// LogoutScreen
export const youAreStillLoggedIn = 'You are still logged in';
export const theSignInServiceDidNotAnswer = 'The sign-in service did not answer. Check your connection.';
export const loggingYouOut = 'Logging you out';
export const thisTakesAMoment = 'This takes a moment.';

// memberColumns
export const companyRole = 'Company role';
export const theirCompanyPermissionsApplyHere = 'Their company permissions apply here too';
export const roleOfPersonName = (personName: string) => `Role of ${personName}`;
export const inThisProjectOnly = 'In this project only';
export const member = 'Member';
export const memberSince = 'Member since';

// MemberList
export const noAvailableUsers = 'No available users';
export const noMembersYet = 'No members yet';
export const pendingResponse = 'Pending response';
export const deactivated = 'Deactivated';
export const showMinMoreOfLength = (min: number, length: number) => `Show ${min} more of ${length}`;

// memberMutations
export const projectMemberSuccessfullyInvited = 'Project member successfully invited';
export const theRoleWasNotChanged = 'The role was not changed';
export const projectMemberSuccessfullyDeleted = 'Project member successfully deleted';
export const theMemberWasNotRemoved = 'The member was not removed';

// MembersGrid
export const noMembersMatchTheSearch = 'No members match the search and filters.';
export const noTeamMembersYet = 'No team members yet';
export const inviteThePeopleWhoWork =
  'Invite the people who work on this project. They can see it once they accept.';

// MembersScreen
export const membersLower = 'members';
export const searchMembers = 'Search members';

// NewPassword
export const atLeastShortestPasswordCharacters = (shortestPassword: number) =>
  `At least ${shortestPassword} characters. Several words are easy to keep and hard to guess.`;

// NotificationCard
export const emailNotifications = 'Email notifications';
export const emailMeWhatIHave = 'Email me what I have not read';
export const oneEmailEachMorningCompany = 'One email each morning, company time.';

// PasswordCard
export const enterYourCurrentPassword = 'Enter your current password.';
export const passwordChanged = 'Password changed';
export const youAreSignedOutEverywhere = 'You are signed out everywhere but here.';
export const changePassword = 'Change password';
export const currentPassword = 'Current password';

// PasswordField
export const showLabel = (label: string) => `Show ${label}`;

// PasswordPanel
export const builtInAlwaysOn = 'Built in, always on';
export const rulesOfPasswords = 'Rules of passwords';
export const charactersOrMoreNone = '12 characters or more, none that is easily guessed.';
export const lockedForAMinuteAfter = 'Locked for a minute after 5 failed tries, longer with each one after.';
export const setByAMailedLink = 'Set by a mailed link, and changed under Profile Settings.';
export const peopleValue = (people: number, value: string) => `${people} ${value} in with a password now.`;
export const personSigns = 'person signs';
export const peopleSign = 'people sign';
export const signInRulesDecideWho =
  'Sign-in rules decide who no longer uses a password; the last administrator always has one.';

// PasswordScreen
export const setANewPassword = 'Set a new password';
export const forEmailOtherDevicesSigned = (email: string) =>
  `For ${email}. Other devices signed in to this account are signed out.`;
export const backToSignIn = 'Back to sign-in';
export const checkYourEmail = 'Check your email';
export const anotherAddress = 'Use another address';
export const ifSentToHas = (sentTo: string, name: string) =>
  `If ${sentTo} has an account at ${name}, an email with a link is on its way. It works for one hour. `;
export const thisCompany = 'this company';
export const enterYourEMailAddress = 'Enter your e-mail address.';
export const forgotYourPassword = 'Forgot your password?';
export const typeTheEMail = (atCompany: string) =>
  `Type the e-mail of your account${atCompany}. We will email you a link to set a new password.`;
export const atName = (name: string) => ` at ${name}`;
export const forgottenPassword = 'Forgotten password';
export const sendTheLink = 'Send the link';

// peopleMutations
export const invitationSent = 'Invitation sent';
export const emailCanSignUpWithin = (email: string) => `${email} can sign up within seven days.`;
export const projectsOfPersonNameSaved = (personName: string) => `Projects of ${personName} saved`;
export const reactivated = 'reactivated';
export const deactivatedLower = 'deactivated';

// PermissionGroupSection
export const notInUseYet = 'Not in use yet ';
export const allOfLabel = (label: string) => `All of ${label}`;
export const grantedOfTotal = (granted: number, total: number) => `${granted} of ${total}`;

// PersonCells
export const you = ' (You)';
export const hasNotSignedUpYet = 'Has not signed up yet';

// PictureCard
export const picture = 'Picture';
export const profilePicture = 'Profile picture';
export const shownNextToYourName = 'Shown next to your name.';

// ProfileCard
export const profileSaved = 'Profile saved';
export const anAdministratorCanChangeIt = 'An administrator can change it.';
export const firstAndLastName = 'First and last name are needed.';
export const nothingHasChangedSentence = 'Nothing has changed.';

// ProofDialog
export const ownershipOfDomain = (domain: string) => `Ownership of ${domain}`;
export const later = 'Later';
export const checkDns = 'Check DNS';
export const dnsShowedThisRecord = (dayText: string) =>
  `DNS showed this record on ${dayText}. It is no longer needed.`;
export const askYourDomainAdministrator =
  'Ask your domain administrator to add this TXT record. It can take an hour to take effect.';
export const hostOfTheTxtRecord = 'Host of the TXT record';
export const copyTheHost = 'Copy the host';
export const valueOfTheTxtRecord = 'Value of the TXT record';
export const copyTheValue = 'Copy the value';

// RemoveMember
export const whoLosesAccessToProjectName = (whoLoses: string, projectName: string) =>
  `${whoLoses} access to ${projectName} at once. Their items, comments and history stay.`;
export const theyLose = 'They lose';
export const emailLoses = (email: string) => `${email} loses`;

// RoleAndUnit
export const loading = 'Loading...';
export const businessUnit = 'Business Unit';
export const theyKeepTheRoleThey = 'They keep the role they have.';
export const none = 'None';
export const noBusinessUnit = 'No business unit';
export const userIsNotAssigned = 'User is not assigned to this Business Unit';
export const theyKeepTheBusinessUnit = 'They keep the business unit they have.';

// RoleEditor
export const theRole = 'the role';
export const showTheCurrentVersion = 'Show the current version';

// RoleFacts
export const whatThisRoleIsFor = 'What this role is for';
export const availableInRoleImpersonation = 'Available in Role Impersonation';
export const member1 = '1 member';
export const lengthMembers = (length: number) => `${length} members`;
export const add = 'Add';

// RoleFlyout
export const itMayHaveBeenDeleted = 'It may have been deleted.';

// RoleHeader
export const copyLink = 'Copy link';

// RoleImpersonationScreen
export const legacyProjectsCannotBeImpersonated = 'Legacy projects cannot be impersonated';
export const legacyProjectsLookTheSame = 'Legacy projects look the same to every role.';
export const seeNameAsOne = (name: string) =>
  `See ${name} as one of these roles. Until you stop, you have that role's permissions, you see only this project, and history names you both.`;
export const noRoleMatches = 'No role matches';
export const nothingIsCalledSearch = (search: string) => `Nothing is called "${search}".`;
export const thereAreNoRoles = 'There are no roles to be impersonated';
export const anAdministratorTurns = 'An administrator turns this on per role in Account Administration.';

// RoleList
export const impersonate = 'Impersonate';
export const withheldOffBecauseYouDo = (withheld: number) => `, ${withheld} off because you do not have them`;

// RoleMembers
export const refusalTakeThemOut = (refusal: string) =>
  `${refusal}. Take them out, or make the role external.`;
export const addAMember = 'Add a member';
export const noOneHasThisRole = 'No one has this role yet.';

// roleMutations
export const roleNameCreated = (name: string) => `Role ${name} created`;
export const roleNameSaved = (name: string) => `Role ${name} saved`;
export const nameCloned = (name: string) => `${name} cloned`;
export const theCopyIsCalledName = (name: string) => `The copy is called ${name}. It has no members yet.`;
export const nameWasNotCloned = (name: string) => `${name} was not cloned`;
export const roleNameDeleted = (name: string) => `Role ${name} deleted`;

// RolePermissions
export const findAPermission = 'Find a permission';
export const whichPermissions = 'Which permissions';
export const allTotal = (total: number) => `All ${total}`;
export const grantedSize = (size: number) => `Granted ${size}`;
export const expandAll = 'Expand all';
export const collapseAll = 'Collapse all';
export const noPermissionMatches = 'No permission matches';
export const noneOfTheGrantedPermissions = 'None of the granted permissions match.';
export const tryAWord = 'Try a word from the screen.';

// RolesGrid
export const pendingCountPending = (pending_count: number) => `${pending_count} pending`;
export const all = 'All';
export const more = 'More';
export const kindGrantsPermissionsAlso = (kind: string, grants: string, also: string) =>
  `${kind} · ${grants} permissions${also}`;
export const noRolesYet = 'No roles yet';
export const aRoleIsASet = 'A role is a set of permissions for people.';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const noRolesMatchTheSearch = 'No roles match the search and filters.';
export const impersonablePiece = ' · Impersonable';

// RolesScreen
export const theCompanysLastAdministratorCannot = "The company's last administrator cannot be removed.";

// RoleTools
export const no = 'No';

// RoleUnits
export const membersSeeProjectsInThese = 'Members see projects in these business units and below.';
export const chooseBusinessUnits = 'Choose business units';
export const noneChosenMembersSeeProjects =
  'None chosen: members see projects of their own business units and teams.';

// SecretDialog
export const done = 'Done';
export const copyTheSecretNow = 'Copy the secret now. It is not kept here and will not be shown again.';

// SessionEnded
export const yourSessionHasEnded = 'Your session has ended';
export const discardChanges = 'Discard changes';
export const whatYouEnteredIsStill =
  'What you entered is still here but not saved. Log in again to continue; sign-in opens in a new window.';
export const someoneElseSignedInLog =
  'Someone else signed in. Log in with the account you used here, or discard the changes.';
export const theSignInCouldNotBeCompleted = 'The sign-in could not be completed. Try again.';

// SessionsCard
export const signedInDevices = 'Signed-in devices';
export const sessions = 'sessions';
export const signOutEverywhere = 'Sign out everywhere';
export const unknownDevice = 'Unknown device';
export const signedInMoment = (moment: string) => `Signed in ${moment}`;
export const thisOne = 'This one';
export const signOut = 'Sign out';
export const youAreStillSignedIn = 'You are still signed in';
export const signOutEverywhereSentence = 'Sign out everywhere?';
export const everyBrowserSigned =
  'Every browser signed in to your account has to log in again, including this one.';

// SignedOutScreen
export const youAreLoggedOut = 'You are logged out';
export const logInAgainToContinue = (company: string) => `Log in again to continue at ${company}.`;
export const quoin = 'Quoin';
export const logInToPlan = (company: string) =>
  `Log in to plan and control the cost of the projects of ${company}.`;

// SignInFailedScreen
export const logInAgain = 'Log in again';
export const weCantLogYou = "We can't log you in right now";
export const ifYouSignInThrough = (ofCompany: string) =>
  `If you sign in through your company's own account, contact the administrator${ofCompany}. They can give your account access.`;
export const ofName = (name: string) => ` of ${name}`;

// signInFailure
export const userDoNotExist = 'User do not exist in the DB';
export const noActiveAccountFound = 'No active account found with the given credentials';

// SignInRules
export const passwordSignInStops = (list: string) => `Password sign-in stops for ${list}`;
export const takesEffectOnceAnInternal =
  'Takes effect once an internal domain is verified and its connection is on';
export const internalPeopleMustUseSingle = 'Internal people must use single sign-on';
export const administratorsKeepAPassword = 'Administrators keep a password';
export const signInRules = 'Sign-in rules';
export const signInRulesLower = 'sign-in rules';
export const aWayInWhen = 'A way in when the provider is down; the last administrator always has it';
export const signOutAfter = 'Sign out after';
export const withoutAnyActivity = 'Without any activity';

// UnitDialog
export const below = 'Below';
export const peopleOfAUnitSee = 'People of a unit see its projects and those of every unit below it.';
export const noneTopLevel = 'None (top level)';
export const addAPerson = 'Add a person';
export const noPeopleInThisBusiness = 'No people in this business unit yet.';

// unitMutations
export const nameCreated = (name: string) => `${name} created`;
export const nameMoved = (name: string) => `${name} moved`;
export const nameWasNotMoved = (name: string) => `${name} was not moved`;
export const nameDeleted = (name: string) => `${name} deleted`;

// UnitsScreen
export const searchBusinessUnits = 'Search business units';
export const businessUnitsLower = 'business units';
export const noBusinessUnitsYet = 'No business units yet';
export const aBusinessUnitGroupsProjects =
  'A business unit groups projects and the people who see them: a region, an office, a market.';
export const noBusinessUnitsMatchYour = 'No business units match your search';
export const peopleOfABusinessUnit =
  'People of a business unit see its projects and those of every unit below it. Units on one level are sorted by name.';
export const onlyAnEmptyBusinessUnit =
  'Only an empty business unit can be deleted: no units, projects, people or roles.';

// useImpersonation
export const theRoleCouldNotBeImpersonated = 'The role could not be impersonated';
export const impersonationCouldNotBeStopped = 'Impersonation could not be stopped';

// userColumns
export const resendInvitation = 'Resend invitation';
export const reactivate = 'Reactivate';
export const lastActive = 'Last active';

// userDraft
export const thisCannotBeBlank = 'This cannot be blank.';

// UserFlyout
export const user = 'User';
export const theAccountMayBelong = 'The account may belong to another company.';
export const theAccount = 'the account';

// UserForm
export const theyEnterTheirNameWhen = 'They enter their name when they sign up.';
export const ofAnotherCompanyAnExternal = 'Of another company: an external user';
export const ofYourCompany = 'Of your company';

// UserProjects
export const onNoTeamYet = 'On no team yet';
export const theySeeProjectsOfTheir = 'They see projects of their business units, and those that you assign.';
export const nameHere = (name: string) => `${name} here`;
export const projectsThatYouCannotSee = (projects: string) => `${projects} that you cannot see`;
export const moreProject1 = '1 more project';
export const hiddenMoreProjects = (hidden: number) => `${hidden} more projects`;

// UsersGrid
export const noAccountsMatchTheSearch = 'No accounts match the search and filters.';
export const noUsersYet = 'No users yet';
export const inviteThePeopleOfYour = 'Invite the people of your company and its partners.';

// UsersPanel
export const usersLower = 'users';
export const theExportFailed = 'The export failed';
export const tryAgainSentence = 'Try again.';
export const deactivatePersonName = (personName: string) => `Deactivate ${personName}?`;
export const theyAreSignedOutEverywhere =
  'They are signed out everywhere at once and cannot come back. What they did stays; an administrator can reactivate the account.';

// UserTools
export const pendingInvite1 = '1 pending invite';
export const countPendingInvites = (count: number) => `${count} pending invites`;
export const searchUsers = 'Search users';

// whenWords
export const expired = 'Expired';
export const invited = 'Invited';

// unitTree
export const projectWord = (count: number | undefined) => (count === 1 ? 'project' : 'projects');
