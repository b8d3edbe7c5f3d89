/** Every text of settings, file by file: what a translation replaces. What several files say stands first. */

export const normalized = 'Normalized';
export const asEstimated = 'As estimated';
export const companyDefaultLabel = (label: string) => `Company default (${label})`;
export const settingRestored = 'Setting restored';
export const settingSaved = 'Setting saved';
export const theSettingWasNotSaved = 'The setting was not saved';
export const unitOfArea = 'Unit of area';
export const costFormat = 'Cost format';
export const costIndices = 'Cost indices';
export const settings = 'settings';
export const companySettings = 'Company Settings';
export const general = 'General';
export const measurement = 'Measurement';
export const costDisplay = 'Cost display';
export const timeline = 'Timeline';
export const team = 'Team';
export const projectSettings = 'Project Settings';

// CompanyChoices
export const projectDefaults = 'Project defaults';
export const forNewAreasProjects = 'For new areas. Projects can change it.';
export const theCodesAScopeRow = 'The codes a scope row needs to be valid. Projects can change it.';
export const normalizeCostsByDefault = 'Normalize costs by default';
export const calibrateStartsWithCostsAdjustedTo =
  'Calibrate starts with costs adjusted to one place and time. Projects can change it.';
export const targetsIssuesAndDashboards = 'Targets, issues and dashboards';
export const allowDraftIssues = 'Allow draft issues';
export const peopleCanSaveAnIssue = 'People can save an issue as a draft before sharing it.';
export const externalDashboardsOnly = 'External dashboards only';
export const newDashboards = 'New dashboards are of the type External; Internal is not offered.';
export const amplify = 'Amplify';
export const emailNotifications = 'Email notifications';
export const defaultWord = 'Default';
export const peopleCanChange = 'People can change this in their profile.';
export const messagesADay = 'Messages a day';
export const forEachPersonAt0 = 'For each person. 0 turns Amplify’s answers off.';
export const enterAWholeNumber = 'Enter a whole number from 0 to 10,000.';
export const enterANumberFrom0 = 'Enter a number from 0 to 100.';
export const targetTolerance = 'Target tolerance';
export const forecastsThisFarAboveTarget = 'Forecasts this far above target still count as near target.';

// CompanyHistoryCard
export const theCompany = 'the company';
export const theBiddingPlatformValue = (value: string) => `the bidding platform${value}`;
export const history = 'History';

// CompanyProfileCard
export const enterTheNameOfYour = 'Enter the name of your company.';
export const companySaved = 'Company saved';
export const profile = 'Profile';
export const companyProfile = 'Company profile';
export const companyName = 'Company name';
export const allowedEmailDomains = 'Allowed email domains';
export const separatedByCommasPeople = 'Separated by commas. People with other addresses are external.';
export const timeZone = 'Time zone';
export const usedForDueDates = 'Used for due dates and the morning email.';
export const nothingHasChanged = 'Nothing has changed.';
export const save = 'Save';

// CompanyPictures
export const logo = 'Logo';
export const companyLogo = 'Company logo';
export const shownAtTheLeft = 'Shown at the left of the top bar. Best with a transparent background.';
export const picture = 'Picture';
export const companyPicture = 'Company picture';
export const shownNextToTheName =
  'Shown next to the company’s name in the user menu, in place of the logo. Best as a square.';

// CompanyScreen
export const company = 'company';

// DefaultIndex
export const yourRoleCannotChangeCost = 'Your role cannot change cost indices.';
export const noCustomCostIndicesYet = 'No custom cost indices yet. Add one in the Cost Index Library.';
export const theChoiceIsBeingSaved = 'The choice is being saved.';
export const customCostIndex = 'Custom cost index';
export const factorsBetweenProjectsCome =
  'Factors between projects come from it unless another index is chosen.';
export const none = 'None';

// ProjectIndices
export const labelIndex = (label: string) => `${label} index`;
export const labelFactorsThatBringOther = (label: string) =>
  `${label} factors that bring other projects to this one.`;
export const thisNeedsPermissionToOverride = 'This needs permission to override indices';

// ProjectOverrides
export const companyDefault = 'Company default';
export const noCostPerArea = 'No cost per area';
export const noOwnerCost = 'No owner cost';
export const ownerCostInTheEstimate = 'Owner cost in the estimate';
export const project = 'Project';
export const comparisons = 'Comparisons';
export const costPerArea = 'Cost per area';
export const shown = 'Shown';
export const hidden = 'Hidden';
export const ownerCost = 'Owner cost';
export const inTheEstimate = 'In the estimate';
export const construction = 'Construction';
export const projectsWithSettingsOfTheir = 'Projects with their own settings';
export const everyProjectYouCanSee = 'Every project you can see follows the company.';
export const projects = 'projects';
export const pagesOfProjects = 'Pages of projects';

// projectSections
export const markups = 'Markups';

// ProjectSections
export const codeFormatForCosts = 'Code format for costs.';
export const projectComparisons = 'Project comparisons';
export const calibrateStartsWithCostsAdjusted = 'Calibrate starts with costs adjusted to one place and time.';
export const forNewAreasExistingAreas = 'For new areas. Existing areas keep their unit.';
export const showCostPerArea = 'Show cost per area';
export const costDividedByArea = 'Cost divided by area, in the cost trend and the list of components.';
export const showOwnerCost = 'Show owner cost';
export const costsTheOwnerPaysOutside = 'Costs the owner pays outside construction.';
export const includeOwnerCost = 'Include owner cost in the estimate';
export const addsItToEstimateTotals = 'Adds it to estimate totals.';
export const gmpLockDate = 'GMP lock date';
export const startOfConstruction = 'start of construction';
export const startOfPreconstruction = 'start of preconstruction';
export const endOfPreconstruction = 'end of preconstruction';
export const theGmpDateLocks = 'The GMP date locks';
export const designMilestonesUp = 'Design milestones up to the GMP date keep their dates once it has passed.';
export const showLabel = (label: string) => `Show ${label}`;
export const showsOnTheProjectTimeline = 'Shows on the project timeline.';

// ProjectSettingsScreen
export const sectionsOfTheSettings = 'Sections of the settings';

// settingMutations
export const undo = 'Undo';

// TeamSection
export const teamAndRolesAreManaged = 'Team and roles are managed on the members page.';
export const manageMembers = 'Manage members';
export const youNeedThePermission = 'You need the permission to invite members to change the team.';
