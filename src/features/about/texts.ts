/** Every text of about, file by file: what a translation replaces. What several files say stands first. */

export const aboutUs = 'About us';
export const solutions = 'Solutions';
export const contacts = 'Contacts';
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms and conditions';
export const omniclassDisclaimer = 'Omniclass Disclaimer';
export const academy = 'Academy';
export const changelog = 'Changelog';

// AboutScreen
export const quoinPlansAndControlsWhat =
  'Quoin plans and controls what a building will cost while it is still being designed. A quoin is the cornerstone of a wall: what the rest is measured from.';
export const whyItExists = 'Why it exists';
export const mostOfABuildingsCost =
  'Most of a building’s cost is decided long before anything is built, in hundreds of choices: another façade, a smaller garage, a different structure. Each has a price, a person who must decide, and a day after which deciding costs more. Quoin keeps these choices, their prices and their days in one place, and shows at any time where the project stands against its budget and where it may go.';
export const forWhom = 'Who it is for';
export const forTheTeam =
  'For the team of a project: owners, cost managers, designers and contractors. Several companies work on one project, and some of them compete. So each company is a tenant of its own with its own host, its own accounts and its own records, and within a company everyone sees what their role lets them see, no more.';
export const howItIsMade = 'Open source';
export const quoinIsOpenSourceUnder =
  'Quoin is open source under the Apache License, Version 2.0. Anybody may run it, read how a figure comes about, and change it. Whoever runs this installation decides who may use it and where its records are kept.';

// AcademyScreen
export const aChoiceWithAPrice =
  'A choice with a price: what it changes, what it costs or saves, and when it must be decided.';
export const itemsThatAreDecided = 'Items that are decided on together.';
export const aDayInTheDesign =
  'A point in the design when the project is estimated: Concept, 50% SD and so on.';
export const theLatestMilestonesEstimate = 'The latest milestone’s estimate.';
export const theCurrentEstimateAndEverything = 'The current estimate and everything approved since.';
export const howFarTheForecastMay =
  'How far the forecast may still rise or fall, if the pending items that add, or those that save, are approved.';
export const itemsOfWhichAtMost = 'Items of which at most one can be approved.';
export const estimatesAtMilestonesStacked = 'Estimates at milestones, stacked by component.';
export const theTargetBudget = 'The target budget.';
export const whatWasApproved = 'What was approved, on the day it was approved.';
export const pendingHighAndLow = 'Pending high and low with their margins.';
export const howTheProductThinks =
  'How the product works and how to get around. A ten-minute read; the words below are used the same way on every screen.';
export const theFirstTenMinutes = 'The first ten minutes';
export const open = 'Open ';
export const projects = 'Projects';
export const andChooseOneTheSidebar =
  ' and choose one. The sidebar holds its modules, and shows what a module still needs before it is useful: milestones in the Timeline, components, an estimate. ForeSite is the heart: its chart says where the cost stands and where it may go, its table holds the items that move it.';
export const theWords = 'The words';
export const readingTheCostTrend = 'Reading the cost trend';
export const deciding = 'Deciding';
export const anItemIsPriced =
  'An item is priced by its sub items: scope, cost group, quantity and unit cost. Once it has a valid scope it can be approved or rejected by those whose role allows it. What is decided moves the forecast at once, for everyone. Each change can be read in the item’s history, with who made it and when.';
export const gettingAround = 'Getting around';
export const findsProjectsPagesAndCommands = ' finds projects, pages and commands. ';
export const listsEveryKey =
  ' lists every key of the page at hand. Tables work like a spreadsheet: arrows move, ';
export const edits = ' edits.';
export const ifAPageSays =
  'If a page says that it is restricted, your role lacks a permission, or your company has the module switched off. Your administrator can change both.';
export const item = 'Item';
export const scenario = 'Scenario';
export const milestone = 'Milestone';
export const currentEstimate = 'Current estimate';
export const forecast = 'Forecast';
export const highAndLow = 'Pending high and low';
export const mutuallyExclusiveGroup = 'Mutually exclusive group';
export const columns = 'Columns';
export const dashedLine = 'Dashed line';
export const steppedLine = 'Stepped line';
export const twoCurvesWithBands = 'Two curves with bands';

// ContactsScreen
export const yourCompanysAdministratorsTheyInvite =
  'Your company’s administrators. They invite people, give roles and switch modules on.';
export const thePeopleWhoLookAfter =
  'The people who look after that account. If it works elsewhere but not here, your administrators can check the connection.';
export const whoeverRunsItYourCompanys = 'Whoever runs it. Your company’s administrators know who that is.';
export const theProjectsIssueTracker =
  'The project’s issue tracker, at the place this copy of the product came from. Please report security problems privately first.';
export const quoinIsRunByThose =
  'Quoin is run by those who install it, so there is no one address for everything. This is who can help with what.';
export const whomToAsk = 'Who to ask';
export const yourAccountYourRoleA = 'Your account, your role, a project you cannot see';
export const signingInThroughYourCompanys = 'Signing in through your company’s own account';
export const thisInstallationItsAvailabilityBackups =
  'This installation: its availability, backups, data protection';
export const theProductAProblemA = 'The product: a problem, a request, a question about how it works';

// OmniclassScreen
export const codesAndNamesOfPublished =
  'Codes and names of published classification systems appear in the product so that cost can be kept by them. The systems belong to others.';
export const whoseTheyAre = 'Who owns them';
export const omniclassMasterformatAndUniformat =
  'OmniClass®, MasterFormat® and UniFormat™ are published by the Construction Specifications Institute (CSI); MasterFormat and UniFormat together with Construction Specifications Canada (CSC). The names are trademarks of their owners. Quoin is not affiliated with them, and not endorsed by them.';
export const whatIsShownHere = 'What is shown here';
export const theProductComes =
  'The product comes with a selection of codes and headings to sort estimates and items by. It is neither complete nor the current edition, and no substitute for the published documents. Before you rely on a code in a contract, look it up in the edition that the contract names.';
export const whatYouBringYourself = 'What you bring yourself';
export const yourCompanyMayKeepCost =
  'Your company may keep cost by formats of its own, or bring in published tables. Whether you may use a table is a matter between you and its publisher.';

// PrivacyScreen
export const nameEMailAddressTitle =
  'Name, e-mail address, title, roles and business units, and when you were last active.';
export const aHashOfYourPassword =
  'A hash of your password, never the password itself, or the name under which your company’s own account knows you. The sessions you have open.';
export const whatYouEnterIntoProjects =
  'What you enter into projects, and a history of who changed what and when. The history cannot be edited.';
export const themeHeightOfRows = 'Theme, height of rows and the like, with your account.';
export const timeAddressAndOutcome =
  'Time, address and outcome of calls, to find faults and misuse. They hold no passwords and no tokens.';
export const keepYouSigned = 'Keep you signed in at your company’s host. They end with the session.';
export const lightOrDarkSo = 'Light or dark, so that pages do not flash before you are signed in.';
export const whereYouWereLast =
  'Where you were last, the width of panels and columns, what you searched for lately.';
export const whatTheProductKeepsAbout =
  'What the product keeps about you, what it keeps in your browser, and who can see it. Your company, or whoever runs this installation for it, is responsible for these records and may add rules of its own.';
export const whatIsKept = 'What is kept on the server';
export const whatIsKeptInYour = 'What is kept in your browser';
export const whoSeesIt = 'Who sees it';
export const thePeopleWhoHave =
  'The people who have an account with the same company, as far as their roles and their projects allow. Companies are kept apart in the database itself: what belongs to one is never shown to another. Whoever runs the installation can reach the database.';
export const theProductItselfSendsNothing =
  'The product itself sends nothing to third parties: no analytics, no advertising, no fonts or scripts from elsewhere. Mail goes through the mail server that this installation is set up with. If your company signs in through an account of its own, that provider learns of each sign-in.';
export const whatYouCanAskFor = 'What you can ask for';
export const youCanReadAndChange =
  'You can read and change your own account in the product, and end all your sessions. To have it removed, or to learn what is kept about you, ask your company’s administrators.';
export const yourAccount = 'Your account';
export const yourSignIn = 'Your sign-in';
export const yourWork = 'Your work';
export const yourPreferences = 'Your preferences';
export const logLines = 'Log lines';
export const signInCookies = 'Sign-in cookies';
export const themeCookie = 'Theme cookie';
export const storageOfTheBrowser = 'Local storage';

// SolutionsScreen
export const itemsWithScopePrice =
  'Items with scope, price and due day; the cost trend over milestones with what is approved, and the high and low that pending decisions may still lead to.';
export const theBudgetSplitOverComponents = 'The budget split over components and systems, and who has room.';
export const whatTheProjectCosts = 'What the project costs at each milestone, by cost group and component.';
export const phasesActivitiesContractEvents =
  'Phases, activities, contract events and design milestones on one axis.';
export const whatMayHappenHowLikely =
  'What may happen, how likely it is, what it would cost, and who is handling it.';
export const openQuestionsAndConflicts = 'Open questions and conflicts, and who has to answer by when.';
export const bidPackagesAndWorkPackages = 'Bid packages and work packages, from scope to contract.';
export const theProjectBesideFinishedOnes =
  'The project beside finished ones, adjusted to the same place and time.';
export const chartsTablesAndNotes = 'Charts, tables and notes in reports that can be sent.';
export const aBuildingBefore = 'A building before it is a project: size, cost, duration.';
export const figuresOfSeveralProjects = 'Figures of several projects on one page.';
export const ideasIssuesAndRisks = 'Ideas, issues and risks that are used again.';
export const peopleRolesBusinessUnits = 'People, roles, business units and sign-in, in the product itself.';
export const onePlaceForWhat =
  'One place for what a building will cost, from the first concept to the last package. Which modules are open to you depends on your company and on your role.';
export const inAProject = 'In a project';
export const inACompany = 'In a company';
export const foresite = 'ForeSite';
export const targetValueDesign = 'Target Value Design';
export const estimate = 'Estimate';
export const timeline = 'Timeline';
export const riskRegister = 'Risk Register';
export const issueManagement = 'Issue Management';
export const procurement = 'Procurement';
export const calibrate = 'Calibrate';
export const reporting = 'Reporting';
export const conceptHub = 'Concept Hub';
export const dashboards = 'Dashboards';
export const library = 'Library';
export const administration = 'Administration';

// TermsScreen
export const theSoftwareComesUnder =
  'The software comes under an open license. The use of this installation is between your company and whoever runs it.';
export const theSoftware = 'The software';
export const quoinIsLicensedUnder =
  'Quoin is licensed under the Apache License, Version 2.0. You may use, copy, change and pass it on under the terms of that license, which comes with every copy. It is provided as it is, without warranties or conditions of any kind, as sections 7 and 8 of the license say.';
export const thisInstallation = 'This installation';
export const whoeverRunsThisInstallationMay =
  'Whoever runs this installation may set terms of their own: who may use it, how long records are kept, what happens when it is not available. Ask your company’s administrators for them.';
export const yourPart = 'Your part';
export const keepYourPasswordToYourself =
  'Keep your password to yourself. What you enter is your company’s: enter only what you may share with the people of the project. Do not try to reach records of other companies; if you come across a way to, tell your administrators.';
export const figures = 'Figures';
export const forecastsRangesAndComparisonsFollow =
  'Forecasts, ranges and comparisons follow from what was entered. They support decisions and do not replace the judgement of those who make them, nor an estimate made for a contract.';
