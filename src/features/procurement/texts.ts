/** Every text of procurement, file by file: what a translation replaces. What several files say stands first. */

export const awardRejected = 'Award rejected';
export const undo = 'Undo';
export const company = 'Company';
export const status = 'Status';
export const awarded = 'Awarded';
export const note = 'Note';
export const bidders = 'Bidders';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
export const companySaved = (company: string) => `${company} saved`;
export const companyAdded = (company: string) => `${company} added`;
export const companyDeleted = (company: string) => `${company} deleted`;
export const companyWasNotDeleted = (company: string) => `${company} was not deleted`;
export const bidder = 'Bidder';
export const close = 'Close';
export const nothingHasChanged = 'Nothing has changed';
export const newBidder = 'New bidder';
export const cancel = 'Cancel';
export const save = 'Save';
export const details = 'Details';
export const history = 'History';
export const deleteWord = 'Delete';
export const biddersLibrary = 'Bidders Library';
export const quickSearch = 'Quick search';
export const budget = 'Budget';
export const committed = 'Committed';
export const awardsByMonth = 'Awards by month';
export const month = 'Month';
export const lateOnSite = 'Late on site';
export const purchasePlan = 'Purchase plan';
export const valueByShortDay = (value: string, shortDay: string) => `${value} by ${shortDay}`;
export const passedLower = 'passed';
export const codeMovedToWord = (code: string, word: string) => `${code} moved to ${word}`;
export const code = 'Code';
export const packageWord = 'Package';
export const savings = 'Savings';
export const slack = 'Slack';
export const trade = 'Trade';
export const owner = 'Owner';
export const actions = 'Actions';
export const actionsOfCode = (code: string) => `Actions of ${code}`;
export const open = 'Open';
export const keyFigures = 'Key figures';
export const leveledLow = 'Leveled low';
export const buySavings = 'Buy savings';
export const late = 'Late';
export const bought = 'Bought';
export const bidPackages = 'Bid packages';
export const bidPackagesLower = 'bid packages';
export const thereAreNoBidPackages = 'There are no bid packages yet';
export const pullPlan = 'Pull plan';
export const view = 'View';
export const documentation = 'Documentation';
export const contract = 'Contract';
export const leveled = 'Leveled';
export const noOnSiteDate = 'No on-site date';
export const dueDatePiece = (date: string) => `Due ${date}`;
export const nameLeft = (name: string) => `${name} left`;
export const next = 'Next';
export const approval = 'Approval';
export const change = 'Change';
export const prequalification = 'Prequalification';
export const reasonForTheAward = 'Reason for the award';
export const baseBid = 'Base bid';
export const otherCosts = 'Other costs';
export const chosenAlternates = 'Chosen alternates';
export const awardName = (name: string) => `Award ${name}`;
export const award = 'Award';
export const done = 'Done';
export const purchasePlanLower = 'purchase plan';
export const bidPackage = 'Bid package';
export const nameIsRequired = 'Name is required';
export const procurement = 'Procurement';
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const back = 'Back';
export const lines = 'Lines';
export const amount = 'Amount';
export const scopeLines = 'Scope lines';
export const estimateLower = 'estimate';
export const thereIsNoEstimateYet = 'There is no estimate yet';
export const addPackagesWords = (packagesWords: string) => `Add ${packagesWords}`;
export const notSaved = 'Not saved';
export const onSite = 'On site';
export const latestSafeDates = 'Latest safe dates';
export const bidPackageLower = 'bid package';
export const whatChanges = 'What changes';
export const activity = 'Activity';
export const applyToTimeline = 'Apply to timeline';
export const moveWords = (words: string) => `Move ${words}`;
export const lengthMoreValue = (length: number, value: string) => `${length} more ${value}`;
export const andLengthMore = (length: number) => `and ${length} more`;
export const newDocument = 'New document';
export const files = 'Files';
export const file1 = '1 file';
export const filesCountFiles = (files_count: number) => `${files_count} files`;
export const documents = 'Documents';
export const document = 'Document';
export const notBid = 'Not bid';
export const noBidPackage = 'No bid package';
export const unallocated = 'Unallocated';
export const workPackage = 'Work package';
export const linesWordsAllocated = (linesWords: string) => `${linesWords} allocated`;
export const contingencyHeld = 'Contingency held';
export const share = 'Share';
export const quantity = 'Quantity';
export const estimate = 'Estimate';
export const total = 'Total';
export const lengthPackages = (length: number) => `${length} packages`;
export const component = 'Component';
export const rule = 'Rule';
export const allocated = 'Allocated';
export const budgetMoney = (money: string) => `budget ${money}`;
export const scopeLine = 'Scope line';
export const inEstimate = 'In estimate';
export const unit = 'Unit';
export const inThePackage = 'In the package';
export const none = 'None';
export const alternate = 'Alternate';
export const scope = 'Scope';
export const plug = 'Plug';
export const state = 'State';
export const section = 'Section';
export const loading = 'Loading';
export const thereIsNothingNew = 'There is nothing new to add';
export const aScopeSheetHas = (value: number) => `A scope sheet has at most ${value} lines`;
export const addLines = 'Add lines';
export const valueInTheScopeSheet = (value: string) => `${value} in the scope sheet already.`;
export const lineIs1 = '1 line is';
export const lengthLinesAre = (length: number) => `${length} lines are`;
export const linesToAdd = 'Lines to add';
export const everyLineOfThisPackage = 'Every line of this package is in the scope sheet.';
export const plugs = 'Plugs';
export const stillToBuy = 'Still to buy';
export const leveling = 'Leveling';
export const scopeSheet = 'Scope sheet';
export const thereAreNoScopeLines = 'There are no scope lines yet';
export const everyInvitedBidderGets = 'Every invited bidder gets an email.';
export const issueAddendumNumber = (number: number) => `Issue addendum ${number}`;
export const bidsDue = 'Bids due';
export const questionsClose = 'Questions close';
export const siteWalk = 'Site walk';
export const biddersLength = (length: number) => `Bidders ${length}`;
export const filesReadOfFiles = (files_read: number, files: number) => `${files_read} of ${files}`;
export const addNumber = (number: number) => `Add. ${number}`;
export const issued = 'Issued';
export const awardBy = 'Award by';
export const importBids = 'Import bids';
export const date = 'Date';
export const lineWord = (count: number | undefined) => (count === 1 ? 'line' : 'lines');
export const packageWordCounted = (count: number | undefined) => (count === 1 ? 'package' : 'packages');
export const dayWord = (count: number | undefined) => (count === 1 ? 'day' : 'days');

// AddendumDialog
export const addendumNumber = (number: number) => `Addendum ${number}`;
export const describeTheChangeFirst = 'Describe the change first.';
export const addendumNumberIssued = (number: number) => `Addendum ${number} issued`;
export const biddersConfirmAnAddendumBefore =
  'Bidders confirm an addendum before they submit; it cannot be withdrawn.';
export const theScopeLinesStay = 'The scope lines stay as they were issued.';
export const scopeIssueWords = (issueWords: string) => `Scope: ${issueWords}`;
export const scopeChanges = 'Scope changes';

// AllocateDialog
export const theShareFollowsWhat = 'The share follows what the fund holds.';
export const itHoldsUntilAnEstimate = 'It holds until an estimate has the item.';
export const linesWithTheSameCode =
  'Lines with the same code, component and text go the same way in later estimates.';
export const allocateLinesWords = (linesWords: string) => `Allocate ${linesWords}`;
export const linesWordsFollowTheRules = (linesWords: string) => `${linesWords} follow the rules`;
export const holdIt = 'Hold it';
export const followTheRules = 'Follow the rules';
export const moneyLeft = (money: string) => `, ${money} left`;
export const partAt = (at: number) => `Part ${at}`;
export const chooseWhereItGoes = 'Choose where it goes.';
export const enterAShare = 'Enter a share.';
export const quantityUnit = (unit: string) => `Quantity, ${unit}`;
export const removePartAt = (at: number) => `Remove part ${at}`;
export const aLineNeedsOnePart = 'A line needs one part at least';
export const aLineIsShared = 'A line is shared by at most 20 work packages';
export const split = 'Split';

// AllocationBar
export const allocationOfTheEstimate = 'Allocation of the estimate';
export const thisRule = 'This rule';
export const noBidPackageYet = 'No bid package yet';
export const unallocatedShareLinesWords = (share: string, linesWords: string) =>
  `Unallocated  ${share}${linesWords}`;
export const addsUpPiece = ' Adds up';
export const centsEstimate = (cents: string) => `${cents} estimate`;
export const approvedItem1 = '1 approved item';
export const countApprovedItems = (count: number) => `${count} approved items`;
export const moneyContingency = (money: string) => `${money} contingency`;

// allocationColumns
export const splitByShare = 'Split by share';
export const line = 'Line';
export const moneyHeld = (money: string) => `${money} held`;
export const by = 'By';
export const hand = 'Hand';

// AllocationGrid
export const thisIsAPart = 'This is a part of a line. Choose the line.';
export const estimateLines = 'Estimate lines';
export const uploadTheEstimate =
  'Upload the estimate of a milestone; its lines are allocated to packages here.';
export const moneyUnallocated = (money: string) => `${money} unallocated`;
export const moneyUnallocated2 = (money: string) => `, ${money} unallocated`;
export const pagesOfEstimateLines = 'Pages of estimate lines';

// allocationMutations
export const someoneChangedThisItNow = 'Someone changed this. It now shows the latest version.';
export const ruleDeleted = 'Rule deleted';
export const ruleMoved = 'Rule moved';
export const budgetUpdated = 'Budget updated';
export const lengthBudgetsUpdated = (length: number) => `${length} budgets updated`;
export const workPackageSaved = 'Work package saved';

// allocationReportCards
export const bidPackageAllocation = 'Bid Package Allocation';
export const workPackages = 'Work packages';
export const difference = 'Difference';
export const notAllocated = 'Not allocated';

// allocationWords
export const anyCode = 'Any code';
export const noCode = 'No code';
export const codeValueCode = (value: string, code: string) => `Code ${value} ${code}`;
export const thereAreNoBidPackagesYet = 'There are no bid packages yet.';
export const whatLiftedOverOverUp = (what: string, over: string) =>
  `${what} lifted, over ${over}. Up and down arrows choose a package, Space drops, Escape cancels.`;
export const namePlaceOfCount = (name: string, place: number, count: number) =>
  `${name}, ${place} of ${count}`;
export const whatDroppedOnName = (what: string, name: string) => `${what} dropped on ${name}`;
export const canceledWhatStays = (what: string) => `Canceled. ${what} stays`;

// ApplyToTimeline
export const waitsFor = 'Waits for';
export const starts = 'Starts';
export const wouldStart = 'Would start';
export const activity1 = '1 activity';
export const lengthActivities = (length: number) => `${length} activities`;
export const theTimelineWaits = 'The timeline waits for no package';
export const chooseAnActivity = 'Choose an activity';
export const whatThisMovesIsStill = 'What this moves is still being read';
export const move = 'Move';
export const everyActivityThatNeeds =
  'Every activity that needs a package starts once it is on site. Nothing has to move.';
export const activitiesThatStartBeforeTheir =
  'Activities that start before their package is on site move to the day it is there.';
export const activitiesToMove = 'Activities to move';
export const moves = 'moves';
export const lateButNeeded = (list: string, value: string) =>
  `Late, but needed for no activity: ${list}${value}. Choose the activity in the panel of the package.`;
export const andLengthMoreLower = (length: number) => ` and ${length} more`;
export const nothingElseMoves = 'Nothing else moves';
export const rowMoves = 'row moves';
export const rowsMove = 'rows move';
export const theFinishStays = 'the finish stays';
export const theFinishIsDaysWords = (daysWords: string) => `the finish is ${daysWords}`;
export const pushed = 'Pushed';

// ApprovalCard
export const awardOutForApproval = 'Award out for approval';
export const requestedByAskedToAward = (
  requested_by: string,
  name: string,
  awarded_to: string,
  money: string,
) => `${requested_by} asked to award ${name} to ${awarded_to} for ${money}.`;
export const reasonAwardReason = (award_reason: string) => `Reason: ${award_reason}`;
export const approveAward = 'Approve award';
export const reject = 'Reject';
export const withdrawRequest = 'Withdraw request';
export const rejectThisAward = 'Reject this award?';
export const sayWhyFirst = 'Say why first.';
export const reason = 'Reason';

// approvalQueries
export const awardApproved = 'Award approved';
export const requestWithdrawn = 'Request withdrawn';
export const awardedToAwardedTo = (awarded_to: string) => `Awarded to ${awarded_to}`;

// ApprovalsCard
export const chooseWhoApproves = 'Choose who approves.';
export const approvalOfAwardsSaved = 'Approval of awards saved';
export const approvalOfAwards = 'Approval of awards';
export const awardsAreMadeAtOnce =
  'Awards are made at once. Add who has to approve them, the smallest amounts first.';
export const anAwardGoesToEach = 'An award goes to each in turn, up to the one who signs for its amount.';
export const approverAt = (at: number) => `Approver ${at}`;
export const youNeedThePermissionTo = 'You need the permission to administer accounts to choose people';
export const upToApproverAt = (at: number) => `Up to, approver ${at}`;
export const noLimit = 'No limit';
export const removeApproverAt = (at: number) => `Remove approver ${at}`;
export const atMostValuePeopleSign = (value: number) => `At most ${value} people sign an award.`;
export const approver = 'Approver';
export const listOfApprovers = 'list of approvers';
export const nothingHasChangedSentence = 'Nothing has changed.';
export const saveApprovals = 'Save approvals';

// approvalWords
export const toMoney = (money: string) => `to ${money}`;
export const anyAmount = 'any amount';
export const overMoney = (money: string) => `over ${money}`;
export const approved = 'Approved';
export const rejected = 'Rejected';
export const last = 'Last';
export const later = 'Later';
export const you = 'You';

// AwardDialog
export const bidsForThisPackage = 'bids for this package';
export const signTheContract = 'Sign the contract';
export const awardNameToCompany = (name: string, company: string) => `Award ${name} to ${company}`;
export const reviewTheCurrentFigures = 'Review the current figures first';
export const sendForApproval = 'Send for approval';
export const showCurrentFigures = 'Show current figures';
export const somebodyChangedThisPackage =
  'Someone changed this package or its bids while the award was open.';
export const leveledLow2 = ', leveled low';
export const contractAmount = 'Contract amount';
export const effect = 'Effect';

// awardEffect
export const forecast = 'Forecast';
export const underTarget = 'Under target';
export const buySavingsBought = 'Buy savings, bought';

// AwardEffect
export const effectOfTheAward = 'Effect of the award';
export const figure = 'Figure';
export const now = 'Now';
export const after = 'After';

// awardMutations
export const codeAwardedToAwardedTo = (code: string, awarded_to: string) =>
  `${code} awarded to ${awarded_to}`;
export const awardOfCodeSent = (code: string) => `Award of ${code} sent for approval`;

// AwardsByMonth
export const amounts = 'Amounts';
export const ofWord = ' of ';
export const isBought = ' is bought.';
export const isDueInMonth = (month: string) => ` is due in ${month}`;
export const inMonth = (month: string) => ` in ${month}`;
export const noPackageHasAnAward = 'No package has an award-by date';
export const awardsByMonthBought = (bought: string, budget: string) =>
  `Awards by month. ${bought} of ${budget} is bought.`;

// AwardStanding
export const iHaveReadTheWarnings = 'I have read the warnings';

// AwardSums
export const plugsStillToBuyPlugged = (plugged: number) => `Plugs, still to buy (${plugged})`;
export const packageForecast = 'Package forecast';

// BidderFlyout
export const detailsOfThisBidder = 'details of this bidder';
export const companyIsRequired = 'Company is required';
export const bidderLower = 'bidder';
export const moneyAwardedInAllProjects = (money: string, gridDate: string, value: string) =>
  `${money} awarded in all projects. Set ${gridDate}${value}.`;
export const byPersonName = (personName: string) => ` by ${personName}`;
export const theBidder = 'the bidder';

// BidderLibraryScreen
export const addBidder = 'Add bidder';
export const bidder1 = '1 bidder';
export const countBidders = (count: number) => `${count} bidders`;
export const biddersLower = 'bidders';

// BiddersCard
export const openedDayWordsByOpened = (dayWords: string, opened_by: string) =>
  `Opened ${dayWords} by ${opened_by}`;
export const notIssuedIssueWords = (issueWords: string) => `Not issued: ${issueWords}`;
export const biddersStillSeeTheScope = (nextAddendum: number) =>
  `Bidders still see the scope as it was issued. Issue addendum ${nextAddendum} to send the changes.`;
export const lastSeen = 'Last seen';
export const filesRead = 'Files read';
export const bid = 'Bid';
export const beforeAddendumAddendum = (addendum: number) => `Before addendum ${addendum}`;
export const ofCompany = (company: string) => ` of ${company}`;
export const addenda = 'Addenda';
export const changesInAddendumNumber = (number: number) => `Changes in addendum ${number}`;
export const confirmedByConfirmedOfLength = (confirmed: number, length: number) =>
  `Confirmed by ${confirmed} of ${length}`;
export const filesOfCompany = (company: string) => `Files of ${company}`;
export const filesOfABidStay = 'Files of a bid stay as their bidder has sent them';
export const emailANewLink = 'Email a new link';
export const theOldLinkStopsWorking = 'The old link stops working';
export const newLinkEmailedToEmail = (email: string) => `New link emailed to ${email}`;
export const withdrawInvitation = 'Withdraw invitation';
export const invitationToCompanyWithdrawn = (company: string) => `Invitation to ${company} withdrawn`;

// BiddersGrid
export const validUntil = 'Valid until';
export const setBy = 'Set by';
export const set = 'Set';
export const noLimits = 'No limits';
export const noBiddersYet = 'No bidders yet';
export const companiesThatBidWithTheir =
  'Companies that bid, with their prequalification, limits and how long they hold.';
export const pagesOfBidders = 'Pages of bidders';

// biddersInSight
export const bidderFirstOfBidders = (first: number, bidders: number) => `Bidder ${first} of ${bidders}`;
export const biddersFirstToLast = (first: number, last: number, bidders: number) =>
  `Bidders ${first} to ${last} of ${bidders}`;

// BiddersInSight
export const previousBidder = 'Previous bidder';
export const thisIsTheFirstBidder = 'This is the first bidder';
export const nextBidder = 'Next bidder';
export const thisIsTheLastBidder = 'This is the last bidder';

// biddingQueries
export const notDone = 'Not done';

// biddingWords
export const submittedLate = 'Submitted late';
export const sealed = 'Sealed';
export const inLeveling = 'In leveling';
export const whoOpenedBidsAndWhen = 'Who opened bids and when stays on record, also after Undo.';
export const acceptLateBid = 'Accept late bid';
export const acceptLateBids = 'Accept late bids';
export const acceptTheLateBid = 'Accept the late bid?';
export const acceptLateLateBids = (late: number) => `Accept ${late} late bids?`;
export const itGoesIntoLeveling = 'It goes into leveling and stays marked late here.';
export const theyGoIntoLeveling = 'They go into leveling and stay marked late here.';
export const lateBidAccepted = 'Late bid accepted';
export const lateBidsAccepted = 'Late bids accepted';
export const itIsInLevelingNow = 'It is in leveling now.';
export const theyAreInLevelingNow = 'They are in leveling now.';
export const openBids = 'Open bids';
export const openTheBids = 'Open the bids?';
export const noBidCameInTime = 'No bid came in time.';
export const valueIntoLeveling = (value: string) => `${value} into leveling.`;
export const bidGoes1 = '1 bid goes';
export const inTimeBidsGo = (inTime: number) => `${inTime} bids go`;
export const bidsOpened = 'Bids opened';

// BidExtras
export const inTotal = 'In total';
export const removeValue = (value: string) => `Remove ${value}`;
export const addPrivateCost = 'Add private cost';
export const addAdditionalItem = 'Add additional item';

// BidPackageDevelopmentScreen
export const allocationLower = 'allocation';
export const checkedLines = 'Checked lines';
export const linesWordsCheckedTogether = (linesWords: string) => `${linesWords} checked, together `;
export const chooseAtMostValueLines = (value: number) => `Choose at most ${value} lines`;
export const allocate = 'Allocate';
export const clear = 'Clear';
export const valueByHandMatch = (value: string) =>
  `${value} by hand match no line of this estimate. They apply again once a line has the same code, component and text.`;
export const allocation1 = '1 allocation';
export const lostAllocations = (lost: number) => `${lost} allocations`;
export const linesSetToValue = (lines: string, value: string) => `${lines} set to ${value}`;
export const setThemToAnswer = (them: string, answer: string) => `Set ${them} to ${answer}`;
export const linesOfTheEstimateMoney = (lines: string, money: string, value: string, value2: string) =>
  `${lines} of the estimate, ${money}, ${value} contingency that the funds hold too, so ${value2} twice.`;
export const itCounts = 'it counts';
export const theyCount = 'they count';
export const codeOrLine = 'Code or line';
export const unallocatedUnallocatedCount = (unallocated_count: number) => `Unallocated ${unallocated_count}`;
export const it = 'it';
export const them = 'them';
export const is = 'is';
export const are = 'are';

// BidPackageScreen
export const yourCompanyDoesNotLevel = 'Your company does not level bids';
export const viewAsBidder = 'View as bidder';
export const recommendation = 'Recommendation';
export const invite = 'Invite';

// BidPackagesSetupScreen
export const divisions = 'Divisions';
export const groups = 'Groups';
export const sections = 'Sections';
export const companyList = 'Company list';
export const codeHasThisNameType = (code: string) => `${code} has this name. Type another one.`;
export const packagesOfTheCompany = 'Packages of the company';
export const groupsOfTheEstimate = 'Groups of the estimate';
export const theCompanyHasNoPackages = 'The company has no packages yet';
export const addThemInLibraryPackages =
  'Add them in Library, Packages; they are proposed here with what they take of the estimate.';
export const packagesAreProposed =
  'Packages are proposed from the codes of the newest estimate. Upload one, or add packages by hand.';
export const proposeFrom = 'Propose from';
export const moneyFitsNoPackage = (money: string) => `${money} fits no package of the list.`;
export const moneyHasNoCode = (money: string) => `${money} has no code.`;
export const chooseTheValueThatGo = (value: string, without: string) =>
  `Choose the ${value} that go out to bid. ${without}`;
export const packagesWordsChosenMoneyLeft = (
  packagesWords: string,
  money: string,
  left: string,
  without: string,
) => `${packagesWords} chosen, ${money}; ${left} not in them. ${without}`;
export const choosePackagesFirst = 'Choose packages first';
export const aChosenPackageHas = 'A chosen package has no name';
export const addPackages = 'Add packages';
export const packages = 'packages';
export const groupsLower = 'groups';

// BudgetsDialog
export const items = 'Items';
export const contingency = 'Contingency';
export const budgetNow = 'Budget now';
export const updateBudgets = 'Update budgets';
export const chooseAPackage = 'Choose a package';
export const update1Budget = 'Update 1 budget';
export const updateLengthBudgets = (length: number) => `Update ${length} budgets`;
export const whatTheEstimateApprovedItems =
  'What the estimate, approved items and contingency allocate becomes the budget. Packages that are bought keep theirs.';
export const budgetsThatChange = 'Budgets that change';

// CustomizeFlyout
export const customizeProcurement = 'Customize procurement';
export const noOneElseSees = 'No one else sees a change until you save it as a shared view.';
export const aboveTheList = 'Above the list';
export const columns = 'Columns';
export const reset = 'Reset';

// dateStrip
export const dayLate1 = '1 day late';
export const daysDaysLate = (days: number) => `${days} days late`;
export const datePlanned = (date: string) => `${date} planned`;

// DateStrip
export const ahead = 'Ahead';
export const datesOfThePackage = 'Dates of the package';

// documentColumns
export const titleIsRequiredEnterOne = 'Title is required. Enter one.';
export const chooseWhatTheDocumentIs = 'Choose what the document is.';

// DocumentDialogs
export const documentAdded = 'Document added';
export const addDocument = 'Add document';
export const youNeedThePermission = 'You need the permission to edit procurement';

// documentQueries
export const someoneChangedThisDocument = 'Someone changed this document. It now shows the latest version.';

// documentRows
export const document1 = '1 document';
export const countDocuments = (count: number) => `${count} documents`;

// DocumentsGrid
export const documentsLower = 'documents';
export const thereAreNoDocumentsYet = 'There are no documents yet';
export const addADrawingASpecification =
  'Add a drawing, a specification section or a bid form, or paste a drawing log onto the first one.';
export const pagesOfDocuments = 'Pages of documents';
export const revisionRevision = (revision: string) => `revision ${revision}`;

// estimateScope
export const notDescribed = 'Not described';

// EstimateScopeDialog
export const scopeFromTheEstimate = 'Scope from the estimate';
export const nothingOfTheEstimate =
  'Nothing of the estimate is allocated to this package. Allocate it in Bid package development.';

// ImportPlan
export const rowRow = (row: number) => `Row ${row}`;
export const row = 'Row';
export const importAPurchasePlan = 'Import a purchase plan';
export const upToValuePackages = (value: number) => `Up to ${value} packages`;
export const chooseTheFileMatch =
  'Choose the file, match its columns, and see what it changes. Packages are known by their codes, or by their names. Nothing saves until you import it.';
export const changedChangedSameSameError = (changed: number, same: number, error: number) =>
  `${changed} changed, ${same} same, ${error} left out. Empty cells change nothing.`;
export const theFileChangesNothing = 'The file changes nothing';

// InviteDialog
export const nameTheCompany = 'Enter the company’s name.';
export const enterAFullEmailAddress = 'Enter a full email address.';
export const companyInvited1 = '1 company invited';
export const lengthCompaniesInvited = (length: number) => `${length} companies invited`;
export const inviteBiddersToName = (name: string) => `Invite bidders to ${name}`;
export const sendInvitations = 'Send invitations';
export const nameACompanyToInvite = 'Name a company to invite.';
export const companies = 'Companies';
export const companyAt = (at: number) => `Company ${at}`;
export const contactAt = (at: number) => `Contact ${at}`;
export const emailAt = (at: number) => `Email ${at}`;
export const removeCompanyAt = (at: number) => `Remove company ${at}`;
export const atMostValueCompaniesBid = (value: number) => `At most ${value} companies bid on a package.`;

// LateCards
export const latestSafeDecision = 'Latest safe decision';
export const putsAtRisk = 'Puts at risk';
export const saving = 'Saving';

// LateOnSite
export const lateOnSiteLate = (late: number) => `Late on site ${late}`;
export const everyPackage = 'Every package with an on-site date is on track.';

// LevelingChart
export const budgetShort = (short: string) => `Budget ${short}`;
export const companyMoneyAsBidMoney2 = (company: string, money: string, money2: string) =>
  `${company} ${money} as bid, ${money2} leveled`;

// LevelingDialogs
export const newScopeLine = 'New scope line';
export const specSection = 'Spec section';
export const newAlternate = 'New alternate';
export const chosenPartOfEveryLeveled = 'Chosen: part of every leveled bid';
export const companyNameSaved = (company: string, name: string) => `${company}: ${name} saved`;
export const unitPricePerUnit = (unit: string) => `Unit price per ${unit}`;
export const unitPrice = 'Unit price';
export const contact = 'Contact';
export const statedTotal = 'Stated total';
export const nonResponsiveBecause = 'Non-responsive because';
export const qualifications = 'Qualifications';

// LevelingLines
export const byOthersNotPriced = 'By others, not priced';
export const excludedFromThePackage = 'Excluded from the package, not priced';
export const plug2 = ', plug';
export const plugLower = 'plug';

// levelingMutations
export const theBidsWereNotSaved = 'The bids were not saved';

// LevelingSummary
export const baseAndLeveledBids = 'Base and leveled bids';
export const errorsInBids = 'Errors in bids';
export const everyBidAddsUp = 'Every bid adds up.';
export const scopeInEstimate = 'Scope in estimate';
export const budgetNotInScopeLines = 'Budget not in scope lines';
export const spread = 'Spread';
export const awardedTo = 'Awarded to';

// LevelingTable
export const baseBidAllLines = 'Base bid, all lines';
export const apparentLow = 'Apparent low';
export const plugsNotCounted = 'Plugs, not counted';
export const otherCostsAndAdditionalItems = 'Other costs and additional items';
export const leveledBid = 'Leveled bid';
export const leveledBidWithoutPlugs = 'Leveled bid without plugs';
export const lowWithoutPlugs = 'Low without plugs';
export const bidsByScopeLine = 'Bids by scope line';
export const nonResponsive = 'Non-responsive';
export const noScopeLinesMatch = 'No scope lines match';
export const altAt = (at: number) => `Alt ${at}`;
export const chosen = 'Chosen';
export const notChosen = 'Not chosen';
export const againstBudget = 'Against budget';

// LevelingTools
export const searchScopeLines = 'Search scope lines';
export const division = 'Division';
export const differencesOnlyDifferences = (differences: number) => `Differences only ${differences}`;
export const plugsInTotals = 'Plugs in totals';
export const shownOfAllValue = (shown: number, all: number, value: string) => `${shown} of ${all} ${value}`;

// levelingWords
export const noBidCountsYet = 'No bid counts yet. A bid counts once its bidder is Submitted and responsive.';
export const namesAreEqualAtMoney = (names: string, money: string) =>
  `${names} are equal at ${money} leveled.`;
export const namesIsLowAsBid = (names: string, money: string) =>
  `${names} is low as bid and leveled, at ${money}.`;
export const companiesIsAsBidLower = (companies: string, asBid: string, names: string, leveled: string) =>
  `${companies} is ${asBid} lower as bid. Once plugs and other costs are priced, ${names} is ${leveled} lower.`;
export const openValueNotPriced = (open: number, value: string) => `${open} ${value} not priced`;

// nextStep
export const readyToBid = 'Ready to bid';
export const startLeveling = 'Start leveling';
export const recommendCompany = (company: string) => `Recommend ${company}`;
export const contractExecuted = 'Contract executed';

// PackageBoard
export const theFirstNumberOfPackages = (number: string, packagesWords: string) =>
  `The first ${number} of ${packagesWords}. Filter to see others.`;
export const movePiece = ' Move ';
export const drop = 'Drop';
export const lift = 'Lift';
export const cancelPiece = ' Cancel';
export const spaceLiftsTheCardLeft =
  'Space lifts the card, left and right arrows choose a status, Space drops it, Escape cancels.';
export const notFromHere = 'Not from here';

// PackageCard
export const onSiteDatePiece = (date: string) => `On site ${date}`;
export const awardByDate = (date: string) => `Award by ${date}`;
export const noAwardDate = 'No award date';

// packageColumns
export const nextStep = 'Next step';
export const passed = 'Passed';
export const edit = 'Edit';

// PackageDocuments
export const documentsLength = (length: number) => `Documents ${length}`;
export const noDocumentsGoOut = 'No documents go out with this package yet';
export const documentsOfThePackage = 'Documents of the package';
export const revision = 'Revision';
export const biddersHave = 'Bidders have';

// PackageFigures
export const packages680OfEstimate = '24 packages, 68.0% of estimate';
export const packages12 = '12 packages';
export const packagesBudget100000000 = '16 packages, budget $100,000,000';
export const budgetLessPrice = 'Budget less price';
export const of3000000 = 'of $3,000,000 in buyout funds';
export const packagesWordsBudgetMoney = (packagesWords: string, money: string) =>
  `${packagesWords}, budget ${money}`;
export const onSiteAfterThey = 'On site after they are needed';
export const contingencyDrawn = 'Contingency drawn';
export const ofMoneyInBuyoutFunds = (money: string) => `of ${money} in buyout funds`;
export const boughtCountOfPackagesWords = (bought_count: number, packagesWords: string) =>
  `${bought_count} of ${packagesWords}`;
export const packagesPercentOfName = (packages: string, percent: string, name: string) =>
  `${packages}, ${percent} of ${name}`;

// PackageFlyout
export const detailsOfThisPackage = 'details of this package';
export const newPackage = 'New package';
export const packageWordLower = 'package';
export const saveOrCancelYourChanges = 'Save or cancel your changes first';
export const bidsAndLeveling = 'Bids and leveling';

// PackageHistory
export const thePackage = 'the package';

// PackageList
export const addPackage = 'Add package';
export const pagesOfBidPackages = 'Pages of bid packages';

// packageMutations
export const codeWasNotMoved = (code: string) => `${code} was not moved`;
export const codeRestored = (code: string) => `${code} restored`;
export const codeWasNotRestored = (code: string) => `${code} was not restored`;

// PackagePart
export const addScopeLine = 'Add scope line';
export const nobodyIsAsked = 'No bidders invited yet';
export const bidsOfThisPackageCannot = 'Bids of this package cannot change';
export const biddersHaveNotAskedAnything = 'No questions from bidders yet';

// packageReportCards
export const procurementList = 'Procurement List';
export const package1 = '1 package';

// packageRiskQueries
export const theRisksWereNotLinked = 'The risks were not linked';

// PackageRisks
export const risks = 'Risks';
export const risksLength = (length: number) => `Risks ${length}`;
export const removeTheLinkToCode = (code: string) => `Remove the link to ${code}`;
export const codeNoLongerLinked = (code: string) => `${code} no longer linked`;
export const linkARisk = 'Link a risk';
export const linkARiskCode = 'Link a risk: code or name';
export const valueLinked = (value: string) => `${value} linked`;
export const risk = 'Risk';

// PackagesCard
export const bidPackagesLength = (length: number) => `Bid packages ${length}`;
export const updateValue = (value: string) => `Update ${value}`;
export const budget1 = '1 budget';
export const lengthBudgets = (length: number) => `${length} budgets`;

// PackageTabs
export const overview = 'Overview';
export const questions = 'Questions';
export const comments = 'Comments';
export const partsOfThePackage = 'Parts of the package';

// PackageTools
export const list = 'List';
export const board = 'Board';

// packageWords
export const codeLiftedFromWordLeft = (code: string, word: string) =>
  `${code} lifted from ${word}. Left and right arrows choose a status, Space drops, Escape cancels.`;
export const codeBackInWord = (code: string, word: string) => `${code}: back in ${word}`;
export const codeWordToWord2 = (code: string, word: string, word2: string) => `${code}: ${word} to ${word2}`;
export const codeStaysInWord = (code: string, word: string) => `${code} stays in ${word}`;
export const canceledCodeStaysInWord = (code: string, word: string) => `Canceled. ${code} stays in ${word}`;

// planColumns
export const decision = 'Decision';
export const latestSafe = 'Latest safe';
export const planned = 'Planned';
export const plan = 'Plan';
export const setTheOnSiteDate = 'Set the on-site date to plan this package';
export const labelIsRequiredEnter0 = (label: string) =>
  `${label} is required. Enter 0 where it takes no days.`;

// PlanFields
export const startsGridDate = (gridDate: string) => `Starts ${gridDate}`;
export const thePackageHas =
  'The package has to be on site when this activity starts. If blank, the on-site date counts.';
export const searchActivitiesByCode = 'Search activities by code or name';
export const workDays = 'work days';

// PlanGantt
export const latestSafeAward = 'Latest safe award';

// PlanGrid
export const giveAPackage =
  'Give a package its on-site date, and the plan counts back to the day it must be bought.';
export const slackDaysOfSlack = (slack: number) => `${slack} days of slack`;

// planImport
export const itNamesNoPackage = 'It names no package.';
export const noPackageIsCalledValue = (value: string) => `No package is called ${value}.`;
export const lengthPackagesAreCalledName = (length: number, name: string) =>
  `${length} packages are called ${name}. Add their codes.`;
export const anotherRowOfTheFile = 'Another row of the file names this package.';

// PlanTools
export const gantt = 'Gantt';
export const table = 'Table';
export const week = 'Week';
export const quarter = 'Quarter';
export const scale = 'Scale';

// planWords
export const dayWordsLate = (dayWords: string) => `${dayWords} late`;
export const labelFromToDays = (label: string, from: number, to: number) => `${label} ${from} → ${to} days`;
export const onTime = 'on time';
export const labelShortDayToPlan = (label: string, shortDay: string, planDay: string) =>
  `${label} ${shortDay} to ${planDay}`;
export const onSiteExpectedNeeded = (expected: string, needed: string, lateDays: string) =>
  `on site ${expected}, needed ${needed}, ${lateDays}`;
export const onSitePlanDayDay = (planDay: string, dayWords: string) =>
  `on site ${planDay}, ${dayWords} to spare`;

// ProcurementDocumentationScreen
export const numberOrTitle = 'Number or title';
export const kind = 'Kind';

// procurementRoutes
export const bidPackagesSetup2 = 'Bid Packages Setup';
export const purchasePlan2 = 'Purchase Plan';
export const procurementDocumentation = 'Procurement Documentation';
export const bidPackageDevelopment2 = 'Bid Package Development';
export const bidPackageDetails = 'Bid Package Details';
export const workPackageDetails = 'Work Package Details';

// ProcurementScreen
export const customize = 'Customize';
export const setUp = 'Set up';
export const allocation = 'Allocation';
export const bidPackagesOfName = (name: string) => `Bid packages of ${name}`;

// PullPlan
export const moved = 'Moved';
export const nothingIsDueInThese = 'Nothing is due in these eight weeks';
export const task1 = '1 task';
export const countTasks = (count: number) => `${count} tasks`;
export const pullPlanByWeek = 'Pull plan by week';
export const promisesKept = 'Promises kept';
export const doneOfPromisedLastWeek = (done: number, promised: number) => `${done} of ${promised} last week`;
export const noPromisesLastWeek = 'No promises last week';
export const thisWeekCounted = (counted: string) => `This week, ${counted}`;
export const lengthOpen = (length: number) => `${length} open`;
export const day1 = '1 day';
export const daysDays = (days: number) => `${days} days`;

// purchasePlanMutations
export const lengthPackagesSaved = (length: number) => `${length} packages saved`;
export const someoneChangedThisPackage = 'Someone changed this package. It now shows the latest version.';
export const activityMoved1 = '1 activity moved';
export const lengthActivitiesMoved = (length: number) => `${length} activities moved`;

// PurchasePlanScreen
export const importWord = 'Import';
export const lateLate = (late: number) => `${late} late`;
export const calendarName = (name: string) => `calendar: ${name}`;
export const purchasePlanOfName = (name: string) => `Purchase plan of ${name}`;

// QuestionsCard
export const questionsLengthValue = (length: number, value: string) => `Questions ${length}${value}`;
export const openOpen = (open: number) => `, ${open} open`;
export const answerCodeOf = (codeOf: string) => `Answer ${codeOf}`;
export const answered = 'Answered';
export const writeAnAnswerFirst = 'Write an answer first.';
export const codeOfAnswered = (codeOf: string) => `${codeOf} answered`;
export const sendAnswer = 'Send answer';
export const answer = 'Answer';
export const everyBidderSeesTheAnswer = 'Every bidder sees the answer, not who asked.';

// recommendation
export const theOnlyBidThatCounts = 'the only bid that counts';
export const ofLengthBidsThatCount = (length: number) => `of ${length} bids that count`;
export const itsLeveledBidOfMoney = (money: string, bids: string) =>
  `Its leveled bid of ${money} is ${bids}.`;
export const itsLeveledBidOfMoneyIs = (money: string, bids: string, value: string) =>
  `Its leveled bid of ${money} is the lowest ${bids}${value}.`;
export const moneyBelowCompany = (money: string, company: string) => `, ${money} below ${company}`;
export const itsLeveledBidIsAboveCompany = (price: string, above: string, company: string, bids: string) =>
  `Its leveled bid of ${price} is ${above} above ${company}, the leveled low ${bids}.`;
export const companyIsMoneyLower = (company: string, money: string) =>
  ` ${company} is ${money} lower as bid, before plugs and other costs.`;
export const moneyOfScopeIsStill = (money: string) =>
  ` ${money} of scope is still to buy and not part of this contract.`;
export const valueNotCount = (value: string) => ` ${value} not count.`;
export const oneBidDoes = 'One bid does';
export const outBidsDo = (out: number) => `${out} bids do`;
export const bids = 'Bids';
export const budgetLessBid = 'Budget less bid';
export const remark = 'Remark';
export const recommended = 'Recommended';
export const stillToBuyBesides = (company: string) => `Still to buy besides the bid from ${company}`;
export const step = 'Step';
export const name = 'Name';
export const signature = 'Signature';
export const preparedBy = 'Prepared by';
export const reviewedBy = 'Reviewed by';
export const approvedBy = 'Approved by';
export const weRecommendAwarding = (company: string, contract: string) =>
  `We recommend awarding this package to ${company} for ${contract}. `;

// RecommendationDialog
export const recommendationOfAwardName = (name: string) => `Recommendation of award: ${name}`;
export const recommendationNamePdf = (name: string) => `Recommendation ${name}.pdf`;
export const recommendationOfAward = 'Recommendation of award';
export const saveAsPdf = 'Save as PDF';
export const moneyLeveledValue = (money: string, value: string) => `${money} leveled${value}`;
export const low = ', low';
export const to = 'To';
export const sayWhy = 'Say why this is not the leveled low.';

// RuleCard
export const newRule = 'New rule';
export const closeTheRule = 'Close the rule';
export const value = 'Value';
export const any = 'Any';
export const chooseWhereTheLinesGo = 'Choose where the lines go.';
export const applyToLinesWords = (linesWords: string) => `Apply to ${linesWords}`;
export const apply = 'Apply';
export const whatTheRuleChanges = 'What the rule changes';
export const keptByHand = 'Kept by hand';

// RulesCard
export const rulesLength = (length: number) => `Rules ${length}`;
export const addRule = 'Add rule';
export const aRuleAllocatesLines = 'A rule allocates lines by their code. The first match applies.';
export const moveUpWords = (words: string) => `Move up: ${words}`;
export const thisIsTheFirstRule = 'This is the first rule';
export const moveDownWords = (words: string) => `Move down: ${words}`;
export const thisIsTheLastRule = 'This is the last rule';
export const deleteWords = (words: string) => `Delete: ${words}`;

// SavingsFields
export const savingsGoTo = 'Savings go to';
export const theOverrunIsPaidBy = 'The overrun is paid by';
export const fund = 'Fund';
export const toTheFund = 'To the fund';
export const fromTheFund = 'From the fund';
export const lowersTheForecastBy = 'Lowers the forecast by';
export const raisesTheForecastBy = 'Raises the forecast by';
export const costCode = 'Cost code';
export const searchByCodeOrName = 'Search by code or name';
export const milestone = 'Milestone';
export const left = 'Left';

// SavingsFigure
export const overBudget = 'over budget';

// ScopeSheet
export const scopeSheetList = (list: string) => `Scope sheet ${list}`;
export const addendumNumberCountChanged = (number: number, count: number) =>
  `Addendum ${number}, ${count} changed`;
export const addendum = 'Addendum';
export const countWorkValue = (count: number, value: string) => `${count} work ${value}`;

// ScopeSources
export const scopeFromEstimate = 'Scope from estimate';
export const scopeFromLibrary = 'Scope from library';

// setupColumns
export const nameIsRequiredEnterOne = 'Name is required. Enter one.';
export const inTheEstimate = 'In the estimate';
export const exists = 'Exists';
export const number = 'Number';
export const inTheCompanyList = 'In the company list';

// StandingNote
export const prequalificationWarnings = 'Prequalification warnings';

// standingWords
export const valueExpired = (value: string) => `${value}, expired`;
export const singleProjectMoney = (money: string) => `Single project ${money}`;
export const aggregateMoney = (money: string) => `aggregate ${money}`;

// TabulationDialog
export const noBidsFoundATabulation =
  'No bids found. A tabulation has a description, a quantity, and a unit price with its total for each bidder, or a bidder in each row.';
export const theFileCouldNotBeRead = 'The file could not be read. Choose it again.';
export const youSeeEveryBiddersTotal =
  'You see every bidder’s total and what does not add up before anything is saved.';
export const bidTabulation = 'Bid tabulation';
export const excelOrCsvBiddersSide = 'Excel or CSV, bidders side by side or one row for each item and bidder';
export const theFileFormat = 'The file format is not compatible';
export const linesAddUpTo = 'Lines add up to';
export const stated = 'Stated';
export const findings = 'Findings';
export const addsUp = 'Adds up';
export const doesNotCount = 'Does not count';
export const withoutPrice = 'without price';
export const withoutUnitPrice = 'without unit price';
export const chooseAContract = 'Choose a contract';
export const itHasNoBidders = 'It has no bidders';
export const bid1 = '1 bid';
export const lengthBids = (length: number) => `${length} bids`;
export const bidsOfName = (name: string) => `Bids of ${name}`;
export const wordsImported = (words: string) => `${words} imported`;
export const importWords = (words: string) => `Import ${words}`;
export const whereTheyDiffer = 'Where they differ';
export const theTotalCounts = 'The total counts';
export const theUnitPriceCounts = 'The unit price counts';
export const addToItsLines = 'Add to its lines';
export const replaceLinesAndBids = 'Replace lines and bids';
export const lengthLinesWords = (length: number, words: string) => `${length} lines, ${words}`;
export const bidsInTheFile = 'Bids in the file';
export const lengthItemsLength2Bidders = (length: number, length2: number) =>
  `${length} items, ${length2} bidders`;
export const nameLengthItems = (name: string, length: number) => `${name}, ${length} items`;
export const companyEstimate = (company: string) => `${company} (estimate)`;
export const errorWord = (count: number | undefined) => (count === 1 ? 'error' : 'errors');

// TakeScopeDialog
export const line1 = '1 line';
export const countLines = (count: number) => `${count} lines`;
export const chooseAPackageFirst = 'Choose a package first';
export const scopeFromTheLibrary = 'Scope from the library';
export const packageOfTheCompany = 'Package of the company';
export const numberOrNameEG = (name: string) => `Number or name, e.g. ${name}`;
export const scopeLower = 'scope';

// TargetFields
export const asTheBidPackage = 'As the bid package';
export const leaveTheFieldToAdd = 'Leave the field to add it';
export const chooseABidPackageFirst = 'Choose a bid package first';

// TermsDialog
export const whenBidsAreDue = 'When bids are due';
export const termsSaved = 'Terms saved';

// TermsFields
export const dueAt = 'Due at';
export const bidBond = 'Bid bond, %';
export const messageToBidders = 'Message to bidders';

// useAllocationDrag
export const linesWordsAllocatedToName = (linesWords: string, name: string) =>
  `${linesWords} allocated to ${name}`;

// useCardLift
export const notMoved = 'Not moved';
export const youCanViewPackagesBut = 'You can view packages but not move them.';

// WizardPage
export const nextValue = (value: string) => `Next: ${value}`;
export const finish = 'Finish';
export const procurementSetup = 'Procurement setup';

// wizardPlace
export const bidPackagesSetup = 'Bid packages setup';
export const bidPackageDevelopment = 'Bid package development';

// WorkPackageScreen
export const workPackageLower = 'work package';
export const byCode = 'By code';
export const byComponent = 'By component';
export const noLineOfTheEstimate = 'No line of the estimate is allocated to it.';
