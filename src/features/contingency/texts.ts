/** Every text of contingency, file by file: what a translation replaces. What several files say stands first. */

export const drawn = 'Drawn';
export const left = 'Left';
export const date = 'Date';
export const fund = 'Fund';
export const amount = 'Amount';
export const reason = 'Reason';
export const note = 'Note';
export const entry1 = '1 entry';
export const countEntries = (count: number) => `${count} entries`;
export const entries = 'Entries';
export const funded = 'Funded';
export const change = 'Change';
export const funds = 'Funds';
export const moneyLeft = (money: string) => `${money} left`;
export const draw = 'Draw';
export const transfer = 'Transfer';
export const cancel = 'Cancel';
export const save = 'Save';
export const addFund = 'Add fund';
export const contingency = 'Contingency';
export const contingencyLower = 'contingency';
export const noContingencyYet = 'No contingency yet';
export const fundsAndEntries = 'Funds and entries';

// contingencyChart
export const forList = (list: string) => ` for ${list}`;
export const contingencyLeftByDay = 'Contingency left by day';
export const day = 'Day';
export const whatMoved = 'What moved';
export const today = 'TODAY';

// ContingencyChart
export const aFundHoldsMoney = 'A fund holds money for unknowns; its balance shows here.';
export const kindsOfContingency = 'Kinds of contingency';
export const asItStoodOn = 'As it stood on';
export const leftOfHeldIsLeft = (left: string, held: string) => `${left} of ${held} is left.`;
export const contingencyByDaySentence = (sentence: string) => `Contingency by day. ${sentence}`;

// ContingencyFigures
export const held = 'Held';
export const inTheEstimate = 'In the estimate';
export const expectedRiskCost = 'Expected risk cost';
export const leftAfterRisks = 'Left after risks';
export const moneyOrMore = (money: string) => `${money} or more`;
export const lowToHigh = (low: string, high: string) => `${low} to ${high}`;
export const typicalRangeByMilestone = 'Typical range by milestone';

// ContingencyFlyout
export const close = 'Close';
export const history = 'History';
export const aFundHoldsMoneyFor =
  'A fund holds money for the unknown. Items and risks draw on it; savings add to it.';

// contingencyMutations
export const undo = 'Undo';
export const nameOpened = (name: string) => `${name} opened`;
export const nameChanged = (name: string) => `${name} changed`;
export const entryChanged = 'Entry changed';
export const drawnOn = 'drawn on';
export const contingencyTransferred = 'Contingency transferred';
export const youCanUndo = 'You can undo this from its history.';
export const transferDeleted = 'Transfer deleted';
export const entryDeleted = 'Entry deleted';
export const theEntryWasNotDeleted = 'The entry was not deleted';
export const nameRemoved = (name: string) => `${name} removed`;
export const nameWasNotRemoved = (name: string) => `${name} was not removed`;

// contingencyReportCards
export const total = 'Total';
export const opened = 'Opened';
export const transferred = 'Transferred';

// ContingencySummary
export const ofAbbreviate = (abbreviate: string) => `of ${abbreviate}`;
export const afterOpenRisks = 'After open risks';

// contingencyWords
export const belowTypical = 'Below typical';
export const withinTypical = 'Within typical';
export const aboveTypical = 'Above typical';
export const drawsOfMoneyAMonth = (money: string) => `Draws of ${money} a month`;
export const byCompletionOnDate = (date: string) => `by completion on ${date}`;
export const paceRunDryOnDateMoney = (pace: string, date: string, money: string, end: string) =>
  `${pace} run dry on ${date}, ${money} short ${end}.`;
export const paceLeaveMoneyEnd = (pace: string, money: string, end: string) =>
  `${pace} leave ${money} ${end}.`;
export const paceLastForMoreThan = (pace: string) => `${pace} last for more than a century.`;
export const paceRunDryOnDate = (pace: string, date: string) => `${pace} run dry on ${date}.`;
export const transferValueName = (value: string, name: string) => `Transfer ${value} ${name}`;
export const aDeletedFund = 'a deleted fund';
export const theFundName = (name: string) => `the fund ${name}`;
export const aDeletedEntry = 'a deleted entry';
export const anEntryOfName = (name: string) => `an entry of ${name}`;
export const toLower = 'to';
export const from = 'from';

// DrawChoice
export const aFundAlreadyPaidMoney = (money: string, value: string) =>
  `A fund already paid ${money} for ${value}. `;
export const aLinkedRisk = 'a linked risk';
export const beforeContingencyDoesNotChange = (before: string) => `${before}Contingency does not change.`;
export const beforeMoneyLeavesTheFund = (before: string, money: string) =>
  `${before}${money} leaves the fund; reverting the approval gives it back.`;
export const beforeMoneyGoesInto = (before: string, money: string) =>
  `${before}${money} goes into the fund; reverting the approval takes it out again.`;
export const drawFrom = 'Draw from';
export const savingGoesTo = 'Saving goes to';
export const none = 'None';
export const allOfItIsPaid = 'All of it is paid already';
export const moneyShortFundItFirst = (money: string) => `${money} short: fund it first`;

// entryColumns
export const enteredBy = 'Entered by';

// EntryDialog
export const drawOn = 'Draw on';
export const changeTheEntryOfName = (name: string) => `Change the entry of ${name}`;

// EntryList
export const anyReason = 'Any reason';
export const items = 'Items';
export const risks = 'Risks';
export const transfers = 'Transfers';
export const noReason = 'No reason';
export const latestFirst = 'Latest first';
export const oldestFirst = 'Oldest first';
export const largestDrawsFirst = 'Largest draws first';
export const largestAdditionsFirst = 'Largest additions first';
export const searchEntries = 'Search entries';
export const noteItemOrRisk = 'Note, item or risk';
export const allFunds = 'All funds';
export const order = 'Order';
export const entriesLower = 'entries';
export const noEntryMatches = 'No entry matches';
export const clearTheFiltersToSee = 'Clear the filters to see every entry.';
export const clearFilters = 'Clear filters';
export const nothingHasMovedYet = 'Nothing has moved yet';
export const moneyInAndOut = 'Money in and out of the funds shows here.';
export const contingencyEntries = 'Contingency entries';
export const theEntriesWereNotExported = 'The entries were not exported';
export const notAllOfThemCould = 'Not all of them could be loaded. Try again.';
export const pagesOfEntries = 'Pages of entries';
export const entryOfName = (name: string) => `Entry of ${name}`;
export const deleteTransfer = 'Delete transfer';
export const deleteEntry = 'Delete entry';

// ExposureByMonth
export const expectedRiskCostByMonth = 'Expected risk cost by month';
export const contingencyRunsOutInMonth = (month: string) =>
  `Contingency runs out in ${month} if risks strike as expected.`;
export const month = 'Month';
export const expected = 'Expected';
export const leftAfter = 'Left after';
export const noDates = 'No dates';
export const risk1 = '1 risk';
export const countRisks = (count: number) => `${count} risks`;

// ItemDraws
export const drawnFrom = 'Drawn from';

// MovementDialog
export const moneyLeftToday = (money: string) => `${money} left today`;

// PotDialog
export const changeName = (name: string) => `Change ${name}`;
export const name = 'Name';
export const kind = 'Kind';
export const openedOn = 'Opened on';

// PotList
export const labelOpenedDate = (label: string, date: string) => `${label}, opened ${date}`;
export const drawnOfHeldDrawn = (drawn: string, held: string) => `${drawn} of ${held} drawn`;
export const aTransferNeedsASecond = 'A transfer needs a second fund';
export const atThisPaceItRuns = (date: string) => `. At this pace it runs dry on ${date}`;
export const moreForName = (name: string) => `More for ${name}`;
export const remove = 'Remove';
export const itHasEntriesDeleteThem = 'It has entries. Delete them first';

// ReasonPicker
export const item = 'Item';
export const risk = 'Risk';
export const anApprovedItemOr = 'An approved item or a risk';
export const anApprovedItem = 'An approved item';
export const codeOrName = 'Code or name';

// TransferDialog
export const transferFromName = (name: string) => `Transfer from ${name}`;
export const to = 'To';
