/** Every text of library, file by file: what a translation replaces. What several files say stands first. */

export const risksLibrary = 'Risks Library';
export const issuesLibrary = 'Issues Library';
export const packagesLibrary = 'Packages Library';
export const nameSaved = (name: string) => `${name} saved`;
export const nameIsInTheLibrary = (name: string) => `${name} is in the library`;
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const undo = 'Undo';
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;
export const name = 'Name';
export const category = 'Category';
export const cost = 'Cost';
export const tags = 'Tags';
export const used = 'Used';
export const changed = 'Changed';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
export const description = 'Description';
export const close = 'Close';
export const newIdea = 'New idea';
export const nameIsRequired = 'Name is required';
export const nothingHasChanged = 'Nothing has changed';
export const deleteWord = 'Delete';
export const cancel = 'Cancel';
export const save = 'Save';
export const details = 'Details';
export const history = 'History';
export const foresiteLibrary = 'ForeSite Library';
export const anyProjectType = 'Any project type';
export const projectType = 'Project type';
export const mitigations = 'Mitigations';
export const usedIn = 'Used in';
export const struck = 'Struck';
export const type = 'Type';
export const severity = 'Severity';
export const trade = 'Trade';
export const codes = 'Codes';
export const number = 'Number';
export const project = 'Project';
export const nameOfAProject = 'Name of a project';

// ForesiteLibraryScreen
export const idea1 = '1 idea';
export const countIdeas = (count: number) => `${count} ideas`;
export const searchIdeas = 'Search ideas';
export const nameOrText = 'Name or text';
export const ideasLower = 'ideas';
export const tag = 'Tag';

// IdeaFlyout
export const idea = 'Idea';
export const detailsOfThisIdea = 'details of this idea';
export const ideaLower = 'idea';
export const deleteName = (name: string) => `Delete ${name}?`;
export const itLeavesTheLibrary = 'It leaves the library for everyone. Items made from it stay as they are.';
export const theIdea = 'the idea';

// IdeaForm
export const lowerLimit = 'Lower limit';
export const upperLimit = 'Upper limit';
export const quantityTimesUnitCostBefore = 'Quantity times unit cost, before markups';

// IdeasGrid
export const numberToNumber2 = (number: string, number2: string) => `${number}% to ${number2}%`;
export const limits = 'Limits';
export const ideas = 'Ideas';
export const noIdeasYet = 'No ideas yet';
export const provenIdeasItemsWithScope =
  'Proven ideas: items with scope and price, ready for the next project.';
export const noIdeaMatchesTheSearch = 'No idea matches the search and the filter.';
export const pagesOfIdeas = 'Pages of ideas';

// ImportTemplates
export const importOneTemplates = (one: string) => `Import ${one} templates`;
export const upToValueRows = (value: number) => `Up to ${value} rows`;
export const theRowsAreShownBefore = 'You review the rows before they are saved.';
export const templatesOfFileName = (fileName: string) => `Templates of ${fileName}`;
export const back = 'Back';
export const loading = 'Loading';
export const noRowHasAName = 'No row has a name';
export const addValue = (value: string) => `Add ${value}`;
export const rowHasARemark1 = '1 row has a remark.';
export const notedRowsHaveARemark = (noted: number) => `${noted} rows have a remark.`;
export const rowsOfTheFile = 'Rows of the file';
export const remarks = 'Remarks';

// KeepTemplate
export const keepAsATemplate = 'Keep as a template';

// LibraryTabs
export const issues = 'Issues';
export const risks = 'Risks';
export const packages = 'Packages';
export const libraries = 'Libraries';
export const foresite = 'ForeSite';

// ProjectTypes
export const allProjectTypes = 'All project types';

// TakeTemplates
export const atMostTakenTemplates = (taken: number) =>
  `At most ${taken} templates are added at once. Choose fewer`;
export const chooseAProjectFirst = 'Choose a project first';
export const addValueToAProject = (value: string) => `Add ${value} to a project`;
export const addLengthValue = (length: number, value: string) => `Add ${length} ${value}`;
export const noProjectWhereYou = (many: string) => `No project where you can add ${many}`;

// TemplateFlyout
export const template = 'Template';
export const detailsOfThisTemplate = 'details of this template';
export const thisTemplateIsInAnother = 'This template is in another library.';
export const newTemplate = 'New template';
export const saveYourChangesFirst = 'Save your changes first';
export const addToProject = 'Add to project';
export const templateLower = 'template';
export const theTemplate = 'the template';

// TemplateForm
export const ifBlankAnyProjectType = 'If blank, any project type';
export const estimateLinesWhoseCodeStarts =
  'Estimate lines whose code starts with one of these go to the package.';
export const addACode = 'Add a code';
export const onlyIssuesOfTypeDesign = 'Only issues of type Design have a subtype';

// templateImport
export const likelihood = 'Likelihood';
export const impact = 'Impact';
export const scope = 'Scope';
export const labelWasCutToMost = (label: string, most: number) => `${label} was cut to ${most} characters`;
export const labelSaidIsNoNumber = (label: string, said: string) =>
  `${label} "${said}" is not a number from 1 to 5`;
export const wordBecameATag = (word: string) => `"${word}" became a tag`;

// TemplateLibrary
export const addTemplate = 'Add template';
export const importWord = 'Import';
export const addSizeToProject = (size: number) => `Add ${size} to project`;
export const clearSizeSelected = (size: number) => `Clear ${size} selected`;
export const templatesLower = 'templates';
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';

// TemplateMitigations
export const aTemplateHasAtMost = (mitigations: number) =>
  `A template has at most ${mitigations} mitigations`;
export const addMitigation = 'Add mitigation';
export const mitigationPlace = (place: number) => `Mitigation ${place}`;
export const removeValue = (value: string) => `Remove ${value}`;
export const mitigationPlaceLower = (place: number) => `mitigation ${place}`;

// templateMutations
export const templateAdded1 = '1 template added';
export const countTemplatesAdded = (count: number) => `${count} templates added`;
export const oneAdded1 = (one: string) => `1 ${one} added`;
export const countManyAdded = (count: number, many: string) => `${count} ${many} added`;
export const show = 'Show';

// TemplateRecord
export const noRiskFromThisTemplate = 'No risk from this template is closed';
export const closedRisksFromThisTemplate = 'closed risks from this template';
export const meanCostWhenStruck = 'Mean cost when struck';
export const projects = 'projects';
export const usedInCount = (count: number) => `Used in ${count}`;
export const risk = 'Risk';
export const outcome = 'Outcome';
export const value = 'Value';
export const theFirstLengthOfCount = (length: number, count: number) => `The first ${length} of ${count}`;
export const identified = 'Identified';
export const didNotStrike = 'Did not strike';

// TemplateScope
export const newLine = 'New line';
export const section = 'Section';
export const scopeLine = 'Scope line';
export const unit = 'Unit';
export const inThePackage = 'In the package';
export const chooseWhetherTheLine = 'Choose whether the line is in the package.';
export const scopeSheet = 'Scope sheet';
export const scopeSheetNumber = (number: string) => `Scope sheet ${number}`;
export const aPackageHasAtMost = (scope: number) => `A package has at most ${scope} scope lines`;
export const theScopeSheet = 'The scope sheet of a package that is made of this one begins with these lines.';

// TemplatesGrid
export const score = 'Score';
export const meanCost = 'Mean cost';
export const rootCause = 'Root cause';
export const scopeLines = 'Scope lines';
export const code = 'Code';
export const any = 'Any';
export const templates = 'Templates';
export const struckStruckWords = (struckWords: string) => `struck ${struckWords}`;
export const usedInProjectsOf = (projectsOf: string) => `used in ${projectsOf}`;
export const notUsedYet = 'not used yet';
export const noOneTemplatesYet = (one: string) => `No ${one} templates yet`;
export const pagesOfTemplates = 'Pages of templates';

// TemplateTools
export const quickSearch = 'Quick search';
export const noProjectYet = 'No project yet';
export const noProjectFound = 'No project found';

// templateWords
export const eachBecomesARisk =
  'Each becomes a risk of its own, with its rating and mitigations. What changes there leaves the template as it is.';
export const risksEveryProjectShouldConsider =
  'Risks every project should consider, with likelihood, impact and mitigations.';
export const eachBecomesAnOpenIssue =
  'Each becomes an open issue of its own. What changes there leaves the template as it is.';
export const issuesThatComeUp = 'Issues that come up on every job, so no one has to remember them.';
export const eachBecomesABidPackage =
  'Each becomes a bid package with its scope sheet, and estimate lines go to it by its codes. What changes there leaves the template as it is.';
export const thePackagesThatYourCompany =
  'The packages that your company buys, with the codes they take and their usual scope.';
export const struckOfClosed = (struck: number, closed: number) => `${struck} of ${closed}`;

// useTakeReason
export const thereIsNoProjectWhere = (many: string) => `There is no project where you can add ${many}`;
