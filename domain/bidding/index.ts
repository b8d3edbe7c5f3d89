export {
  bidAddendumFields,
  bidInvitationFields,
  bidQuestionFields,
  bidRequestFields,
} from './biddingFields.ts';
export {
  checkRequest,
  DUE_TIMES,
  dueMomentText,
  ownMomentText,
  zoneText,
  dueTimeText,
  LATE_DAYS,
  MOST_ADDENDA,
  MOST_INVITATIONS,
  MOST_QUESTIONS,
  type RequestDraft,
  timeLeft,
  USUAL_DUE_TIME,
} from './bidRequest.ts';
export { type Issue, type IssueChange, issueChanges, issueOf, issueWords } from './issue.ts';
export {
  answersOf,
  type AskedAlternate,
  type AskedLine,
  checkOffer,
  emptyOffer,
  missingBeforeSubmit,
  type Offer,
  type OfferLine,
  offerPrice,
  offerTotal,
  withOffer,
} from './offer.ts';
export {
  MOST_PROBLEMS,
  readBidWorkbook,
  WORKBOOK_HEADINGS,
  type WorkbookRead,
  workbookRows,
} from './workbook.ts';
