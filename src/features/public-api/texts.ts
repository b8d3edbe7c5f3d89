/** Every text of public-api, file by file: what a translation replaces. What several files say stands first. */

export const never = 'Never';
export const name = 'Name';
export const status = 'Status';
export const owner = 'Owner';
export const scopes = 'Scopes';
export const expiresOn = 'Expires on';
export const lastUsed = 'Last used';
export const created = 'Created';
export const beginsWith = 'Begins with';
export const apiKeys = 'API keys';
export const selectTheTextAndCopy = 'Select the text and copy it by hand.';
export const apiKey = 'API key';
export const cancel = 'Cancel';
export const close = 'Close';
export const newApiKey = 'New API key';
export const publicApi = 'Public API';
export const documentation = 'Documentation';
export const makingCalls = 'Making calls';
export const body = 'Body';

// apiKeyMutations
export const nameSaved = (name: string) => `${name} saved`;
export const nameRevoked = (name: string) => `${name} revoked`;
export const nameWasNotRevoked = (name: string) => `${name} was not revoked`;

// call
export const enterAnApiKey = 'Enter an API key of this company';
export const enterName = (name: string) => `Enter ${name}`;
export const enterTheBody = 'Enter the body';
export const theBodyIsNotValid = 'The body is not valid JSON';
export const shownLengthCharactersMore = (shown: string, length: number) => `${shown}
… ${length} characters more`;

// CodeBlock
export const copied = 'Copied';
export const thisCouldNotBeCopied = 'This could not be copied';
export const copyCharAtLabel = (charAt: string, label: string) => `Copy ${charAt}${label}`;

// DocumentationView
export const allCalls = 'All calls';

// FieldTable
export const type = 'Type';
export const about = 'About';
export const required = 'required';

// HowCallsAreMade
export const address = 'Address';
export const everyAddressBeginsWithBase = (base: string) =>
  `Every address begins with ${base}. A key works for this company alone. Bodies and answers are JSON.`;
export const keyAndScopes = 'Key and scopes';
export const sendTheKey =
  'Send the key in the header Authorization: Api-Key, a space, and the key. A call is allowed what both the scopes of the key and the roles of its owner allow, in the projects that its owner sees. An unknown, revoked or expired key is answered 401, a missing scope 403 with its name.';
export const howManyCalls = 'Rate limits';
export const aKeyMakesCallsPer = (callsPerMinute: number) =>
  `A key makes ${callsPerMinute} calls a minute. Each answer says in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset how many are left and in how many seconds the limit resets. Calls over the limit are answered 429 with Retry-After.`;
export const pages = 'Pages';
export const listsTakeLimitAndOffset =
  'Lists take limit and offset and answer count, the number of all rows, with the rows of the page in results.';
export const changesByOthers = 'Changes by others';
export const aRowHasAVersion =
  'A row has a version. Sent as If-Match, a change of a row that someone else has changed since is answered 412 with the row as it stands.';
export const sendingAgain = 'Sending again';
export const aPostThatTakesIdempotency =
  'A POST that takes Idempotency-Key can be sent again with the same one: the first answer comes again, and nothing is done twice.';
export const refusals = 'Refusals';
export const aRefusalHasACode =
  'A refusal has a code that stays the same, a message to read, and errors by field where fields were wrong.';
export const aFirstCall = 'A first call';
export const aFirstCallWithCurl = 'A first call with curl';

// keyColumns
export const neverUsed = 'never used';
export const lastUsedDayWords = (dayWords: string) => `last used ${dayWords}`;

// keyDraft
export const scope1 = '1 scope';
export const countScopes = (count: number) => `${count} scopes`;

// KeyEditor
export const change1 = '1 change';
export const countChanges = (count: number) => `${count} changes`;
export const save = 'Save';
export const details = 'Details';
export const history = 'History';
export const theKey = 'the key';
export const revokeName = (name: string) => `Revoke ${name}?`;
export const revoke = 'Revoke';
export const programsThatUseThisKey =
  'Programs that use this key are refused at once. This cannot be undone: they will need a new key.';
export const copyLink = 'Copy link';

// KeyFlyout
export const theAddressMay = 'The address may be of another company.';

// KeyForm
export const aRevokedKeyStays = 'A revoked key stays as it is';
export const yourRoleDoesNotInclude = 'Your role does not include changing API keys';
export const byPersonName = (personName: string) => ` by ${personName}`;
export const revokedWhoOnDate = (who: string, date: string) =>
  `Revoked${who} on ${date}. It no longer works.`;
export const theAccountOfItsOwner =
  'The account of its owner is closed, so this key no longer works. Create a new one.';
export const itsOwnerNoLongerHoldsSome =
  'Its owner no longer holds some of its scopes, so the key cannot use them either.';

// KeysGrid
export const noKeysMatchTheSearch = 'No keys match the search and filter.';
export const noApiKeysYet = 'No API keys yet';
export const aKeyLetsAnotherProgram =
  'A key lets another program read and write your projects: with scopes of its own, and no more than its owner may do.';

// NewKey
export const chooseAtLeastOneScope = 'Choose at least one scope.';
export const createKey = 'Create key';
export const theProgramThatWillUse = 'The program that will use it';
export const withoutADayItHolds = 'If blank, it works until it is revoked';

// OperationList
export const calls = 'Calls';
export const noCallMatches = 'No call matches';
export const tryAWord = 'Try a word of its name or address.';
export const clearSearch = 'Clear search';

// OperationView
export const anyKeyCanMake = 'Any key can make this call.';
export const scopesList = (list: string) => `Scopes: ${list}`;
export const answers = 'Answers';
export const codeSample = 'Code sample';
export const language = 'Language';
export const sampleInLabel = (label: string) => `Sample in ${label}`;
export const parameters = 'Parameters';
export const fieldsOfTheParameters = 'Fields of the parameters';
export const fieldsOfTheBody = 'Fields of the body';
export const itHasNoBody = 'It has no body.';
export const fieldsOfAnswerStatus = (status: string) => `Fields of answer ${status}`;
export const exampleOfAnswerStatus = (status: string) => `Example of answer ${status}`;

// PublicApiDocumentationScreen
export const itIsLoading = 'It is loading';
export const openapiFile = 'OpenAPI file';
export const searchCalls = 'Search calls';
export const callsLower = 'calls';

// PublicApiScreen
export const searchApiKeys = 'Search API keys';
export const nameOrBeginning = 'Name or first characters';

// schemaRows
export const wholeNumber = 'whole number';
export const trueOrFalse = 'true or false';
export const anyValue = 'any value';
export const listOfTypeWords = (typeWords: string) => `list of ${typeWords}`;
export const formatToFormat2What = (format: string, format2: string, what: string) =>
  `${format} to ${format2}${what}`;
export const atLeastFormatWhat = (format: string, what: string) => `at least ${format}${what}`;
export const atMostFormatWhat = (format: string, what: string) => `at most ${format}${what}`;
export const oneOfList = (list: string) => `One of ${list}.`;
export const usuallyStringify = (stringify: string) => `Usually ${stringify}.`;

// ScopePicker
export const youDoNotHold = 'You do not hold this permission yourself';
export const whatTheKeyMayDo =
  'What the key may do, as far as its owner may. It sees the projects that its owner sees.';
export const tickedOfLength = (ticked: number, length: number) => `${ticked} of ${length}`;
export const itsOwnerNoLongerHolds = 'Its owner no longer holds this';

// SecretDialog
export const keyCopied = 'Key copied';
export const theKeyCouldNotBeCopied = 'The key could not be copied';
export const nameIsReady = (name: string) => `${name} is ready`;
export const done = 'Done';
export const copyTheKeyNow =
  'Copy the key now. It is not kept here and will not be shown again. Whoever has it can do what its scopes allow.';
export const copyKey = 'Copy key';
export const programsSendItWithEach =
  'Programs send it with each call: Authorization: Api-Key, a space, and the key.';

// tagLabel
export const itemsAndScenarios = 'Items and scenarios';
export const milestones = 'Milestones';

// TryIt
export const tryIt = 'Try it';
export const thisCallChangesYourCompanys =
  'This call changes your company’s data. History shows it under the key’s name.';
export const sentWithThisCallOnly = 'Sent with this call only. It is forgotten when you leave the page.';
export const send = 'Send';
export const answerStatus = (status: number) => `Answer ${status}`;
export const callLeftThisMinute1 = '1 call left this minute';
export const leftCallsLeftThisMinute = (left: number) => `${left} calls left this minute`;
export const whatCameBack = 'What came back';

// samples
export const curl = 'curl';
export const typescript = 'TypeScript';
export const python = 'Python';
