import type { components } from '#contract/api.ts';
import { checkOffer, emptyOffer, missingBeforeSubmit, MOST_QUESTIONS, offerTotal } from '#domain/bidding';
import { conflict, notFound, ruleRefused } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import {
  addQuestion,
  addSubmission,
  findFile,
  findOwnFile,
  keepDraft,
  markConfirmed,
  markRead,
  markSeen,
  type OpenInvitation,
  readBidderPage,
  setState,
} from './bidderRepository.ts';
import { enter, refuseClosed, type Visit } from './bidderVisit.ts';

type Schemas = components['schemas'];

/** The page of a bidder: nothing of the budget, the estimate, or of anybody else. */
async function show({ tx, tenant }: Visit, invitation: OpenInvitation): Promise<Schemas['Bid']> {
  const page = await readBidderPage(tx, invitation.id, tenant.timeZone);
  const { lines, alternates, phase, asks } = invitation;
  return {
    ...page,
    company_name: tenant.name,
    time_zone: tenant.timeZone,
    phase,
    asks,
    lines,
    alternates,
    offer: page.offer ?? emptyOffer,
  };
}

/** Tells the company's pages that a bidder has moved. */
const tell = ({ tx, services }: Visit, { projectId, packageId }: OpenInvitation): Promise<void> =>
  services.feed.append(tx, [
    {
      projectId,
      module: 'procurement',
      entity: 'bid_package',
      entityId: packageId,
      actorId: null,
      kind: 'updated',
    },
  ]);

/** The side of bids by link that bidders use, without an account (docs/product/bidding.md). */
export const bidderHandlers = defineHandlers({
  openBid: async (call) => {
    const invitation = await enter(call, call.body.token);
    await markSeen(call.tx, invitation.id, call.now);
    const shown = await show(call, invitation);
    if (invitation.state === 'SENT') await tell(call, invitation);
    return shown;
  },

  saveBidDraft: async (call) => {
    const { tx, body, now } = call;
    const invitation = await enter(call, body.token);
    refuseClosed(invitation);
    if (body.version !== invitation.version)
      throw conflict('This bid was changed in another window. Reload the page to go on from there.');
    const errors = checkOffer(invitation.lines, body.offer);
    const [first] = Object.values(errors);
    if (first) throw ruleRefused(first[0] ?? 'This bid cannot be saved.', errors);
    const version = await keepDraft(tx, invitation.id, body.offer, now);
    return { version, saved_at: now.toISOString() };
  },

  submitBid: async (call) => {
    const { tx, body, now } = call;
    const invitation = await enter(call, body.token);
    refuseClosed(invitation);
    if (body.version !== invitation.version)
      throw conflict('This bid was changed in another window. Reload the page and look at it again.');
    const offer = invitation.offer ?? emptyOffer;
    const missing = missingBeforeSubmit(invitation.lines, offer, invitation);
    if (missing.length > 0) throw ruleRefused(`This bid is not complete: ${missing.join(', ')}.`);
    const { base } = offerTotal(invitation.lines, offer);
    await addSubmission(tx, invitation, { offer, base, isLate: invitation.phase === 'LATE' }, now);
    await setState(tx, invitation.id, 'SUBMITTED', '');
    const shown = await show(call, invitation);
    await tell(call, invitation);
    return shown;
  },

  answerBidInvitation: async (call) => {
    const { tx, body } = call;
    const invitation = await enter(call, body.token);
    refuseClosed(invitation);
    await setState(
      tx,
      invitation.id,
      body.answer,
      body.answer === 'DECLINED' ? (body.reason?.trim() ?? '') : '',
    );
    const shown = await show(call, invitation);
    await tell(call, invitation);
    return shown;
  },

  askBidQuestion: async (call) => {
    const { tx, body, now } = call;
    const invitation = await enter(call, body.token);
    const question = body.question.trim();
    if (!invitation.asks) throw ruleRefused('Questions are closed.');
    if (question === '') throw ruleRefused('Write a question.', { question: ['Write a question.'] });
    if (invitation.questions >= MOST_QUESTIONS)
      throw ruleRefused(`A bidder asks at most ${MOST_QUESTIONS} questions. Call the company.`);
    await addQuestion(tx, invitation, question, now);
    const shown = await show(call, invitation);
    await tell(call, invitation);
    return shown;
  },

  confirmBidAddendum: async (call) => {
    const { tx, body } = call;
    const invitation = await enter(call, body.token);
    const { addenda } = await show(call, invitation);
    if (!addenda.some(({ number }) => number === body.number)) throw notFound();
    await markConfirmed(tx, invitation.id, body.number);
    const shown = await show(call, invitation);
    await tell(call, invitation);
    return shown;
  },

  openBidFile: async (call) => {
    const { tx, body, now, tenant, services } = call;
    const invitation = await enter(call, body.token);
    const own = await findOwnFile(tx, invitation, body.file_id);
    const file = own ?? (await findFile(tx, invitation.packageId, body.file_id));
    if (!file) throw notFound();
    if (!own) await markRead(tx, invitation.id, body.file_id);
    const { storageKey } = file;
    return {
      address: services.fileAddresses.addressOf({ tenantId: tenant.id, storageKey, kind: 'document' }, now),
    };
  },
});
