/** Every text of history, file by file: what a translation replaces. What several files say stands first. */

// HistoryList
export const changed = ' changed ';
export const inWord = ' in ';
export const clearLabelAgain = (label: string) => `Clear ${label} again`;
export const labelBackToCut = (label: string, cut: string) => `${label} back to ${cut}`;
export const quoin = 'Quoin';
export const changes = 'changes';
export const nothingHasHappenedYet = 'Nothing has happened yet';
export const eachChangeShowsHere = 'Each change shows here with who made it.';
export const asImpersonatedRole = (impersonated_role: string) => ` as ${impersonated_role}`;
export const throughTheApiKeyApi = (api_key: string) => ` through the API key ${api_key}`;
export const withAmplify = ' with Amplify';
export const undo = 'Undo';
export const whoChangedItSince = (who: string, when: string) => `Can’t undo: ${who} changed it since${when}`;
export const whoDeletedItSince = (who: string, when: string) => `Can’t undo: ${who} deleted it since${when}`;
export const whoBroughtItBackSince = (who: string, when: string) =>
  `Can’t undo: ${who} brought it back since${when}`;
export const whoDecidedItSince = (who: string, when: string) => `Can’t undo: ${who} decided it since${when}`;
export const decidedSince = 'Can’t undo: it has been decided since';
export const onDay = (when: string) => ` (${when})`;
export const showOlder = 'Show older';
export const rowsOfIt = (rows: string) => `${rows} rows`;
export const undonePiece = ' (undone)';

// historyWords
export const todayGetHoursPadStart = (getHours: number, padStart: string) => `Today, ${getHours}:${padStart}`;
export const yesterday = 'Yesterday';
export const aFile = 'a file';
export const addedTheBusinessUnit = 'added the business unit';
export const removedTheBusinessUnit = 'removed the business unit';
export const theItem = 'the item';
export const changedRows = (rows: number) => `changed ${rows} rows`;
export const undid = (what: string) => `undid: ${what}`;
export const redid = (what: string) => `redid: ${what}`;
export const withdrewSaid = 'withdrew';
export const whatWasSaidOf = (item: string) => `what was said of ${item} and the estimate`;
export const saidThat = 'said that';
export const theEstimateOf = (milestone: string | null) =>
  milestone === null ? 'the estimate' : `the estimate of ${milestone}`;
export const containsItem = (estimate: string, item: string) => `${estimate} contains ${item}`;
export const doesNotContainItem = (estimate: string, item: string) => `${estimate} does not contain ${item}`;
