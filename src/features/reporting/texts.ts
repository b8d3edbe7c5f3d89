/** Every text of reporting, file by file: what a translation replaces. What several files say stands first. */

export const report = 'Report';
export const chartLead = (lead: string) => `Chart. ${lead}`;
export const page1 = '1 page';
export const pagesPages = (pages: number) => `${pages} pages`;
export const failedToGeneratePdf = 'Failed to generate PDF';
export const undo = 'Undo';
export const download = 'Download';
export const name = 'Name';
export const description = 'Description';
export const figuresAsOf = 'Figures as of';
export const pages = 'Pages';
export const createdBy = 'Created By';
export const createdAt = 'Created At';
export const actions = 'Actions';
export const quickSearch = 'Quick search';
export const archive = 'Archive';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
export const list = 'List';
export const grid = 'Grid';
export const reports = 'Reports';
export const view = 'View';
export const thereWasAnErrorCreating = 'There was an error creating the Custom Report';
export const cancel = 'Cancel';
export const section = 'Section';
export const text = 'Text';
export const deleteName = (name: string) => `Delete ${name}`;
export const scope = 'Scope';
export const access = 'Access';
export const state = 'State';
export const customReports = 'Custom reports';
export const addNewReport = 'Add New Report';
export const nameIsRequired = 'Name is required';
export const preparedFor = 'Prepared for';
export const preparedBy = 'Prepared by';
export const settings = 'Settings';
export const itIsChanged = 'Edit it in the project where it was made';
export const moveTitleUp = (title: string) => `Move ${title} up`;
export const moveTitleDown = (title: string) => `Move ${title} down`;
export const addNote = 'Add Note';
export const noteTitle = 'Note title';
export const note = 'Note';
export const aNoteNeedsATitle = 'A note needs a title';
export const saveNote = 'Save Note';
export const logo = 'Logo';
export const contents = 'Contents';
export const figuresAsOfDate = (date: string) => `Figures as of ${date}`;
export const cover = 'Cover';
export const nothingIsWrittenYet = 'Nothing is written yet.';
export const tryAgain = 'Try again';
export const milestone = 'Milestone';
export const schedules = 'Schedules';
export const done = 'Done';
export const saveReport = 'Save Report';
export const runReport = 'Run Report';
export const now = 'Now';
export const share = 'Share';
export const run = 'Run';
export const password = 'Password';
export const reportRun = 'Report run';
export const print = 'Print';
export const pdf = 'PDF';
export const revoked = 'Revoked';
export const expired = 'Expired';

// Archive
export const includesFiguresYourRoleCannot = 'Includes figures your role cannot see';
/** The same in a narrow column, where two lines hold it whole. */
export const figuresYourRoleCannotSee = 'Figures your role cannot see';
export const deleteTheRunOfName = (name: string, gridDate: string) =>
  `Delete the run of ${name} of ${gridDate}`;
export const archiveLower = 'archive';
export const noRunsYet = 'No runs yet';
export const openAPublishedReport =
  'Open a published report and choose Run Report. Each run stays here with the figures of that day.';

export const sentColumn = 'Sent';
export const ownerLink = 'Owner link';
export const mail = 'Mail';
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const views = (count: number) => (count === 1 ? '1 view' : `${count} views`);
export const sizeOfPdf = (megabytes: string) => `${megabytes} MB`;
export const monthCount = (month: string, count: number) =>
  `${month}, ${count === 1 ? '1 run' : `${count} runs`}`;
export const runsOf = (count: string, all: string) => `${count} of ${all} runs`;
export const runsOfRun = (count: string) => (count === '1' ? '1 run' : `${count} runs`);

// ArchiveTools
export const chosenRuns = (count: number) => `${count} chosen`;
export const sameReport = 'same report';
export const compare = 'Compare';
export const clearChoice = 'Clear choice';
export const noneHasAPdf = 'None of these runs has a PDF';

// archiveFilters
export const last7Days = 'last 7 days';
export const last30Days = 'last 30 days';
export const last90Days = 'last 90 days';
export const last365Days = 'last 365 days';
export const mailed = 'Mailed';
export const sharedByLink = 'Shared by link';
export const notSent = 'Not sent';
export const chooseTwoRunsToCompare = 'Choose two runs of one report';
export const chooseTwoRunsOfOneReport = 'These runs are of two reports: choose two runs of one';

// BuilderPanels
export const cards = 'Cards';
export const logoOfTheReport = 'Logo of the report';
export const inTheHeader = "In the header and on the cover, in place of the company's logo.";
export const addACardToBegin = 'Add a card to begin.';
export const cardsOfTheReport = 'Cards of the report';
export const itIsTheFirstCard = 'It is the first card';
export const itIsTheLastCard = 'It is the last card';
export const findACard = 'Find a card';
export const noCardHasThisName = 'No card has this name.';
export const yourRoleDoesNotSee = 'Your role does not see its figures';

// CardColumns
export const columns = 'Columns';
export const aTableNeedsAColumn = 'A table needs a column';
export const moveLabelBeforeTheOne = (label: string) => `Move ${label} before the one above`;
export const itIsTheFirstColumn = 'It is the first column';
export const moveLabelAfterTheOne = (label: string) => `Move ${label} after the one below`;
export const itIsTheLastColumn = 'It is the last column';
export const widths = 'Widths';
export const fitToContent = 'Fit to content';
export const lengthSet = (length: number) => `${length} set`;
export const auto = 'Auto';
export const dots = 'dots';

// CardNote
export const editNote = 'Edit Note';
export const deleteNote = 'Delete Note';

// CardPanel
export const heightPx = (height: number) => `${height} px`;
export const cloneCard = 'Clone card';
export const removeCard = 'Remove card';
export const closeSettings = 'Close settings';
export const title = 'Title';
export const titlePage = 'Title page';
export const heightOnPage = 'Height on page';
export const startOnANewPage = 'Start on a new page';
export const carrySumsToTheNext = 'Carry totals to the next page';
export const columnsThatDoNotFit = 'Columns that do not fit';

// cardRegistry
export const custom = 'Custom';
export const targetValueDesign = 'Target Value Design';
export const riskRegister = 'Risk Register';
export const issueManagement = 'Issue Management';
export const timeline = 'Timeline';
export const procurement = 'Procurement';

// CardRows
export const rows = 'Rows';
export const sortBy = 'Sort by';
export const asOnItsPage = 'As on its page';
export const descending = 'Descending';
export const all = 'All';

// KeepTemplate
export const saveTheReportFirst = 'Save the report first';
export const keepAsTemplate = 'Keep as template';
export const keep = 'Keep';
export const everybodyInTheCompanyWho =
  'Everyone in the company who sees reports can start one from it: cards, texts and pages, no figures.';

// leftOut
export const leftOutForYou = 'Left out for you: your role does not see its figures.';
export const leftOutBecauseYourRole = (value: string) => `Left out, because your role does not see ${value}`;
export const themCountCards = (count: string) => `them: ${count} cards`;
export const it1Card = 'it: 1 card';

// legacyReports
export const itemReport = 'Item Report';
export const chosenItemsWithTheirSub = 'Chosen items with their sub items, range and comments.';
export const valueOptioneeringReport = 'Value Optioneering Report';
export const allItemsOrThose = 'All items, or those of a milestone, with status, cost and range.';
export const milestoneReport = 'Milestone Report';
export const theEstimateOfOneMilestone =
  'The estimate of one milestone: cost groups by component, line by line.';
export const estimateReport = 'Estimate Report';
export const allEstimatesSideBySide = 'All estimates side by side, by cost group and by component.';

// LegacyReports
export const pdfExcel = 'PDF, Excel';
export const formats = 'Formats';
export const noReportsForYouYet = 'No reports for you yet';
export const theyShowItemsAndEstimates =
  'They show items and estimates. Ask the team of the project for access to ForeSite or to the estimate.';

// pageList
export const titleContinued = (title: string) => `${title}, continued`;

// PageList
export const emptyPage = 'Empty page';
export const andLengthMore = (length: number) => ` and ${length} more`;
export const pagesByName = 'Pages by name';
export const pagesPiece = 'Pages ';

// PageSettingsForm
export const pageSize = 'Page size';
export const orientation = 'Orientation';
export const margin = 'Margin';
export const header = 'Header';
export const coverPage = 'Cover page';
export const pageNumbers = 'Page numbers';
export const tableOfContents = 'Table of contents';
export const pictureOfTheProject = 'Picture of the project on the cover';
export const thisProjectHasNoPicture = 'This project has no picture';
export const ifBlankWhoeverMade = 'If blank, whoever made the report.';

// PageTurner
export const previousPage = 'Previous page';
export const thisIsTheFirstPage = 'This is the first page';
export const pageMinOfCount = (min: number, count: number) => `Page ${min} of ${count}`;
export const nextPage = 'Next page';
export const thisIsTheLastPage = 'This is the last page';

// PaperZoom
export const smaller = 'Smaller';
export const smallestSize = 'Smallest size';
export const larger = 'Larger';
export const largestSize = 'Largest size';

// printable
export const chart = 'Chart';

// ReportContents
export const contentsContinued = 'Contents (continued)';

// ReportCover
export const date = 'Date';

// reportingMutations
export const nameAdded = (name: string) => `${name} added`;
export const nameSavedAsDraft = (name: string) => `${name} saved as draft`;
export const nameSaved = (name: string) => `${name} saved`;
export const theReportWasNotSaved = 'The report was not saved';
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;

// ReportList
export const published = 'PUBLISHED';
export const draft = 'DRAFT';
export const global = 'Global';
export const cloneName = (name: string) => `Clone ${name}`;
export const deleteItInTheProject = 'Delete it in the project where it was made';
export const updatedBy = 'Updated By';
export const lastModified = 'Last Modified';
export const cardCountCards = (card_count: number) => `${card_count} cards`;
export const reportsLower = 'reports';
export const noReportsYet = 'No reports yet';
export const aReportPutsTheCost =
  'A report puts the cost trend, items, risks, issues and packages on pages that print as you see them.';
export const doYouWantToDelete = 'Do you want to delete this Custom Report?';
export const nameLeavesTheListYou = (name: string) =>
  `${name} leaves the list. You can undo this right after.`;

// ReportPaper
export const atOfCount = (at: number, count: number) => `${at} of ${count}`;
export const contentsAt = (at: number) => `Contents ${at}`;
export const pageBefore = (before: number) => `Page ${before}`;
export const watermarkText = (text: string) => `Watermark: ${text}`;
export const continuedToTheRight = 'continued to the right';
export const asOfDate = (date: string) => `As of ${date}: this is not kept by day.`;
export const thereIsNothingToShow = 'There is nothing to show.';
export const theFiguresOfThisCard = 'The figures of this card could not be loaded. ';
export const loading = 'Loading';
export const noRowsMatchTheFilters = 'No rows match the filters of this card.';
export const thereIsNothingToShowYet = 'There is nothing to show yet.';
export const broughtForward = 'Brought forward';
export const carriedForward = 'Carried forward';
export const continued = 'continued';

// ReportRoom
export const reportNotFound = 'Report not found';
export const reportLower = 'report';

// reportRoutes
export const reporting = 'Reporting';
export const sharedReport = 'Shared report';

// reportRunMutations
export const nameIsInTheArchive = (name: string) => `${name} is in the archive`;
export const theReportDidNotRun = 'The report did not run';
export const projectOrCustomReport = 'Project or Custom Report not found';
export const thePdfWasCanceled = 'The PDF was canceled';
export const thePdfWasNotCanceled = 'The PDF was not canceled';
export const runOfNameRestored = (name: string) => `Run of ${name} restored`;
export const theRunOfNameWasNot = (name: string) => `The run of ${name} was not restored`;
export const runOfNameDeleted = (name: string) => `Run of ${name} deleted`;
export const theRunOfNameWasNotDeleted = (name: string) => `The run of ${name} was not deleted`;

// ReportRunScreen
export const runNotFound = 'Run not found';
export const itWasDeleted = 'It was deleted, or it belongs to another project.';
export const youCannotOpenThisRun = 'You cannot open this run';
export const runLower = 'run';
export const makePdf = 'Make PDF';
export const runByPersonName = (personName: string) => `run by ${personName}`;
export const compareWith = 'Compare with';

// reportScheduleMutations
export const scheduleAdded = 'Schedule added';
export const theScheduleWasNotChanged = 'The schedule was not changed';
export const scheduleDeleted = 'Schedule deleted';
export const theScheduleWasNotDeleted = 'The schedule was not deleted';
export const theReportIsBeingRun = 'The report is being run';
export const theScheduleSaysWhen = 'The schedule says when it is sent.';
export const runWasCanceled = 'Run canceled';
export const theRunWasNotCanceled = 'The run was not canceled';
export const theReportWasNotRun = 'The report was not run';

// ReportScreen
export const draft2 = 'Draft';
export const published2 = 'Published';
export const nothingHasChanged = 'Nothing has changed';
export const saveAsDraft = 'Save as draft';
export const cardsAndSettings = 'Cards and settings';
export const valueValue2Value3Margin = (value: string, value2: string, value3: string) =>
  `${value}, ${value2}, ${value3} margin`;
export const settingsOfTheCard = 'Settings of the card';
export const chooseACardToChange = 'Choose a card to change its settings.';

// reportShareMutations
export const theLinkForRecipient = (recipient: string) => `The link for ${recipient} is revoked`;
export const theLinkForRecipientWasNotRevoked = (recipient: string) =>
  `The link for ${recipient} was not revoked`;

// ReportsScreen
export const startFromTemplate = 'Start from template';

// reportTemplateMutations
export const nameIsATemplate = (name: string) => `${name} is a template of the company`;
export const templateNameDeleted = (name: string) => `Template ${name} deleted`;
export const templateNameWasNotDeleted = (name: string) => `Template ${name} was not deleted`;

// RunActions
export const dayOfTheFigures = 'Day of the figures';
export const aLinkShowsARun = 'A link shows a run of the archive: run the report first';
export const yourRoleDoesNotOpen = 'Your role does not open the last run';
export const theReportIsNotThere = 'The report no longer exists';
export const schedule = 'Schedule';

// RunAsOf
export const yourRoleDoesNotSeeForesite = 'Your role does not see ForeSite, which keeps figures by day';
export const itIsStillToCome = 'It is in the future';
export const nothingWasKeptBefore = 'Nothing was kept before the first day';
export const aMilestone = 'A milestone';
export const aDay = 'A day';
export const selectAMilestone = 'Select a milestone...';
export const thereAreNoMilestonesCreated = 'There are no milestones created for this project';
export const day = 'Day';
export const foresiteIsKeptByDay = 'ForeSite is kept by day. Cards that are not say so and show today.';

// RunCard
export const selectRun = (label: string) => `Select ${label}`;

// RunComparison
export const added = 'Added';
export const removed = 'Removed';
export const changed = 'Changed';
export const same = 'Same';
export const total = 'Total';
export const otherRun = 'other run';
export const valueTheRunOfDate = (value: string, date: string) => `${value} the run of ${date}`;
export const whatChanged = 'What changed';
export const whatChangedSince = (since: string) => `What changed ${since}`;
export const bothRunsShowTheSame = 'Both runs show the same figures.';
export const unchangedList = (list: string) => `Unchanged: ${list}`;
export const titleKind = (title: string, kind: string) => `${title}: ${kind}`;
export const row = 'Row';
export const change = 'Change';
export const column = 'Column';
export const thenWord = 'Then';
export const against = 'against';
export const since = 'since';

// RunImagesPanel
export const theImage = 'the image';
export const imagesPiece = 'Images ';
export const perRow = 'Per row';
export const imagesPerRow = 'Images per row';
export const imagesOfThisRun = 'Images of this run';
export const withoutCaption = 'Without caption';
export const thisImageIsTheFirst = 'This image is the first';
export const thisImageIsTheLast = 'This image is the last';
export const addImages = 'Add images';
export const aRunHasAtMostMost = (most: number) => `A run has at most ${most} images`;
export const theImagesAreBeingRead = 'The images are being read';
export const caption = 'Caption';
export const alternativeText = 'Alternative text';
export const whatTheImageShows =
  'What the image shows, for people who have the PDF read aloud. If blank, the caption is read.';
export const anImageNeedsACaption = 'An image needs a caption or alternative text';
export const saveImage = 'Save Image';

// RunPdf
export const downloadThePdfOfSize = (name: string, size: string) => `Download the PDF of ${name}, ${size}`;
export const downloadThePdfOfName = (name: string) => `Download the PDF of ${name}`;
export const beingMade = 'Being made';
export const notMade = 'Not made';
export const cancelThePdf = 'Cancel the PDF';

// RunReportScreen
export const images = 'Images';
export const theFiguresAreStillLoading = 'The figures are still loading';
export const aChartIsStillBeing = 'A chart is still being drawn';
export const tryAgainInAMoment = 'Try again in a moment.';
export const printOrSaveAsPdf = 'Print or save as PDF';
export const figures = (asOfWords: string) =>
  `Figures as of ${asOfWords}. Run keeps these pages in the archive.`;
export const notesAndSettings = 'Notes and settings of this run';
export const theImagesAreKeptUntil = 'The images are kept until you leave this page';
export const yourBrowserHasNoRoom =
  'Your browser has no room for them in this tab. Run the report before you leave.';
export const theFiguresOfACard = 'The figures of a card could not be loaded';
export const yourRoleSeesNoCard = 'Your role sees no card of this report';

// RunSide
export const notesImages = 'Notes & Images';
export const keptForThisSession = 'Kept for this session, in this tab of your browser.';
export const forThisRunTheReport = 'For this run. The report keeps its own settings.';
export const notes = 'Notes ';
export const aRunHasAtMost = (most: number) => `A run has at most ${most} notes`;
export const notesAndImagesArePrinted = 'Notes and images are printed before the cards.';
export const notesOfThisRun = 'Notes of this run';
export const aNoteNeedsAText = 'A note needs text';

// SaveReportDialog
export const save = 'Save';

// ScheduleForm
export const orTheLastDay31 = '31, or the last day';
export const runs = 'Runs';
export const dayOfTheWeek = 'Day of the week';
export const dayOfTheMonth = 'Day of the month';
export const chooseAMilestone = 'Choose a milestone';
export const theProjectHasNoMilestones = 'The project has no milestones';
export const recipients = 'Recipients';
export const choosePeople = 'Choose people';
export const noAvailableUsers = 'No available users';
export const itRunsInTheMorning =
  'It runs in the morning with your rights. Anyone who may not see all of it is told so and gets no figures.';
export const saveSchedule = 'Save Schedule';
export const addSchedule = 'Add Schedule';

// SchedulesDialog
export const nameRunsByItself = (name: string) =>
  `${name} runs by itself, is kept in the archive and mailed to the people you choose.`;
export const scheduleSaved = 'Schedule saved';
export const schedulesOfThisReport = 'Schedules of this report';
export const schedulesPiece = 'Schedules ';
export const schedulesLower = 'schedules';
export const noSchedulesYet = 'No schedules yet.';
export const stopped = 'Stopped';
export const paused = 'Paused';
export const passed = 'Passed';
export const nextDate = (date: string) => `Next ${date}`;
export const withTheRightsOfPerson = (personName: string) => `with the rights of ${personName}`;
export const toList = (list: string) => `To ${list}`;
export const hasNotRunYet = 'Has not run yet';
export const openTheRun = 'Open the run';
export const itRunsWithYourRights = 'It runs with your rights now';
export const takeOver = 'Take over';
export const scheduleResumed = 'Schedule resumed';
export const schedulePaused = 'Schedule paused';
export const resume = 'Resume';
export const pause = 'Pause';
export const takeItOverFirst = 'Take it over first';
export const waitingForItsTurn = 'Waiting for its turn';
export const waitingAfter = (why: string) => `Waiting to try again: ${why}`;
export const runsNow = (percent: number) => `Being made, ${percent}%`;
export const runFailed = (day: string, why: string) => `${day}: not sent. ${why}`;
export const runCanceled = (day: string) => `${day}: canceled, nothing was sent`;
export const cancelRun = 'Cancel run';
export const resumeTheScheduleFirst = 'Resume the schedule first';
export const sendNow = 'Send now';
export const edit = 'Edit';
export const deleteWord = 'Delete';

// ShareDialog
export const shareWithOwner = 'Share with owner';
export const nameRunDateValueCosts = (name: string, date: string, value: string) =>
  `${name}, figures as of ${date}, ${value}. Costs stay as this run shows them.`;
export const linkCopied = 'Link copied';
export const theLinkCouldNotBeCopied = 'The link could not be copied';
export const selectItInTheField = 'Select it in the field and copy it.';
export const linkForRecipient = (recipient: string) => `Link for ${recipient}`;
export const copyItNow = 'Copy it now: it is not shown again.';
export const mailedToEmail = (email: string) => `Mailed to ${email}. It is not shown again.`;
export const sendThePasswordSeparately = 'Send the password separately from the link.';
export const copyLink = 'Copy link';
export const anotherLink = 'Another link';
export const forWord = 'For';
export const eMail = 'E-mail';
export const expires = 'Expires';
export const ifBlankNoneIsNeeded = (leastPassword: number) =>
  `If blank, none is needed. At least ${leastPassword} characters.`;
export const watermarkValueAndDay = (value: string) => `Watermark: ${value} and day on every page`;
export const notifyMeWhen = 'Notify me when it is opened';
export const cardsToShow = 'Cards to show';
export const leftOutUnlessYouCheck = 'Left out unless you check it';
export const makeLink = 'Make link';
export const sendByMail = 'Send by mail';
export const nameWord = 'name';

// SharedReportScreen
export const theReportCouldNotBeOpened = 'The report could not be opened';
export const somethingUnexpectedHappenedTryAgain = 'Something unexpected happened. Try again.';
export const thisLinkNoLongerWorks = 'This link no longer works';
export const thisLinkDoesNotOpen = 'This link does not open a report';
export const itWasRevoked = 'It was revoked, or its last day has passed. Ask whoever sent it for a new one.';
export const itMayBeIncompleteRevoked =
  'It may be incomplete, revoked, or past its last day. Ask whoever sent it for a new one.';
export const companySharesAReport = (company: string) => `${company} shares a report with you`;
export const passwordOfTheReport = 'Password of the report';
export const tooManyWrongPasswordsTry = (pauseMinutes: number) =>
  `Too many wrong passwords. Try again in ${pauseMinutes} minutes.`;
export const thisPasswordIsWrongAsk = 'This password is wrong. Ask whoever sent the link.';
export const enterThePassword = 'Enter the password';
export const openTheReport = 'Open the report';
export const companyForRecipientFigures = (company: string, recipient: string, date: string, date2: string) =>
  `${company} for ${recipient}. Figures as of ${date}, read only, until ${date2}.`;

// ShareList
export const active = 'Active';
export const linksOfThisRun = 'Links of this run';
export const links = 'Links ';
export const linksLower = 'links';
export const noLinksYetWhoOpens = 'No links yet. Who opens one is listed here.';
export const untilDate = (date: string) => `until ${date}`;
export const withoutList = (list: string) => `without ${list}`;
export const somebody = 'Someone';
export const accessLogOfTheLink = (recipient: string) => `Access log of the link for ${recipient}`;
export const revokeLink = 'Revoke link';
export const endsEveryOpenView = 'Ends every open view at once';

// shareLog
export const lessThan1Min = 'less than 1 min';
export const roundMin = (round: number) => `${round} min`;
export const printedPrintsTimes = (prints: number) => (prints === 1 ? 'printed' : `printed ${prints} times`);
export const openedByTheLink = (recipient: string) => `Opened by the link for ${recipient}`;
export const wrongWrongPasswords = (wrong: number) => `${wrong} wrong passwords`;
export const wrongPassword = 'Wrong password';
export const revokedByValue = (value: string) => `Revoked by ${value}`;
export const madeByBy = (by: string) => `Made by ${by}`;
export const madeByByMailed = (by: string, email: string) => `Made by ${by}, mailed to ${email}`;
export const somebodyLower = 'someone';

// takeImage
export const maxKb = (max: number) => `${max} kB`;
export const valueMb = (value: string) => `${value} MB`;

// TemplatesDialog
export const startFromATemplate = 'Start from a template';
export const templatesLower = 'templates';
export const noTemplatesYet = 'No templates yet';
export const openAReportThenKeep = 'Open a report, then keep it as a template in its settings.';
export const templates = 'Templates';
export const deleteTemplateName = (name: string) => `Delete template ${name}`;
export const use = 'Use';
export const byPersonName = (personName: string) => `by ${personName}`;

// useReportPages
export const image = 'Image';
