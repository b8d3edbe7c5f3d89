/** Every text of timeline, file by file: what a translation replaces. What several files say stands first. */

export const close = 'Close';
export const remove = 'Remove';
export const nothingHasBeenChanged = 'Nothing has been changed.';
export const save = 'Save';
export const add = 'Add';
export const critical = 'Critical';
export const done = 'Done';
export const phase = 'Phase';
export const assignee = 'Assignee';
export const workDay1 = '1 work day';
export const daysWorkDays = (days: number) => `${days} work days`;
export const designMilestones = 'Design milestones';
export const predecessors = 'Predecessors';
export const notSaved = 'Not saved';
export const activity = 'Activity';
export const name = 'Name';
export const calendar = 'Calendar';
export const start = 'Start';
export const finish = 'Finish';
export const workDays = 'Work days';
export const percentDone = 'Percent done';
export const contractEvent = 'Contract event';
export const date = 'Date';
export const milestone = 'Milestone';
export const gridDateToGridDate2 = (gridDate: string, gridDate2: string) => `${gridDate} to ${gridDate2}`;
export const newWord = 'New';
export const removed = 'Removed';
export const importASchedule = 'Import a schedule';
export const cancel = 'Cancel';
export const code = 'Code';
export const slack = 'Slack';
export const activityDonePartSolid = 'Activity, done part solid';
export const baseline = 'Baseline';
export const putBack = 'Put back.';
export const timeline = 'Timeline';
export const dayWord = (count: number | undefined) => (count === 1 ? 'day' : 'days');

// ActivityDetails
export const activityLower = 'activity';
export const group = 'Group';
export const workDaysOfTheProject = 'Work days of the project';

// BaselineCompare
export const startThen = 'Start then';
export const startNow = 'Start now';
export const finishThen = 'Finish then';
export const finishNow = 'Finish now';
export const moved = 'Moved';
export const comparedWithName = (name: string) => `Compared with ${name}`;
export const theBaseline = 'the baseline';
export const showWhatDidNotMove = 'Show what did not move too';
export const nothingHasMoved = 'Nothing has moved';
export const theTimelineMatchesThisBaseline = 'The timeline matches this baseline.';

// BaselineMenu
export const compareWithName = (name: string) => `Compare with ${name}...`;
export const renameSentence = 'Rename...';
export const baselines = 'Baselines';
export const baselineName = (name: string) => `Baseline: ${name}`;
export const keepTheDatesOfToday = 'Keep today’s dates...';

// BaselineNameDialog
export const renameTheBaseline = 'Rename the baseline';
export const keepABaseline = 'Keep a baseline';
export const rename = 'Rename';
export const keep = 'Keep';
export const theDatesOfTodayStay = 'Today’s dates stay under this name, to compare with.';

// baselineRows
export const anActivity = 'An activity';
export const aContractEvent = 'A contract event';
export const kindThatWasRemoved = (kind: string) => `${kind} that was removed`;
export const asInTheBaseline = 'as in the baseline';

// CalendarDialog
export const workDaysSaved = 'Work days saved';
export const workDaysOfNameSaved = (name: string) => `Work days of ${name} saved`;
export const theCalendar = 'the calendar';
export const workDaysAndHolidays = 'Work days and holidays';
export const daysOff = 'Days off';
export const daysOffLength = (length: string) => `Days off (${length})`;
export const noHolidaysYet = 'No holidays yet.';
export const addADayOff = 'Add a day off';
export const addUsFederalHolidays = (first: number | undefined) => `Add US federal holidays of ${first}`;
export const addUsFederalHolidaysFirst = (first: number | undefined, last: number | undefined) =>
  `Add US federal holidays, ${first} to ${last}`;
export const noDatesMove = 'No dates move.';
export const activity1 = '1 activity';
export const countActivities = (count: string) => `${count} activities`;
export const itCameWithASchedule =
  'It came with a schedule. Importing that again sets it as the file has it.';
export const saveTheChangesFirst = 'Save the changes first, or cancel them';
export const project = 'Project';

// calendarDraft
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const sunday = 'Sunday';
export const theLastDayStays = 'the last day stays';
export const theLastDayMovesAbs = (abs: number, value: string, value2: string) =>
  `the last day moves ${abs} ${value} ${value2}`;
export const valueOtherDatesEnd = (value: string, end: string) => `${value} other dates; ${end}.`;
export const thingGets1 = '1 thing gets';
export const countThingsGet = (count: string) => `${count} things get`;
export const later = 'later';
export const earlier = 'earlier';

// CustomizeTimeline
export const customizeTimeline = 'Customize timeline';
export const groupBy = 'Group by';
export const colorsOfPhases = 'Colors of phases';
export const datesAsInProjectSettings = 'Dates as in project settings';

// DetailsPanel
export const newWhat = (what: string) => `New ${what}`;
export const thisIsNoLonger =
  'This is no longer on the timeline. Someone may have removed it; Undo brings it back.';

// EventDetails
export const contractEventLower = 'contract event';
export const type = 'Type';

// Gantt
export const notLinkedSentence = 'Not linked.';
export const applied = 'Applied.';
export const datesKept = 'Dates kept.';
export const gantt = 'Gantt';

// GanttBar
export const complete = 'Complete';

// GanttChart
export const today = 'TODAY';

// GanttFoot
export const proposed = 'Proposed';
export const asInTheBaseline2 = ', as in the baseline';
export const valueTheBaseline = (value: string) => ` ${value} the baseline`;
export const after = 'after';
export const before = 'before';

// GanttLine
export const lockedByTheGmpDate = 'Locked by the GMP date';
export const unfold = 'Unfold';
export const fold = 'Fold';
export const none = 'none';

// ganttRows
export const limitOrLinkNotKept = 'Limit or link not kept';
export const pastItsFinish = 'Past its finish';
export const notStarted = 'Not started';
export const inProgress = 'In progress';
export const noGroupsByDate = 'No groups, by date';
export const finishesAfterItsLimit = 'Finishes after its limit';
export const startsBeforeItsLimit = 'Starts before its limit';
export const breaksALink = 'Breaks a link';
export const valueByDaysText = (value: string, daysText: string) => `${value} by ${daysText}`;
export const contractEvents = 'Contract events';
export const unassigned = 'Unassigned';
export const milestonesAndActivities = 'Milestones and activities';
export const noPhase = 'No phase';

// ganttSheet
export const link = 'Link';

// ImportDialog
export const theFileCouldNotBeRead = 'The file could not be read.';
export const stop = 'Stop';
export const activitiesMilestonesLinksWithLags =
  'Activities, milestones, links with lags, constraints, calendars and progress are imported. You see what changes before anything is saved.';
export const schedule = 'Schedule';
export const microsoftProjectXmlOrPrimavera =
  'Microsoft Project XML or Primavera XER, up to 4,000 activities';
export const chooseAMicrosoftProjectXml =
  'Choose a Microsoft Project XML or a Primavera XER file. The .mpp format is not read.';
export const readingName = (name: string) => `Reading ${name}`;
export const sendingName = (name: string) => `Sending ${name}`;

// ImportLines
export const changed = 'Changed';
export const otherDates = 'Other dates';
export const change = 'Change';
export const whatChanges = 'What changes';
export const scheduleChanges = 'Schedule changes';
export const id = 'ID';

// importQueries
export const theScheduleChangedNothing = 'The schedule changed nothing';
export const scheduleNameImported = (name: string) => `Schedule "${name}" imported`;
export const notImported = 'Not imported';

// ImportReview
export const importName = (name: string) => `Import "${name}"`;
export const chooseAnotherFile = 'Choose another file';
export const theScheduleIsBeingCompared = 'The schedule is being compared.';
export const theTimelineIsLike = 'The timeline already matches the file.';
export const accept = 'Accept';
export const theReview = 'the review';
export const removeValueThatTheFile = (value: string) => `Remove ${value} that the file no longer holds`;
export const theActivity = 'the activity';
export const theGoneActivities = (gone: number) => `the ${gone} activities`;
export const codeByAbsValue = (code: string, abs: number, value: string) => `${code} by ${abs} ${value}`;
export const fileNameToolActivitiesActivities = (
  fileName: string,
  tool: string,
  activities: string,
  links: string,
) => `${fileName}, ${tool}: ${activities} activities, ${links} links`;
export const alsoMovesListValue = (list: string, value: string) => `Also moves ${list}${value}.`;
export const andLengthMore = (length: number) => ` and ${length} more`;
export const notImportedAs = 'Not imported as it is in the file';

// importSummary
export const newActivity = 'new activity';
export const newActivities = 'new activities';
export const newLink = 'new link';
export const newLinks = 'new links';
export const changedLink = 'changed link';
export const changedLinks = 'changed links';
export const removedLink = 'removed link';
export const removedLinks = 'removed links';
export const inTheFileSpanText = (spanText: string) => `in the file ${spanText}`;

// LimitFields
export const dates = 'Dates';
export const automatic = 'Automatic';
export const manual = 'Manual';
export const linksAreCheckedNotFollowed = 'Links are checked, not followed.';
export const linksAndLimitsMove = 'Links and limits move the dates.';
export const notBefore = 'Not before';
export const mustFinishBy = 'Must finish by';

// MilestoneDetails
export const milestoneLower = 'milestone';
export const shortName = 'Short name';
export const actualDate = 'Actual date';

// milestoneReportCards
export const milestones = 'Milestones';
export const planned = 'Planned';
export const actual = 'Actual';
export const estimate = 'Estimate';

// PhasesDialog
export const phasesAndGroups = 'Phases and groups';
export const activitiesStayWhenTheirPhase =
  'Activities stay when their phase or group is removed. Changes are saved at once.';
export const phaseAt = (at: number) => `Phase ${at}`;
export const moveNameUp = (name: string) => `Move ${name} up`;
export const itIsTheFirstOne = 'It is the first one.';
export const moveNameDown = (name: string) => `Move ${name} down`;
export const itIsTheLastOne = 'It is the last one.';
export const removeName = (name: string) => `Remove ${name}`;
export const groupInName = (name: string) => `Group in ${name}`;
export const newGroupInName = (name: string) => `New group in ${name}`;
export const newGroup = 'New group';
export const newPhase = 'New phase';
export const typeANameFirst = 'Type a name first.';

// Predecessors
export const noPredecessors = 'No predecessors.';
export const predecessor = 'Predecessor';
export const codeOrName = 'Code or name';
export const relationship = 'Relationship';
export const lagWorkDays = 'Lag, work days';
export const removePredecessor = 'Remove predecessor';
export const addPredecessor = 'Add predecessor';

// PushPanel
export const shiftedDays = (days: number) =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`;
export const successorCount = (count: number) => `${count} ${count === 1 ? 'successor' : 'successors'}`;
export const theSameDay = 'the same day';
export const movingThisPushesNothingElse = 'Moving this pushes nothing else';
export const movingThisPushesPlural = (plural: string) => `Moving this pushes ${plural}`;
export const andCountMore = (count: number) => `and ${count} more`;
export const keepDates = 'Keep dates';
export const apply = 'Apply';
export const nameStaysItsLinks = (name: string, date: string) =>
  `${name} stays: its links and work days hold it where it is, not on ${date}.`;
export const theCriticalPathDoesNotMove = 'The critical path does not move.';
export const theLastDayOfAll = (later: string) => `The last day of all is ${later}.`;
export const theForecastedMilestoneNameMoves = (name: string, date: string) =>
  `The forecasted milestone, ${name}, moves to ${date}.`;
export const waitingCostsMoneyInstead = (money: string, money2: string) =>
  `; waiting costs ${money} instead of ${money2}`;
export const codeIsToBeDecided = (code: string, date: string, cost: string) =>
  `${code} is to be decided by ${date}${cost}.`;
export const pluralToBeDecided = (plural: string) => `${plural} to be decided on another day.`;
export const moreItemCount = (count: number) => `${count} ${count === 1 ? 'more item' : 'more items'}`;

// ScheduleImport
export const importWord = 'Import';

// TimelineBoard
export const theTimelineCannotBeScheduled = 'The timeline cannot be scheduled';
export const noMatch = 'No match';
export const nothingOnTheTimelineFits = 'Nothing on the timeline fits this search and these filters.';
export const clearFilters = 'Clear filters';
export const codeAndCode2 = (code: string, code2: string) => `${code} and ${code2}`;

// TimelineExport
export const yes = 'Yes';
export const timelineOfName = (name: string) => `Timeline of ${name}`;
export const notExported = 'Not exported';
export const exportWord = 'Export';
export const excelWorkbook = 'Excel workbook';
export const microsoftProjectXml = 'Microsoft Project XML';
export const pngPicture = 'PNG picture';
export const pdf = 'PDF';

// timelineMutations
export const undo = 'Undo';
export const nameMoved = (name: string) => `${name} moved`;
export const nameMovedLengthPushed = (name: string, length: number) => `${name} moved, ${length} pushed`;
export const notMoved = 'Not moved';
export const namesLinked = (names: string) => `${names} linked`;
export const namesLinkedValueApart = (names: string, value: string) => `${names} linked, ${value} apart`;
export const notLinked = 'Not linked';
export const baselineNameKept = (name: string) => `Baseline "${name}" kept`;
export const theBaselineWasNotKept = 'The baseline was not kept';
export const baselineRenamedToName = (name: string) => `Baseline renamed to "${name}"`;
export const theBaselineWasNotRenamed = 'The baseline was not renamed';
export const baselineNameRemoved = (name: string) => `Baseline "${name}" removed`;
export const theBaselineWasNotRemoved = 'The baseline was not removed';

// TimelineScreen
export const theTimeline = 'the timeline';
export const nothingIsPlannedYet = 'Nothing is planned yet';
export const aDesignMilestone =
  'A design milestone is a date by which the design reaches a stage and is estimated; activities lead to it. Add the first milestone, then what has to happen before it.';
export const addMilestone = 'Add milestone';

// TimelineSetup
export const setUp = 'Set up';
export const phasesAndGroupsSentence = 'Phases and groups...';
export const workDaysAndHolidaysSentence = 'Work days and holidays...';

// TimelineTools
export const week = 'Week';
export const month = 'Month';
export const quarter = 'Quarter';
export const year = 'Year';
export const fit = 'Fit';
export const today2 = 'Today';
export const timeScale = 'Time scale';
export const fullScreen = 'Full screen';
export const quickSearch = 'Quick search';
export const state = 'State';
export const criticalPath = 'Critical path';
export const links = 'Links';

// useDetails
export const codeNameAdded = (code: string, name: string) => `${code} ${name} added`;
export const codeNameSaved = (code: string, name: string) => `${code} ${name} saved`;
export const codeNameRemoved = (code: string | undefined, name: string | undefined) =>
  `${code} ${name} removed`;
export const notRemoved = 'Not removed';

// useGanttKeys
export const nameFinishesDate = (name: string, date: string) => `${name} finishes ${date}`;
export const nameOnDate = (name: string, date: string) => `${name} on ${date}`;
export const nameFromDateToDate2 = (name: string, date: string, date2: string) =>
  `${name} from ${date} to ${date2}`;
export const nameHasNoLength = (name: string) => `${name} has no length to change.`;
export const linkFromNameChoose = (name: string) =>
  `Link from ${name}. Choose its successor with Up and Down, Enter links, Escape leaves it.`;
export const nameHeldLeftAndRight = (name: string, value: string) =>
  `${name} held. Left and Right ${value} by a day, with Shift by a week. Enter drops it, Escape puts it back.`;
export const moveIt = 'move it';
export const changeItsFinish = 'change its finish';

// usePhases
export const phaseNameAdded = (name: string) => `Phase "${name}" added`;
export const phaseRenamedToName = (name: string) => `Phase renamed to "${name}"`;
export const phaseNameRemoved = (name: string) => `Phase "${name}" removed`;
export const nameMovedValue = (name: string, value: string) => `${name} moved ${value}`;
export const groupNameAdded = (name: string) => `Group "${name}" added`;
export const groupRenamedToName = (name: string) => `Group renamed to "${name}"`;
export const groupNameRemoved = (name: string) => `Group "${name}" removed`;
export const up = 'up';
export const down = 'down';
