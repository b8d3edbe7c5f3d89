/** Every text of projects, file by file: what a translation replaces. What several files say stands first. */

export const budget = 'Budget';
export const cancel = 'Cancel';
export const businessUnit = 'Business unit';
export const projectGroup = 'Project group';
export const delivery = 'Delivery';
export const projects = 'Projects';
export const allProjects = 'All projects';
export const nameCodeOrCity = 'Name, code or city';
export const status = 'Status';
export const project = 'Project';
export const undo = 'Undo';
export const deletedProjects = 'Deleted projects';
export const team = 'Team';
export const createProject = 'Create Project';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const noLocationYet = 'No location yet';
export const currentMilestone = 'Current milestone';
export const forecast = 'Forecast';
export const area = 'Area';
export const projectGroups = 'Project groups';
export const more = 'More';
export const none = 'None';
export const youDoNotHaveAccess = 'You do not have access to all projects of this group.';
export const noProjectGroupsYet = 'No project groups yet';
export const components = 'Components';
export const requiredFieldsAreNeeded = 'Required fields are needed to go on';
export const nextTimeline = 'Next: Timeline';
export const save = 'Save';
export const details = 'Details';
export const whoSeesIt = 'Who sees it';
export const name = 'Name';
export const newGroup = 'New group';
export const projectGroups2 = 'Project Groups';
export const createLegacyProject = 'Create legacy project';
export const legacyProject = 'Legacy project';

// BudgetBar
export const forecastOnBudget = 'Forecast on budget';
export const forecastPercentSideBudget = (percent: string, side: string) =>
  `Forecast ${percent} ${side} budget`;
export const labelThePendingRange = (label: string) => `${label}. The pending range is no wider than drawn.`;

// categoryChoices
export const favorite = 'Favorite';
export const favorites = 'Favorites';

// CategoryField
export const nameOrCode = 'Name or code';
export const browseCategories = 'Browse categories';
export const removeFromFavorites = 'Remove from favorites';
export const addToFavorites = 'Add to favorites';
export const chooseACategoryFirst = 'Choose a category first';
export const constructionCategory = 'Construction category';
export const chooseACategory = 'Choose a category';
export const choose = 'Choose';
export const classification = 'Classification';
export const findACategory = 'Find a category';
export const noCategoryMatches = 'No category matches';

// CropDialog
export const cropPicture = 'Crop picture';
export const thePictureIsBeingRead = 'The picture is being read';
export const picture = 'Use picture';
export const zoom = 'Zoom';
export const partOfThePicture = 'Part of the picture that shows. Move it with the arrow keys.';

// DeletedDialog
export const close = 'Close';
export const deletedProjectsLower = 'deleted projects';
export const noProjectHasBeenDeleted = 'No project has been deleted.';
export const deletedOnDateByPerson = (date: string, byPerson: string) => `Deleted ${date}${byPerson}`;
export const byPersonName = (personName: string) => ` by ${personName}`;
export const restore = 'Restore';

// DetailsHistory
export const history = 'History';
export const theProject = 'the project';

// gap
export const onBudget = 'On budget';

// GroupEditor
export const editProjectGroup = 'Edit project group';
export const newProjectGroup = 'New project group';
export const nameIsRequired = 'Name is required';
export const addByNameCode = 'Add by name, code or city';
export const noOtherProjectMatches = 'No other project matches';
export const projectsThatYouDoNotSee = 'Projects that you do not see stay in the group.';

// GroupPeople
export const seenOfAllProjects = (seen: number, all: number) => `${seen} of ${all} projects`;
export const aGroupIsListed =
  'A group is listed for everyone who sees a project of it. Who sees a project follows from its team, its business unit and the role.';
export const findPeople = 'Find people';
export const nameOrEMail = 'Name or e-mail';
export const peopleOfThisGroup = 'people of this group';
export const nobodySeesAProject = 'Nobody sees a project of this group.';
export const nobodyMatches = 'Nobody matches.';
export const external = 'External';
export const andRestMoreSearch = (rest: number) => `And ${rest} more. Search to find them.`;

// GroupTable
export const project1 = '1 project';
export const countProjects = (count: number) => `${count} projects`;
export const lengthOfCount = (length: number, count: number) => `${length} of ${count}`;
export const numberOfProjects = 'Number of projects';
export const youSee = 'You see';
export const actions = 'Actions';
export const actionsOfName = (name: string) => `Actions of ${name}`;
export const edit = 'Edit';
export const textLengthOfThemYours = (text: string, length: number) => `${text}, ${length} of them yours`;
export const aGroupHoldsProjects =
  'A group holds projects that are viewed together, such as hospitals. Lists, the portfolio and dashboards narrow to it.';
export const noProjectGroup = 'No project group, and no project in one, matches the search.';
export const clearSearch = 'Clear search';
export const deleteWord = 'Delete';

// LegacyProjectScreen
export const whatComparisonNeeds = 'Needed for comparison';

// NewProject
export const saveAndClose = 'Save and close';
export const onlyTheNameIsRequired = 'Only the name is required';
export const nextComponents = 'Next: Components';

// NewProjectOptionsScreen
export const blankProject = 'Blank project';
export const namePlaceTargetsAndTeam =
  'Name, place, targets and team. Timeline, components and estimate follow.';
export const fromAPastProject = 'From a past project';
export const bringItsComponentsMilestonesTeam =
  'Bring its components, milestones, team, markups or settings.';
export const fromASpreadsheet = 'From a spreadsheet';
export const readComponentsWithAreas =
  'Read components with areas and budgets, and milestones with dates, from your own file.';
export const aFinishedProjectThatOthers =
  'A finished project that others are compared with. It needs only its components and what they cost.';
export const waysToStart = 'Ways to start';

// PeopleFields
export const chooseAUnit = 'Choose a unit';
export const anotherBusinessUnit = 'Another business unit';
export const leaveTheFieldToKeep = 'Leave the field to keep what you typed';
export const typeAFirm = 'Type a firm';

// PictureCard
export const thePictureWasNotTaken = 'The picture was not taken';
export const uploadingThePicture = 'Uploading the picture';
export const addPicture = 'Add picture';
export const replacePicture = 'Replace picture';
export const removePicture = 'Remove picture';

// pictureMutations
export const pictureSaved = 'Picture saved';
export const failedToSaveImagesPlease = 'Failed to save images. Please try again.';
export const pictureRemoved = 'Picture removed';
export const failedToDeleteImagePlease = 'Failed to delete image. Please try again.';

// ProjectCards
export const cost = 'Cost';

// ProjectCells
export const asBuilt = 'As built';
export const forecastPiece = 'Forecast ';

// projectColumns
export const budgetAgainstForecast = 'Budget against forecast';
export const gap = 'Gap';
export const code = 'Code';
export const city = 'City';
export const category = 'Category';
export const constructionStart = 'Construction start';
export const completion = 'Completion';

// ProjectEditor
export const detailsSaved = 'Details saved';
export const youCanReadTheDetails =
  'You can read the details of this project. Your role does not change them.';
export const notSavedYet = 'Not saved yet';
export const allChangesSaved = 'All changes saved';
export const nothingHasChanged = 'Nothing has changed';
export const manageMembers = 'Manage members';
export const copyProject = 'Copy project';
export const deleteProject = 'Delete project';
export const deleteName = (name: string) => `Delete ${name}?`;
export const theProjectAndEverything =
  'The project and everything in it is hidden from everyone. You can restore it from the project list.';

// projectFilters
export const groupByStatus = 'Group by status';
export const groupByBusinessUnit = 'Group by business unit';
export const groupByDelivery = 'Group by delivery';
export const noGroups = 'No groups';
export const statusLengthOfLength2 = (length: number, length2: number) => `Status: ${length} of ${length2}`;
export const attributes = 'Attributes';

// ProjectForm
export const whatIsBuiltAndWhere = 'Building and location';
export const chooseAContract = 'Choose a contract';
export const sizeAndMoney = 'Size and budget';
export const budgetPerArea = 'Budget per area';
export const whoTakesPart = 'Participants';
export const underContract = 'Under contract';
export const yourRoleDoesNotChange = 'Your role cannot change projects.';
export const dates = 'Dates';
export const comparisonWithOtherProjects = 'Comparison with other projects';

// ProjectGroupsScreen
export const searchProjectGroups = 'Search project groups';
export const groupOrProject = 'Group or project';
export const projectGroupsLower = 'project groups';

// ProjectListParts
export const noProjectsYet = 'No projects yet';
export const aProjectHoldsTheEstimates =
  'A project holds the estimates, items and decisions of one building. You see the projects whose team you are on.';
export const noProjectThatYouSee = (filterWords: string) => `No project that you see matches ${filterWords}.`;
export const clearFilters = 'Clear filters';

// ProjectListScreen
export const projectsLower = 'projects';
export const theProjectsWereNotExported = 'The projects were not exported';
export const checkYourConnectionAndTry = 'Check your connection and try again.';

// projectMutations
export const nameCreated = (name: string) => `${name} created`;
export const nameIsNowLabel = (name: string, label: string) => `${name} is now ${label}`;
export const nameWasNotMoved = (name: string) => `${name} was not moved`;
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;

// projectRoutes
export const newProjectOptions = 'New project options';

// ProjectSide
export const timeline = 'Timeline';
export const milestonesSetTheDates = 'Milestones set the dates on the cost trend.';
export const splitTheBudgetIntoParts = 'Split the budget into parts you can follow.';
export const estimate = 'Estimate';
export const uploadTheFirstOne = 'Upload the first one, or come back when it is ready.';
export const summary = 'Summary';
export const newProject = 'New project';
export const targetBudget = 'Target budget';
export const targetArea = 'Target area';
export const perArea = 'Per area';
export const promotedFrom = 'Promoted from';
export const nextSteps = 'Next steps';

// projectStart
export const namesAreasColorsAndBudgets = 'Names, areas, colors and budgets';
export const milestones = 'Milestones';
export const datesKeepTheirDistance = 'Dates keep their distance to the construction start';
export const everybodyOnTheTeam = 'Everyone on the team, with their roles';
export const markups = 'Markups';
export const theLinesOfTheMarkup = 'The lines of the markup template';
export const projectSettings = 'Project settings';
export const unitsVisibilityAndTimelineDefaults = 'Units, visibility and timeline defaults';
export const chooseASpreadsheet = 'Choose a spreadsheet';
export const chooseTheProjectToStart = 'Choose the project to start from';

// ProjectSwitcher
export const switchProject = 'Switch project';
export const nameSwitchProject = (name: string) => `${name}, switch project`;

// ProjectTools
export const list = 'List';
export const cards = 'Cards';
export const groupBy = 'Group by';
export const layout = 'Layout';
export const quickSearch = 'Quick search';

// SheetStart
export const theFileCouldNotBeRead = 'The file could not be read. Choose it again.';
export const startFromASpreadsheet = 'Start from a spreadsheet';
export const spreadsheet = 'Spreadsheet';
export const aSheetWithComponentArea =
  'A sheet with Component, Area and Budget, and one with Milestone and Date';
export const theFileFormat = 'The file format is not compatible';
export const rowWasLeftOut1 = '1 row was left out';
export const lengthRowsWereLeftOut = (length: number) => `${length} rows were left out`;
export const sheetRowRowText = (sheet: string, row: number, text: string) => `${sheet}, row ${row}: ${text}`;
export const lengthComponents = (length: number) => `${length} components`;
export const lengthMilestones = (length: number) => `${length} milestones`;

// StartSection
export const startFromAProject = 'Start from a project';
export const noProjectMatches = 'No project matches';
export const whatToCopy = 'What to copy';
export const makeItAPlayground = 'Make it a playground';
export const aCopyToTryThings = 'A copy to try things out: it keeps its status and is left out of totals';

// StatusMenu
export const changeStatus = 'Change status';
