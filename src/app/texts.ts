/** Every text of app, file by file: what a translation replaces. What several files say stands first. */

export const previousPage = 'Previous page';
export const goProjects = 'Go Projects';
export const tryAgain = 'Try again';
export const createProject = 'Create Project';
export const createAnalysis = 'Create Analysis';
export const createDashboard = 'Create Dashboard';
export const actions = 'Actions';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
export const normalRows = 'Normal rows';
export const compactRows = 'Compact rows';
export const logout = 'Logout';
export const projects = 'Projects';
export const dashboards = 'Dashboards';
export const analyses = 'Analyses';
export const reports = 'Reports';
export const create = 'Create';
export const newWord = 'New';
export const main = 'Main';
export const quoin = 'Quoin';
export const changeToOtherTheme = (other: string) => `Change to ${other} theme`;
export const off = 'off';
export const on = 'on';

// appCommands
export const openName = (name: string) => `Open ${name}`;
export const workspaceCompanySwitch = 'workspace company switch';
export const inANewWindow = 'In a new window';
export const costCodesCustomMasterformatUniformat = 'cost codes custom MasterFormat UniFormat OmniClass';
export const uomConversion = 'uom conversion';
export const customFields = 'custom fields';
export const indicesLocationTimeEscalation = 'indices location time escalation normalization';
export const overheadFeeContingencyInsurance = 'overhead fee contingency insurance';
export const areasRooms = 'areas rooms';
export const scheduleMilestonesActivitiesGantt = 'schedule milestones activities gantt';
export const changeTheTheme = 'Change the theme';
export const darkLightSystemAppearance = 'dark light system appearance';
export const chooseATheme = 'Choose a theme';
export const themes = 'Themes';
export const changeTheHeightOfRows = 'Change row height';
export const densityCompactNormalTable = 'density compact normal table';
export const chooseARowHeight = 'Choose a row height';
export const rows = 'Rows';
export const helpKeys = 'help keys';
export const turnSingleKeyShortcutsValue = (value: string) => `Turn single-key shortcuts ${value}`;
export const signOutLeave = 'sign out leave';

// CommandCenter
export const singleKeyShortcutsAreValue = (value: string) => `Single-key shortcuts are ${value}`;

// CompanyLogo
export const nameToTheProjectList = (name: string) => `${name}, to the project list`;

// companyMenus
export const accountAdministration = 'Account Administration';
export const identityAndSecurity = 'Identity and Security';
export const formatSettings = 'Format Settings';
export const publicApi = 'Public API';
export const costIndexLibrary = 'Cost Index Library';
export const attributes = 'Attributes';
export const unitsOfMeasure = 'Units of Measure';
export const settings = 'Settings';
export const omniclassDisclaimer = 'Omniclass Disclaimer';
export const yearQuoin = (year: number) => `© ${year} Quoin`;
export const changelog = 'Changelog';
export const academy = 'Academy';
export const help = 'Help';
export const termsAndConditions = 'Terms and conditions';
export const privacyPolicy = 'Privacy Policy';

// DrawerMenus
export const backFrom = 'Back from';
export const darkTheme = 'Dark theme';

// ForbiddenPage
export const restrictedPage = 'Restricted page';
export const youveStumbledOnARestricted = "You've stumbled on a restricted page";
export const goProjectHome = 'Go Project Home';

// Frame
export const skipToThePage = 'Skip to content';

// FrameSkeleton
export const quoinIsLoading = 'Quoin is loading';

// gridSections
export const up = 'Up';
export const down = 'Down';
export const left = 'Left';
export const right = 'Right';
export const pageUp = 'Page Up';
export const pageDown = 'Page Down';
export const menu = 'Menu';
export const esc = 'Esc';
export const editableGrid = 'Editable grid';
export const whileACellIsEdited = 'While a cell is edited';

// NavDrawer
export const navigation = 'Navigation';
export const closeNavigation = 'Close navigation';

// navMenus
export const internal = 'Internal';
export const external = 'External';
export const markupTemplates = 'Markup Templates';
export const portfolio = 'Portfolio';
export const viewAllDashboards = 'View all dashboards';
export const recent = 'Recent';
export const conceptHub = 'Concept Hub';
export const viewAll = 'View All';
export const issues = 'Issues';
export const bidders = 'Bidders';
export const packages = 'Packages';
export const risks = 'Risks';
export const library = 'Library';
export const withMilestonesAndEstimate = 'With milestones and estimate';
export const compareSizesAndCosts = 'Compare sizes and costs';
export const foresite = 'ForeSite';

// NotFoundPage
export const pageNotFound = 'Page not found';
export const weCantFindThePage = "We can't find the page you're looking for";
export const goToTheHomepage = 'Go to the homepage';
export const errorCode404 = 'Error code: 404';
export const itMayHaveBeenDeleted = 'It may have been deleted, or the link is incomplete.';

// offersOf
export const createProjectFromOptions = 'Create Project from options';
export const createLegacyProject = 'Create legacy project';
export const newItem = 'New item';

// OfflineBanner
export const youAreOfflineData = (format: string) =>
  `You are offline. Data as of ${format}. What is open can be read; changes wait until you are back.`;
export const sentWhenYouAreBack = (waiting: number, value: string) =>
  ` Sent when you are back: ${waiting} ${value}.`;
export const thereIsStillNoConnection = ' There is still no connection.';
export const changeWord = (count: number | undefined) => (count === 1 ? 'change' : 'changes');

// openFrame
export const noActiveAccountFound = 'No active account found with the given credentials';

// Palette
export const onThisPage = 'On this page';
export const items = 'Items';

// ProblemPage
export const thisPageRanInto = 'This page ran into a problem. Nothing you saved is lost; try again.';
export const thePageDidntLoad = "The page didn't load";
export const requestRequestId = (requestId: string) => ` Request ${requestId}.`;

// Providers
export const yourChangeWasNotSaved = 'Your change was not saved';
export const somethingUnexpectedHappenedTryAgain = 'Something unexpected happened. Try again.';

// PublicLayout
export const quoinToTheHomepage = 'Quoin, to the homepage';
export const aboutQuoin = 'About Quoin';
export const aboutUs = 'About us';
export const solutions = 'Solutions';
export const contacts = 'Contacts';

// reasonOf
export const thisPage = 'This page';
export const pageIsNotSwitched = (page: string) =>
  `${page} is not switched on for your company. Your administrator can ask for it.`;
export const inProject = (project: string) => ` in ${project}`;
export const pageNeedsAPermission = (page: string, place: string) =>
  `${page} needs a permission that your role${place} does not have. Your administrator can give it to you.`;

// ShortcutHelp
export const singleKeysNeverWorkWhile =
  'Single keys never work while you type. With them off, Ctrl+K and F1 still do.';
export const singleKeyShortcuts = 'Single-key shortcuts';

// Sidebar
export const project = 'Project';
export const expand = 'Expand';
export const collapse = 'Collapse';
export const hideSidebar = 'Hide sidebar';

// SidebarLink
export const dataIsMissing = 'Data is missing';
export const labelDataIsMissing = (label: string) => `${label}: data is missing`;

// sidebarRows
export const overview = 'Overview';
export const vision = 'Vision';
export const targetValueDesign = 'Target Value Design';
export const calibrate = 'Calibrate';
export const procurement = 'Procurement';
export const riskRegister = 'Risk Register';
export const reporting = 'Reporting';
export const context = 'Context';
export const preview = 'Preview';
export const issueManagement = 'Issue Management';
export const timeline = 'Timeline';
export const details = 'Details';
export const components = 'Components';
export const estimate = 'Estimate';
export const estimateUpload = 'Estimate Upload';
export const program = 'Program';
export const projectSettings = 'Project Settings';
export const manageMembers = 'Manage members';
export const roleImpersonation = 'Role Impersonation';
export const manageProject = 'MANAGE PROJECT';
export const solutionsWord = 'SOLUTIONS';
export const overviewWord = 'OVERVIEW';

// start
export const youAreSignedInAgain =
  'You are signed in again. Close this window and continue in the other one.';
export const theSignInCouldNotBeCompleted =
  'The sign-in could not be completed. It was started in another tab, took too long, or was already used.';

// theme
export const prefersColorSchemeDark = '(prefers-color-scheme: dark)';

// TopBar
export const openNavigation = 'Open navigation';
export const showSidebar = 'Show sidebar';

// TopBarMenus
export const labelHasUpdates = (label: string) => `${label}, has updates`;

// UserMenu
export const userMenu = 'User menu';
export const nameUserMenu = (name: string) => `${name}, user menu`;

// userMenuSections
export const theme = 'Theme';
export const tables = 'Tables';
export const profileSettings = 'Profile Settings';
export const companySettings = 'Company Settings';
export const currentWorkspace = 'Current Workspace';
export const myWorkspaces = 'My Workspaces';

// useUpdateToast
export const newVersionAvailable = 'New version available';
export const refresh = 'Refresh';
