import { createHash } from 'node:crypto';
import { issueOf } from '#domain/bidding';

type AsOwner = (text: string, values?: unknown[]) => Promise<unknown>;
type Known = { ids?: Record<string, number>; body?: unknown; headers?: Record<string, string> };

const offer = {
  lines: [{ line_id: 1, coverage: 'INCLUDED', unit_price: 82.5, amount: null, note: '' }],
  alternates: [],
  qualifications: '',
};
const sheet = {
  lines: [{ id: 1, section: '', name: 'Piping', quantity: 10, unit: 'LF', estimate: 1000 }],
  bidders: [],
};

/** One call of each operation of bidding that does its work, on the second package of the first project: out to bid, with one company. */
export function biddingCalls(asOwner: AsOwner, token: string): Record<string, () => Promise<Known>> {
  const ids = { bid_package_id: 2, bid_invitation_id: 900, bid_question_id: 900 };
  /** Bids are due that many days from now. */
  const out = async (days: number) => {
    await asOwner('delete from bid_request where tenant_id = 1 and bid_package_id = 2');
    await asOwner('delete from bid_invitation where tenant_id = 1 and bid_package_id = 2');
    await asOwner(
      `update bid_package set is_deleted = false, status = 'OUT_TO_BID', committed = null, award_by = null, on_site = null,
        leveled_low = null, leveling = $1::jsonb where tenant_id = 1 and id = 2`,
      [JSON.stringify(sheet)],
    );
    await asOwner(
      `insert into bid_request (tenant_id, id, project_id, bid_package_id, due_on, due_time, issued)
        select 1, 900, project_id, 2, current_date + $1::int, '14:00', $2::jsonb from bid_package where tenant_id = 1 and id = 2`,
      [days, JSON.stringify(issueOf(sheet))],
    );
    await asOwner(
      `insert into bid_invitation (tenant_id, id, project_id, bid_package_id, bidder_id, company, email, link_hash, draft,
          draft_version)
        select 1, 900, project_id, 2, 1, 'Known Mechanical', 'known@mechanical.example', $1, $2::jsonb, 1
        from bid_package where tenant_id = 1 and id = 2`,
      [createHash('sha256').update(token).digest('base64url'), JSON.stringify(offer)],
    );
    await asOwner('delete from bid_addendum where tenant_id = 1 and bid_package_id = 2');
    await asOwner(
      `insert into bid_question (tenant_id, id, project_id, bid_package_id, bid_invitation_id, number, question)
        select 1, 900, project_id, 2, 900, 1, 'Known?' from bid_package where tenant_id = 1 and id = 2`,
    );
  };
  const link = (more: object) => async () => {
    await out(30);
    return { body: { token, ...more } };
  };
  const owner = (body?: unknown) => async () => {
    await out(30);
    return { ids, ...(body !== undefined && { body }) };
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    openBid: link({}),
    saveBidDraft: link({ version: 1, offer }),
    submitBid: link({ version: 1 }),
    answerBidInvitation: link({ answer: 'ACCEPTED' }),
    askBidQuestion: link({ question: 'Is night work allowed?' }),
    confirmBidAddendum: async () => {
      await out(30);
      await asOwner(
        `insert into bid_addendum (tenant_id, id, project_id, bid_package_id, number, text)
          select 1, 900, project_id, 2, 1, 'Known' from bid_package where tenant_id = 1 and id = 2`,
      );
      return { body: { token, number: 1 } };
    },
    issueBidAddendum: owner({ text: 'Known change.' }),
    previewBid: owner(),
    addBidFile: async () => {
      await out(30);
      return { headers: { 'Bid-Token': token } };
    },
    readBidWorkbook: async () => {
      await out(30);
      return { headers: { 'Bid-Token': token } };
    },
    removeBidFile: async () => {
      await out(30);
      await asOwner(
        `insert into attachment (tenant_id, id, entity, entity_id, field_name, file_name, file_type, size, storage_key)
          values (1, 600901, 'bid_invitation', 900, 'attachments', 'own.pdf', 'application/pdf', 9, lpad('901', 48, '0'))
          on conflict do nothing`,
      );
      return { body: { token, file_id: 600_901 } };
    },
    openBidFile: async () => {
      await out(30);
      await asOwner(
        `insert into bid_document (tenant_id, id, project_id, title, kind, bid_package_ids)
          select 1, 900, project_id, 'Known drawing', 'DRAWING', '[2]' from bid_package where tenant_id = 1 and id = 2
          on conflict do nothing`,
      );
      await asOwner(
        `insert into attachment (tenant_id, id, entity, entity_id, field_name, file_name, file_type, size, storage_key)
          values (1, 600900, 'bid_document', 900, 'attachments', 'a.pdf', 'application/pdf', 9, lpad('900', 48, '0'))
          on conflict do nothing`,
      );
      return { body: { token, file_id: 600_900 } };
    },
    getBidding: owner(),
    inviteBidders: owner({
      due_on: day(40),
      due_time: '14:00',
      bidders: [{ company: 'Another', email: 'another@mechanical.example' }],
    }),
    changeBidRequest: owner({ due_on: day(50) }),
    withdrawBidInvitation: owner(),
    renewBidLink: owner(),
    openBids: async () => {
      await out(-2);
      return { ids, body: {} };
    },
    answerBidQuestion: owner({ answer: 'Yes.' }),
  };
}

/** Two invitations with a question each in every project with packages: the demo brings them for one alone. */
export async function addBidding(asOwner: AsOwner): Promise<void> {
  await asOwner(`insert into bid_invitation (tenant_id, id, project_id, bid_package_id, bidder_id, company, email)
    select tenant_id, id * 10 + 800000 + n, project_id, id, 20 + n, 'Company ' || n, 'bids' || n || '@company.example'
    from bid_package, generate_series(0, 1) n on conflict do nothing`);
  await asOwner(`insert into bid_question (tenant_id, id, project_id, bid_package_id, bid_invitation_id, number, question)
    select tenant_id, id, project_id, bid_package_id, id, 100 + bidder_id, 'Which?' from bid_invitation
    where company in ('Company 0', 'Company 1') on conflict do nothing`);
}

/** An award of the second package that waits for whoever calls. */
export function approvalCalls(asOwner: AsOwner, callerId: number): Record<string, () => Promise<Known>> {
  const step = { name: 'Known', up_to: null, decision: 'WAITING', reason: '', decided_at: null };
  const request = {
    awarded_to: 'Iron Works',
    contract_amount: 5,
    requested_by_id: callerId,
    requested_by: 'Known',
    requested_at: '2026-10-12T09:00:00.000Z',
    input: {},
    steps: [{ ...step, user_id: callerId }],
  };
  return {
    saveAwardApprovals: async () => ({ body: { bands: [] } }),
    decideBidPackageAward: async () => {
      await asOwner(
        `update bid_package set is_deleted = false, status = 'RECOMMENDED', committed = null, award_request =
          $1::jsonb
          where tenant_id = 1 and id = 2`,
        [JSON.stringify(request)],
      );
      return { ids: { bid_package_id: 2 }, body: { decision: 'WITHDRAW' } };
    },
  };
}
