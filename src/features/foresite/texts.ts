/** Every text of foresite, file by file: what a translation replaces. What several files say stands first. */

export const timeMachine = 'Time machine';
export const nameOrCode = 'Name or code';
export const item1 = '1 item';
export const lengthItems = (length: number) => `${length} items`;
export const itemsLower = 'items';
export const items = 'Items';
export const costTrend = 'Cost trend';
export const exportWord = 'Export';

// ExportScreen
export const costTrendLower = 'cost trend';
export const thereIsNothingToExport = 'There is nothing to export yet';
export const theCostTrendStarts = 'The cost trend starts with the first estimate.';
export const chooseWhatToInclude = 'Choose what to include';
export const theItemsAreStillLoading = 'The items are still loading';
export const aWorkbookHoldsItemsChoose = 'A workbook holds items. Choose a status.';
export const excelWorkbook = 'Excel workbook';
export const downloadPdf = 'Download PDF';
export const whatToInclude = 'What to include';
export const labelItems = (label: string) => `${label} items`;
export const noItemsWithTheseStatuses = 'No items with these statuses';
export const itemsInTheDocument = 'Items in the document';
export const andNumberMore = (number: string) => `and ${number} more`;
export const itemWord = (count: number | undefined) => (count === 1 ? 'item' : 'items');

// ForesiteActions
export const summary = 'Summary';

// ForesiteScreen
export const countOfEveryItems = (count: number, every: number) => `${count} of ${every} items`;
export const foresite = 'ForeSite';

// ItemsRegion
export const pagesOfItems = 'Pages of items';
export const noItemsYet = 'No items yet';
export const anItemIsOneDecision =
  'An item is one decision: what changes, what it costs, and when it is due.';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearTheFiltersToSee = 'Clear the filters to see every item.';
export const clearFilters = 'Clear filters';

// ItemsToolbar
export const checkAnItemToCreate = 'Check an item to Create a Scenario';
export const compactRows = 'Compact rows';
export const quickSearch = 'Quick search';
export const groupBy = 'Group by';

// ManageItemsButton
export const manageItems = 'Manage items';

// MeetingsButton
export const meetings = 'Meetings';

// SelectionBar
export const checkedItems = 'Checked items';
export const valueCheckedTogether = (value: string) => `${value} checked, together `;
export const forecastWithThem = ' · forecast with them ';
export const createAScenario = 'Create a Scenario';
export const clear = 'Clear';

// useForesiteExport
export const foresiteNamePdf = (name: string) => `ForeSite ${name}.pdf`;
export const itemsNameXlsx = (name: string) => `Items ${name}.xlsx`;
export const reportDownloaded = 'Report Downloaded';
export const theWorkbookCouldNotBeCreated = 'The workbook could not be created';
export const checkYourConnectionThenTry = 'Check your connection, then try again.';

// useItemCommands
export const onThisPage = 'On this page';
export const openAnItem = 'Open an item';
export const hideTheSummary = 'Hide the summary';
export const showTheSummary = 'Show the summary';
export const lookAtAnEarlierDay = 'Look at an earlier day';
export const exportItems = 'Export items';
export const csv = 'CSV';
