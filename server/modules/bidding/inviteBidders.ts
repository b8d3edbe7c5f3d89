import { checkRequest, issueOf, MOST_INVITATIONS, type RequestDraft } from '#domain/bidding';
import { formatDate } from '#domain/dates';
import { isEmail, normalizeEmail } from '#domain/people';
import {
  type Bidder,
  emptySheet,
  isBought,
  isInScope,
  type LevelingSheet,
  nextPackageStatuses,
  PACKAGE_STATUSES,
  type PackageStatus,
} from '#domain/procurement';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { takePackage } from '../procurement/packageAdapter.ts';
import { makeLink } from './bidLink.ts';
import { type MailAbout, sendBidLink, sendBidNews } from './biddingMails.ts';
import { isPast, keepLinks, markOpened, readBidding, readPlace, takeRequest } from './biddingRepository.ts';
import { savedBidding } from './savedBidding.ts';

type Invited = Call<'inviteBidders'>['body']['bidders'][number];

const plain = (text: string) => text.trim().toLowerCase();

/** The address of a bidder's page. What stands behind `#` never leaves the browser. */
export const bidUrl = (origin: string, token: string): string => `${origin}/bid#${token}`;

/** The award of a package does not wait for bids that come later. */
export function dueProblem(stored: Snapshot, dueOn: string): string[] | undefined {
  const awardBy = stored.fields['award_by'] as string | null;
  return awardBy !== null && dueOn > awardBy
    ? ['The award is due before that. Choose an earlier day, or move the award.']
    : undefined;
}

/** Why bids cannot be due earlier once one is there. */
export const EARLIER = 'A bid was submitted already. The due moment can only move later.';

/** A due moment of the company whose texts order as the moments do. */
export const dueText = ({ due_on: on, due_time: at }: { due_on: string; due_time: string }): string =>
  `${on} ${at}`;

/** Tells those who were invited before that bids are due at another moment. */
export const tellOfDueMoment = (
  tx: TenantTx,
  about: MailAbout,
  invitations: readonly { email: string; state: string }[],
  before: string,
): Promise<void> =>
  sendBidNews(
    tx,
    about,
    invitations.filter(({ state }) => state !== 'DECLINED').map(({ email }) => email),
    {
      title: 'Bids are due at another time',
      text: `Bids were due ${formatDate(before)}. Below is when they are due now.`,
    },
  );

function refuseStatus(status: PackageStatus): void {
  const isOut = status === 'OUT_TO_BID' || nextPackageStatuses(status).includes('OUT_TO_BID');
  if (isBought(status) || !isOut || status === 'BIDS_RECEIVED')
    throw ruleRefused(
      `Bidders are invited while a package is Ready to bid, Out to bid or Re-bid. This one is ${PACKAGE_STATUSES[status].label}.`,
    );
}

/** What is wrong with the companies that are invited; `known` were invited before. */
function checkInvited(bidders: readonly Invited[], known: readonly { company: string; email: string }[]) {
  const errors: FieldErrors = {};
  const companies = new Set(known.map(({ company }) => plain(company)));
  const emails = new Set(known.map(({ email }) => email));
  for (const [place, bidder] of bidders.entries()) {
    const email = normalizeEmail(bidder.email);
    if (bidder.company.trim() === '') errors[`bidders.${place}.company`] = ['Enter the company’s name.'];
    else if (companies.has(plain(bidder.company)))
      errors[`bidders.${place}.company`] = ['This company is invited already.'];
    if (!isEmail(email)) errors[`bidders.${place}.email`] = ['Enter a full email address.'];
    else if (emails.has(email)) errors[`bidders.${place}.email`] = ['This address is invited already.'];
    companies.add(plain(bidder.company));
    emails.add(email);
  }
  if (known.length + bidders.length > MOST_INVITATIONS)
    errors['bidders'] = [`At most ${MOST_INVITATIONS} companies bid on a package.`];
  return errors;
}

/** The sheet with a place for each company that is invited. */
function withBidders(
  sheet: LevelingSheet,
  invited: readonly Invited[],
): { sheet: LevelingSheet; ids: number[] } {
  const bidders = [...sheet.bidders];
  const ids = invited.map(({ company, contact = '' }) => {
    const at = bidders.findIndex((one) => plain(one.company) === plain(company));
    const found = bidders[at];
    if (found) {
      const isNew = found.invitation === 'PENDING';
      bidders[at] = {
        ...found,
        contact: found.contact || contact.trim(),
        ...(isNew && { invitation: 'SENT' }),
      };
      return found.id;
    }
    const id = Math.max(0, ...bidders.map((one) => one.id)) + 1;
    const fresh: Bidder = {
      id,
      company: company.trim(),
      contact: contact.trim(),
      invitation: 'SENT',
      stated_total: null,
      rejection: '',
      bids: [],
      extras: [],
    };
    bidders.push(fresh);
    return id;
  });
  return { sheet: { ...sheet, bidders }, ids };
}

/** Invites companies by mail: terms, places in the scope sheet, links and the state of the package are one change. */
export async function inviteBidders(call: Call<'inviteBidders'>) {
  const { tx, params, body, services, today, now, tenant } = call;
  const { project_id: projectId, bid_package_id: packageId } = params;
  const here = { now, timeZone: tenant.timeZone };
  const stored = await takePackage(tx, projectId, packageId);
  const status = stored.fields['status'] as PackageStatus;
  refuseStatus(status);
  const request = await takeRequest(tx, packageId);
  const isAgain = status === 'REBID' && request?.openedAt != null;
  if (request?.openedAt != null && !isAgain)
    throw ruleRefused('The bids for this package were opened. Move it to Re-bid to invite again.');
  const before = (stored.fields['leveling'] as LevelingSheet | null) ?? emptySheet;
  if (!before.lines.some(isInScope))
    throw ruleRefused('There is nothing to price yet. Add scope lines before you invite bidders.');
  const stood = await readBidding(tx, projectId, packageId, here);
  const had = stood?.invitations ?? [];
  /** The terms of those who were invited before; a new round knows none. */
  const known = isAgain ? null : (stood?.request ?? null);
  const terms: RequestDraft = {
    due_on: body.due_on,
    due_time: body.due_time,
    questions_by: body.questions_by ?? null,
    site_walk_on: body.site_walk_on ?? null,
    bond_percent: body.bond_percent ?? null,
    message: body.message?.trim() ?? '',
  };
  const late = dueProblem(stored, terms.due_on);
  const errors: FieldErrors = {
    ...(late && { due_on: late }),
    ...checkRequest(terms, today),
    ...checkInvited(body.bidders, isAgain ? [] : had),
  };
  if (errors['due_on'] === undefined && (await isPast(tx, terms, here)))
    errors['due_time'] ??= ['This hour has passed. Choose a later one.'];
  const moved = known !== null && dueText(known) !== dueText(terms);
  if (moved && dueText(terms) < dueText(known) && had.some(({ submitted_at: at }) => at !== null))
    errors['due_on'] = [EARLIER];
  const { sheet, ids } = withBidders(before, body.bidders);
  if (sheet.bidders.length > MOST_INVITATIONS)
    errors['bidders'] ??= [
      `At most ${MOST_INVITATIONS} companies bid on a package. Take one out of its leveling first.`,
    ];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'These companies cannot be invited.', errors);

  const changes: Change[] = [
    {
      entity: 'bid_package',
      kind: 'update',
      id: packageId,
      fields: { leveling: sheet, status: 'OUT_TO_BID', bids_due: terms.due_on },
    },
    request
      ? {
          entity: 'bid_request',
          kind: 'update',
          id: request.id,
          // Who comes later gets what those before them have; a new round begins with the sheet of now.
          fields: { ...terms, ...(isAgain && { issued: issueOf(before) }) },
        }
      : {
          entity: 'bid_request',
          kind: 'create',
          fields: { bid_package_id: packageId, ...terms, issued: issueOf(before) },
        },
    ...(isAgain ? had.map(({ id }): Change => ({ entity: 'bid_invitation', kind: 'delete', id })) : []),
    ...body.bidders.map(({ company, contact = '', email }, place): Change => ({
      entity: 'bid_invitation',
      kind: 'create',
      fields: {
        bid_package_id: packageId,
        bidder_id: ids[place],
        company: company.trim(),
        contact: contact.trim(),
        email: normalizeEmail(email),
      },
    })),
  ];
  const names = body.bidders.map(({ company }) => company.trim()).join(', ');
  const { id: set, rows } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Invited ${names} to bid`),
    changes,
  );
  if (isAgain && request) await markOpened(tx, request.id, null);
  const made = rows.filter(({ entity, version }) => entity === 'bid_invitation' && version !== null);
  const links = made.map(({ id, fields }) => ({ id, fields, ...makeLink() }));
  await keepLinks(tx, new Map(links.map(({ id, hash }) => [id, hash])), now);
  const about = {
    company: tenant.name,
    time_zone: tenant.timeZone,
    ...(await readPlace(tx, packageId)),
    ...terms,
  };
  for (const { token, fields } of links)
    await sendBidLink(tx, about, {
      email: String(fields['email']),
      bidder: String(fields['company']),
      url: bidUrl(services.originOf(tenant.slug), token),
      message: terms.message,
    });
  if (moved) await tellOfDueMoment(tx, about, had, known.due_on);
  return savedBidding(call, set);
}
