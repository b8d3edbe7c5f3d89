/** Every text of meetings, file by file: what a translation replaces. What several files say stands first. */

export const open = 'Open';
export const closed = 'Closed';
export const decidedOfTotal = (decided: number, total: number) => `${decided} of ${total}`;
export const code = 'Code';
export const title = 'Title';
export const date = 'Date';
export const attendees = 'Attendees';
export const minutes = 'Minutes';
export const meetings = 'Meetings';
export const minutesClosed = 'Minutes closed';
export const newMeeting = 'New meeting';
export const cancel = 'Cancel';
export const topic = 'Topic';
export const outcome = 'Outcome';
export const note = 'Note';
export const decidedBy = 'Decided by';
export const cost = 'Cost';
export const effect = 'Effect';
export const meeting = 'Meeting';
export const topicsDecided = 'Topics decided';
export const addTopics = 'Add topics';
export const defer = 'Defer';

// AddTopicsDialog
export const chooseAtLeastOneTopic = 'Choose at least one topic';
export const addCountTopics = (count: number) =>
  count === 0 ? addTopics : `Add ${count} ${count === 1 ? 'topic' : 'topics'}`;
export const searchToFind = (kinds: string) => `Search to find ${kinds}, closed ones too.`;
export const searchTopics = 'Search topics';
export const nameOrCode = 'Name or code';
export const items = 'items';
export const nothingMatchesTheSearch = (kinds: string) =>
  `Nothing matches the search. Pending items${kinds === '' ? '' : `, ${kinds}`} that are not on the agenda yet can be added.`;
export const everythingThatIsPending = 'Everything that is pending is on the agenda.';
export const topics = 'Topics';

// Agenda
export const agenda = 'Agenda';
export const agendaCode = (code: string) => `Agenda: ${code}`;
export const placeOfValue = (value: string) => `Place of ${value}`;
export const moveUp = 'Move up';
export const itIsTheFirstTopic = 'It is the first topic';
export const moveDown = 'Move down';
export const itIsTheLastTopic = 'It is the last topic';
export const removeFromAgenda = 'Remove from agenda';
export const undoItsDecisionFirst = 'Undo its decision first';
export const moreForValue = (value: string) => `More for ${value}`;

// AgendaPreview
export const agendaLower = 'agenda';
export const proposedAgenda = 'Proposed agenda';
export const nothingFallsDueBefore = (date: string) =>
  `Nothing falls due before the next meeting on ${date}. Topics can be added by hand.`;
export const whatShouldBeDecidedBefore = (date: string) =>
  `What should be decided before the next meeting on ${date}.`;

// DeferralDialog
export const deferCode = (code: string) => `Defer ${code}`;
export const newDueDate = 'New due date';

// ItemTopic
export const detailsOfThisItem = 'details of this item';
export const due = 'Due ';
export const ifItIsApproved = 'If it is approved';

// MeetingActions
export const minutesOfCode = (code: string) => `Minutes of ${code}`;
export const theFileWasNotWritten = 'The file was not written';
export const theBrowserCouldNotSave = 'The browser could not save it. Try again.';
export const closeMinutes = 'Close minutes';
export const reopen = 'Reopen';
export const closeTheMinutes = 'Close the minutes?';
export const totalOfTotal2Topics = (total: number, total2: number) =>
  `${total} of ${total2} topics are not decided. They stay so in the minutes and can go on the next agenda.`;
export const aNoteIsNotSaved =
  'A note of yours is not saved: someone else changed it too. Go back to choose which stays, or close without yours.';
export const editMeeting = 'Edit meeting';
export const deleteMeeting = 'Delete meeting';
export const moreForThisMeeting = 'More for this meeting';
export const deleteCode = (code: string) => `Delete ${code}?`;
export const thisAlsoDeletesItsAgenda = 'This also deletes its agenda and notes. Decisions stay.';

// meetingColumns
export const decided = 'Decided';
export const codeDateProgressWordsDecided = (code: string, date: string, progressWords: string) =>
  `${code} · ${date} · ${progressWords} decided`;

// MeetingDialog
export const costMeeting = 'Cost meeting';
export const chooseTheMeetingDate = 'Choose the meeting date';
export const editCode = (code: string) => `Edit ${code}`;
export const save = 'Save';
export const planTheMeeting = 'Plan the meeting';
export const choosePeople = 'Choose people';
export const noAvailableUsers = 'No available users';
export const notes = 'Notes';

// meetingFilters
export const all = 'All';

// MeetingGrid
export const noMeetingsYet = 'No meetings yet';
export const aMeetingCollectsWhatNeeds =
  'A meeting collects what needs a decision: items due, high risks and critical issues.';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const noMeetingMatchesTheSearch = 'No meeting matches the search and the state.';
export const clearFilters = 'Clear filters';
export const pagesOfMeetings = 'Pages of meetings';

// meetingLooks
export const decidedInThisMeetingValue = (value: string) => `Decided in this meeting: ${value}`;
export const noChange = 'no change';
export const waitingCostsMoney = (money: string) => `waiting costs ${money} by the next meeting`;
export const scoreScore = (score: number) => `Score ${score}`;
export const noScore = 'No score';
export const severityWord = (severity: string) => `Severity: ${severity}`;
export const noSeverity = 'No severity';

// MeetingMinutes
export const decidedInThisMeeting = 'Decided in this meeting';
export const number = 'Number';
export const plannedBy = 'Planned by';
export const notYet = 'Not yet';
export const decisions = 'Decisions';
export const nothingWasOnTheAgenda = 'Nothing was on the agenda.';
export const dueOn = (date: string) => `due ${date}`;
export const effectOnTheForecast = 'Effect on the forecast';
export const before = 'Before';
export const after = 'After';

// meetingMutations
export const codeWasNotSaved = (code: string) => `${code} was not saved`;
export const codeReopened = (code: string) => `${code} reopened`;
export const codeWasNotValue = (code: string, value: string) => `${code} was not ${value}`;
export const codeDeleted = (code: string) => `${code} deleted`;
export const codeWasNotDeleted = (code: string) => `${code} was not deleted`;
export const theAgendaWasNotChanged = 'The agenda was not changed';
export const theNoteWasNotSaved = 'The note was not saved';
export const codeIsOpenAgain = (code: string) => `${code} is open again`;
export const undo = 'Undo';
export const closedLower = 'closed';
export const reopened = 'reopened';
export const decidedLower = 'decided';

// MeetingRun
export const nothingOnTheAgenda = 'Nothing on the agenda';
export const addTheItemsRisks = 'Add the items, risks and issues this meeting will discuss.';

// MeetingScreen
export const detailsOfThisMeeting = 'details of this meeting';

// MeetingsScreen
export const quickSearch = 'Quick search';
export const titleOrCode = 'Title or code';
export const meetingsLower = 'meetings';

// minutesColumns
export const kind = 'Kind';
export const decidedOn = 'Decided on';
export const forecastBefore = 'Forecast before';
export const forecastAfter = 'Forecast after';

// NoteConflict
export const takeTheirs = 'Use theirs';
export const keepMine = 'Keep mine';
export const someoneChangedTheNote = (theirs: string) =>
  `Someone changed this note to “${theirs}”. Yours is not saved.`;
export const someoneClearedTheNote = 'Someone cleared this note. Yours is not saved.';

// TopicActions
export const theItemIsStillLoading = 'The item is still loading';
export const decision = 'Decision';
export const approve = 'Approve';
export const reject = 'Reject';
export const markAsNoted = 'Mark as noted';
export const undoTheDecision = 'Undo the decision';

// TopicStage
export const previousTopic = 'Previous topic';
export const thisIsTheFirstTopic = 'This is the first topic';
export const nextTopic = 'Next topic';
export const thisIsTheLastTopic = 'This is the last topic';
export const thisLabelWasDeletedSince = (label: string) =>
  `This ${label} was deleted since it was put on the agenda.`;
export const dueDate = (date: string) => ` · Due ${date}`;
export const whatWasSaid = 'What was said';

// useAddableTopics
export const risks = 'risks';
export const issues = 'issues';
export const risksAndIssues = 'risks and issues';
export const pendingItem = 'Pending item';
export const openRisk = 'Open risk';
export const closedRisk = 'Closed risk';
export const closedIssue = 'Closed issue';
export const issue = 'Issue';
