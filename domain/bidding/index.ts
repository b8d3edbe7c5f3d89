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
  dueTimeText,
  LATE_DAYS,
  MOST_ADDENDA,
  MOST_INVITATIONS,
  MOST_QUESTIONS,
  type RequestDraft,
  timeLeft,
  USUAL_DUE_TIME,
} from './bidRequest.ts';
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
