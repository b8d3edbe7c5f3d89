import { bidAddendumFields, bidInvitationFields, bidQuestionFields, bidRequestFields } from '#domain/bidding';
import { fieldNames } from '#domain/fields';
import { bidAddendum, bidInvitation, bidQuestion, bidRequest } from '#server/database/schema/bidding.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes the terms of an invitation to bid. */
export const requestAdapter = tableAdapter({
  entity: 'bid_request',
  module: 'procurement',
  table: bidRequest,
  fields: fieldNames(bidRequestFields),
});

/** How the change engine writes who was invited. What bidders do themselves does not go through it: nobody can undo it. */
export const invitationAdapter = tableAdapter({
  entity: 'bid_invitation',
  module: 'procurement',
  table: bidInvitation,
  fields: fieldNames(bidInvitationFields),
});

/** How the change engine writes answers. */
export const questionAdapter = tableAdapter({
  entity: 'bid_question',
  module: 'procurement',
  table: bidQuestion,
  fields: fieldNames(bidQuestionFields),
});

/** How the change engine writes addenda. */
export const addendumAdapter = tableAdapter({
  entity: 'bid_addendum',
  module: 'procurement',
  table: bidAddendum,
  fields: fieldNames(bidAddendumFields),
});
