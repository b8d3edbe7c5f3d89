/** Every text of bidding, file by file: what a translation replaces. What several files say stands first. */

export const none = 'None';
export const baseBid = 'Base bid';
export const biddersConfirmItHere = 'Bidders confirm it here.';
export const somethingUnexpectedHappenedTryAgain = 'Something unexpected happened. Try again.';
export const yourBid = 'Your bid';
export const bidBondBondPercent = (bond_percent: number) => `Bid bond, ${bond_percent}%`;
export const cancel = 'Cancel';
export const workbook = 'Workbook';

// AddendaToConfirm
export const addendumNumber = (number: number) => `Addendum ${number}`;
export const youHaveConfirmedIt = 'You have confirmed it.';
export const changesInAddendumNumber = (number: number) => `Changes in addendum ${number}`;

// AlternatesCard
export const alternatesLength = (length: number) => `Alternates ${length}`;
export const altAt = (at: number) => `Alt ${at}`;
export const alternateAtName = (at: number, name: string) => `Alternate ${at}, ${name}`;

// BidderDocuments
export const documents = 'Documents';
export const noDocumentsGo = 'No documents go with this package.';
export const revRevision = (revision: string) => ` Rev ${revision}`;

// BidderQuestions
export const theQuestionWasNotSent = 'The question was not sent. Try again.';
export const questions = 'Questions';
export const answersGoToEveryBidder = 'Answers go to every bidder, without a name.';
export const notAnsweredYet = 'Not answered yet';
export const askedByYou = 'Asked by you';
export const yourQuestion = 'Your question';
export const biddersAskFromHere = 'Bidders ask from here.';
export const writeAQuestionFirst = 'Write a question first.';
export const ask = 'Ask';
export const questionsAreClosed = 'Questions are closed.';

// biddingRoutes
export const viewAsBidder2 = 'View as Bidder';

// BidFileButton
export const maxKb = (max: number) => `${max} KB`;
export const valueMb = (value: string) => `${value} MB`;
export const theFileCouldNotBeOpened = 'The file could not be opened. Try again.';
export const biddersOpenItFromHere = 'Bidders open it from here.';

// BidFiles
export const theUploadFailed = 'The upload failed.';
export const theFileWasNotRemoved = 'The file was not removed. Try again.';
export const yourFiles = 'Your files';
export const yourFilesLength = (length: number) => `Your files ${length}`;
export const filesOfYourBid = 'Files of your bid';
export const proposalBidBondSealed = 'Proposal, bid bond. Sealed with your bid.';

// BidHead
export const bidBy = 'Bid by ';
export const siteWalk = 'Site walk';
export const questionsClose = 'Questions close';
export const bidsDue = 'Bids due';
export const ownYourTime = (own: string) => `${own} (your time)`;
export const timeLeft = 'Time left';
export const linkForWhomCompanySees = (linkForWhom: string, company_name: string) =>
  `${linkForWhom} ${company_name} sees no price before bids are opened, and no other bidder ever does.`;
export const privateLinkForEmail = (email: string) => `Private link for ${email}.`;
export const privateLinkForEachBidder = 'Private link for each bidder.';
export const bidsWereDueTheBid = 'Bidding is closed. The bid you submitted counts and can no longer change.';
export const bidsWereDueYou = (company_name: string) =>
  `The due date has passed. You can still submit one bid; ${company_name} sees that it is late.`;
export const companyNameHasBought = (company_name: string) =>
  `${company_name} has bought this package. Bids can no longer change.`;

// BidPreviewScreen
export const viewAsBidder = 'View as bidder';
export const biddersPage = 'bidder’s page';
export const thisIsWhatEveryInvited =
  'This is what every invited bidder sees. You can try prices here; nothing is saved.';
export const toConfirm = 'To confirm';
export const noBiddersInvitedYet = 'No bidders invited yet';
export const theirPageStandsOnce = 'Invite bidders from the package. What they will see is shown here.';
export const openThePackage = 'Open the package';

// BidScreen
export const thisLinkDoesNotOpen = 'This link does not open a bid';
export const itMayBeIncomplete =
  'It may be incomplete, a newer one may have been mailed, or bidding has ended. Open it from your latest email, or ask the company that invited you for a new link.';
export const yourBidCouldNotBeOpened = 'Your bid could not be opened';
export const tryAgain = 'Try again';

// changeWords
export const wasTitleOf = (titleOf: string) => `was ${titleOf}`;
export const nowWasBefore = (now: string, before: string) => `${now}, was ${before}`;
export const noQuantity = 'no quantity';

// IssueChangeList
export const added = 'Added';
export const changed = 'Changed';
export const removed = 'Removed';
export const alternate = 'Alternate ';

// LinesToPrice
export const linesToPrice = 'Lines to price';
export const answeredOfAsked = (answered: number, asked: number) => `${answered} of ${asked}`;
export const answeredOfAskedLinesHave = (answered: number, asked: number) =>
  `${answered} of ${asked} lines have an answer`;
export const thereAreNoLines = 'There are no lines to price yet';
export const section = 'Section';
export const line = 'Line';
export const scope = 'Scope';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const unitPrice = 'Unit price';
export const amount = 'Amount';
export const byOthers = 'By others';
export const notInThisPackage = 'Not in this package';
export const excluded = 'Excluded';
export const included = 'Included';

// Qualifications
export const qualifications = 'Qualifications';
export const craneTimeByOthersPrice = 'Crane time by others. Price holds 90 days.';

// SubmitCard
export const submitAgain = 'Submit again';
export const submitLateBid = 'Submit late bid';
export const submitBid = 'Submit bid';
export const theBidCanNoLonger = 'The bid can no longer change.';
export const submittedLate = 'Submitted late';
export const submitted = 'Submitted';
export const whatYouChangeCountsOnce = ' What you change counts once you submit again.';
export const youDeclinedCompanyName = (also: string, company_name: string) =>
  `You declined${also}. ${company_name} can see that.`;
export const andWithdrewYourBid = ' and withdrew your bid';
export const bidAfterAll = 'Bid after all';
export const weWillBid = 'We will bid';
export const withdrawBid = 'Withdraw bid';
export const decline = 'Decline';
export const saving = 'Saving';
export const notSaved = 'Not saved';
export const nothingTypedYet = 'Nothing typed yet';
export const savedMoment = (moment: string) => `Saved ${moment}`;
export const withdrawYourBid = 'Withdraw your bid?';
export const declineToBid = 'Decline to bid?';
export const youCanStillBidAfter = 'You can still bid after all until bids are due.';
export const reason = 'Reason';

// Workbook
export const upload = 'Upload';

// WorkbookDialog
export const thisIsNotTheWorkbook =
  'This workbook is for another package. Download it here, price its lines, and upload it with its headings.';
export const theFileCouldNot = 'The file could not be read. Choose it again.';
export const uploadYourWorkbook = 'Upload your workbook';
export const chooseAWorkbookFirst = 'Choose a workbook first.';
export const thereIsNoPrice = 'There is no price in it.';
export const toUsePrices = 'Use prices';
export const theWorkbookOfThisPage = 'The workbook of this page with its prices, as Excel or CSV';
export const theFileFormat = 'The file format is not compatible';
export const excludedExcluded = (excluded: number) => `${excluded} excluded`;
export const baseBidMoney = (money: string) => `base bid ${money}`;
export const notTaken = 'Not taken:';
export const priceWord = (count: number | undefined) => (count === 1 ? 'price' : 'prices');
