import type { components } from '#contract/api.ts';
import {
  checkRequest,
  emptyOffer,
  issueOf,
  MOST_ADDENDA,
  type RequestDraft,
  withOffer,
} from '#domain/bidding';
import { formatDate } from '#domain/dates';
import {
  type Bidder,
  emptySheet,
  isBought,
  isInScope,
  type LevelingSheet,
  levelSheet,
  nextPackageStatuses,
  type PackageStatus,
} from '#domain/procurement';
import { conflict, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { takePackage } from '../procurement/packageAdapter.ts';
import { readPreview } from './bidderRepository.ts';
import { makeLink } from './bidLink.ts';
import { sendBidLink, sendBidNews } from './biddingMails.ts';
import {
  isPast,
  keepLinks,
  lastOffers,
  markAnswered,
  markOpened,
  readPlace,
  takeRequest,
} from './biddingRepository.ts';
import { bidUrl, dueProblem, dueText, EARLIER, inviteBidders, tellOfDueMoment } from './inviteBidders.ts';
import { presentBidding, savedBidding } from './savedBidding.ts';

type Schemas = components['schemas'];

/** The terms as they stand; 422 before anybody was invited. */
async function presentTerms(call: Parameters<typeof presentBidding>[0]) {
  const bidding = await presentBidding(call);
  if (!bidding.request) throw ruleRefused('Nobody is invited yet. Invite bidders first.');
  return { ...bidding, request: bidding.request };
}

async function changeBidRequest(call: Call<'changeBidRequest'>) {
  const { tx, params, body, services, today, now, ifMatch, tenant } = call;
  const { project_id: projectId, bid_package_id: packageId } = params;
  const stored = await takePackage(tx, projectId, packageId);
  const { request, invitations } = await presentTerms(call);
  const row = await takeRequest(tx, packageId);
  if (!row) throw notFound();
  const terms: RequestDraft = {
    due_on: body.due_on ?? request.due_on,
    due_time: body.due_time ?? request.due_time,
    questions_by: body.questions_by === undefined ? request.questions_by : body.questions_by,
    site_walk_on: body.site_walk_on === undefined ? request.site_walk_on : body.site_walk_on,
    bond_percent: body.bond_percent === undefined ? request.bond_percent : body.bond_percent,
    message: body.message?.trim() ?? request.message,
  };
  const moved = dueText(terms) !== dueText(request);
  const isEarlier = dueText(terms) < dueText(request);
  const late = moved ? dueProblem(stored, terms.due_on) : undefined;
  const errors: FieldErrors = {
    ...(late && { due_on: late }),
    ...(moved && checkRequest(terms, today)),
  };
  if (moved && row.openedAt !== null) errors['due_on'] = ['The bids were opened. The due moment stays.'];
  if (
    moved &&
    errors['due_on'] === undefined &&
    (await isPast(tx, terms, { now, timeZone: tenant.timeZone }))
  )
    errors['due_time'] ??= ['This hour has passed. Choose a later one.'];
  if (isEarlier && invitations.some(({ submitted_at: at }) => at !== null)) errors['due_on'] = [EARLIER];
  // What concerns the days beside the due one holds whether that moves or not.
  const beside = checkRequest(terms, today);
  for (const field of ['questions_by', 'site_walk_on', 'bond_percent'] as const)
    if (beside[field]) errors[field] = beside[field];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'These terms cannot be saved.', errors);
  const head = handHead(
    call,
    projectId,
    moved ? 'Changed when bids are due' : 'Changed the terms of bidding',
  );
  const changes: Change[] = [
    { entity: 'bid_request', kind: 'update', id: row.id, version: ifMatch ?? null, fields: terms },
  ];
  if (moved)
    changes.push({
      entity: 'bid_package',
      kind: 'update',
      id: packageId,
      fields: { bids_due: terms.due_on },
    });
  const { id: set } = await services.changes.apply(tx, head, changes);
  if (moved) {
    const about = {
      company: tenant.name,
      time_zone: tenant.timeZone,
      ...(await readPlace(tx, packageId)),
      ...terms,
    };
    await tellOfDueMoment(tx, about, invitations, request.due_on);
  }
  return savedBidding(call, set);
}

async function withdrawBidInvitation(call: Call<'withdrawBidInvitation'>) {
  const { tx, params, services } = call;
  const { project_id: projectId, bid_package_id: packageId, bid_invitation_id: id } = params;
  await takePackage(tx, projectId, packageId);
  const { invitations } = await presentBidding(call);
  const invitation = invitations.find((one) => one.id === id);
  if (!invitation) throw notFound();
  const head = handHead(call, projectId, `Took back the invitation of ${invitation.company}`);
  const { id: set } = await services.changes.apply(tx, head, [
    { entity: 'bid_invitation', kind: 'delete', id },
  ]);
  return savedBidding(call, set);
}

async function renewBidLink(call: Call<'renewBidLink'>) {
  const { tx, params, services, now, tenant } = call;
  const { project_id: projectId, bid_package_id: packageId, bid_invitation_id: id } = params;
  await takePackage(tx, projectId, packageId);
  const { request, invitations } = await presentTerms(call);
  const invitation = invitations.find((one) => one.id === id);
  if (!invitation) throw notFound();
  const { token, hash } = makeLink();
  await keepLinks(tx, new Map([[id, hash]]), now);
  const about = {
    company: tenant.name,
    time_zone: tenant.timeZone,
    ...(await readPlace(tx, packageId)),
    ...request,
  };
  await sendBidLink(tx, about, {
    email: invitation.email,
    bidder: invitation.company,
    url: bidUrl(services.originOf(tenant.slug), token),
    message: request.message,
  });
  return savedBidding(call, null);
}

/** Opens what is sealed: from now on the bids are in the scope sheet, and who opened them is kept. */
async function openBids(call: Call<'openBids'>) {
  const { tx, params, body, services, now, caller } = call;
  const { project_id: projectId, bid_package_id: packageId } = params;
  const stored = await takePackage(tx, projectId, packageId);
  const status = stored.fields['status'] as PackageStatus;
  if (isBought(status)) throw ruleRefused('This package is bought. Its bids cannot change.');
  const { request } = await presentTerms(call);
  const row = await takeRequest(tx, packageId);
  if (!row) throw notFound();
  if (!request.is_due)
    throw ruleRefused(`Bids stay sealed until they are due, ${formatDate(request.due_on)}.`);
  const sheet = (stored.fields['leveling'] as LevelingSheet | null) ?? emptySheet;
  const inSheet = new Set(
    sheet.bidders.flatMap(({ id, invitation }) => (invitation === 'SUBMITTED' ? [id] : [])),
  );
  const wanted = new Set(body.late);
  const offers = (await lastOffers(tx, packageId)).filter(({ id, bidderId, isLate }) =>
    isLate ? wanted.has(id) : row.openedAt === null || !inSheet.has(bidderId),
  );
  if (row.openedAt !== null && offers.length === 0)
    throw ruleRefused('There is no sealed bid to open. Reload the page.');
  const bidders = [...sheet.bidders];
  for (const { bidderId, company, contact, offer, base } of offers) {
    const at = bidders.findIndex(({ id }) => id === bidderId);
    const fresh: Bidder = {
      id: bidderId,
      company,
      contact,
      invitation: 'SENT',
      stated_total: null,
      rejection: '',
      bids: [],
      extras: [],
    };
    const next = withOffer(bidders[at] ?? fresh, sheet.lines, offer, base);
    if (at < 0) bidders.push(next);
    else bidders[at] = next;
  }
  const opened = { ...sheet, bidders };
  const { low } = levelSheet(opened);
  if (low !== null && low < 0)
    throw ruleRefused('The leveled low would be below $0. Check the plugs and private costs.');
  const canMove = nextPackageStatuses(status).includes('BIDS_RECEIVED') && status === 'OUT_TO_BID';
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Opened ${offers.length === 1 ? '1 bid' : `${offers.length} bids`}`),
    [
      {
        entity: 'bid_package',
        kind: 'update',
        id: packageId,
        fields: {
          leveling: opened,
          ...(low !== null && { leveled_low: low }),
          ...(canMove && offers.length > 0 && { status: 'BIDS_RECEIVED' }),
        },
      },
    ],
  );
  await markOpened(tx, row.id, { at: now, by: caller.userId });
  return savedBidding(call, set);
}

/** The page of a bidder, as one sees it who has done nothing yet. */
async function previewBid(call: Call<'previewBid'>): Promise<Schemas['Bid']> {
  const { tx, params, tenant, now, today } = call;
  const { request } = await presentTerms(call);
  const page = await readPreview(tx, params.bid_package_id, tenant.timeZone);
  if (!page) throw notFound();
  const isOpen = Date.parse(request.due_at) > now.getTime();
  return {
    ...page,
    company_name: tenant.name,
    time_zone: tenant.timeZone,
    phase: isOpen ? 'OPEN' : 'LATE',
    asks: isOpen && (request.questions_by === null || request.questions_by >= today),
    offer: emptyOffer,
  };
}

async function issueBidAddendum(call: Call<'issueBidAddendum'>) {
  const { tx, params, body, services, tenant } = call;
  const { project_id: projectId, bid_package_id: packageId } = params;
  const stored = await takePackage(tx, projectId, packageId);
  const { request, invitations, addenda, changes } = await presentTerms(call);
  const row = await takeRequest(tx, packageId);
  if (!row) throw notFound();
  if (request.opened_at !== null) throw ruleRefused('The bids were opened. Nothing changes for bidders now.');
  const text = body.text.trim();
  if (text === '') throw ruleRefused('Say what changes.', { text: ['Say what changes.'] });
  if (addenda.length >= MOST_ADDENDA) throw ruleRefused(`A package has at most ${MOST_ADDENDA} addenda.`);
  const number = (addenda[0]?.number ?? 0) + 1;
  const sheet = (stored.fields['leveling'] as LevelingSheet | null) ?? emptySheet;
  if (!sheet.lines.some(isInScope))
    throw ruleRefused('There is nothing left to price. Add scope lines before you issue an addendum.');
  await services.changes.apply(tx, handHead(call, projectId, `Issued addendum ${number} to bidders`), [
    { entity: 'bid_addendum', kind: 'create', fields: { bid_package_id: packageId, number, text, changes } },
    ...(changes.length > 0
      ? [
          {
            entity: 'bid_request',
            kind: 'update' as const,
            id: row.id,
            fields: { issued: issueOf(sheet) },
          },
        ]
      : []),
  ]);
  const about = {
    company: tenant.name,
    time_zone: tenant.timeZone,
    ...(await readPlace(tx, packageId)),
    ...request,
  };
  const to = invitations.filter(({ state }) => state !== 'DECLINED').map(({ email }) => email);
  await sendBidNews(tx, about, to, { title: `Addendum ${number}`, text });
  return savedBidding(call, null);
}

async function answerBidQuestion(call: Call<'answerBidQuestion'>) {
  const { tx, params, body, services, ifMatch, tenant, now } = call;
  const { project_id: projectId, bid_package_id: packageId, bid_question_id: id } = params;
  await takePackage(tx, projectId, packageId);
  const { request, questions, invitations } = await presentTerms(call);
  const question = questions.find((one) => one.id === id);
  if (!question) throw notFound();
  const answer = body.answer.trim();
  if (answer === '') throw ruleRefused('Write an answer.', { answer: ['Write an answer.'] });
  if (answer === question.answer) throw conflict('This is the answer already.', question);
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Answered question ${question.number} of a bidder`),
    [{ entity: 'bid_question', kind: 'update', id, version: ifMatch ?? null, fields: { answer } }],
  );
  await markAnswered(tx, id, now);
  const about = {
    company: tenant.name,
    time_zone: tenant.timeZone,
    ...(await readPlace(tx, packageId)),
    ...request,
  };
  const to = invitations.filter(({ state }) => state !== 'DECLINED').map(({ email }) => email);
  await sendBidNews(tx, about, to, {
    title: `Question ${question.number} is answered`,
    text: question.question,
  });
  return savedBidding(call, set);
}

/** The company's side of bids by link (docs/product/bidding.md). */
export const biddingHandlers = defineHandlers({
  getBidding: presentBidding,
  changeBidRequest,
  inviteBidders,
  withdrawBidInvitation,
  renewBidLink,
  openBids,
  previewBid,
  issueBidAddendum,
  answerBidQuestion,
});
