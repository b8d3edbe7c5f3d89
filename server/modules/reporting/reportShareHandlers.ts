import { formatDate } from '#domain/dates';
import { normalizeEmail } from '#domain/people';
import { REPORT_SHARES, type RunShape, shareProblems, withoutPapers } from '#domain/reporting';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers, type RawJson, rawJson, type Result } from '#server/contract/handlers.ts';
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts';
import { isLinkToken, linkHash, makeLink } from '../bidding/bidLink.ts';
import { openRun } from './openRun.ts';
import { readFiguresJson } from './reportRunRepository.ts';
import { sendShareLink } from './reportShareMails.ts';
import {
  addVisit,
  countWrong,
  findShare,
  insertShare,
  listShares,
  type OpenShare,
  readShare,
  readShared,
  revokeShare,
  runOfShare,
  touchVisit,
} from './reportShareRepository.ts';

/** The address of a shared report. What stands behind `#` never leaves the browser. */
const shareUrl = (origin: string, token: string): string => `${origin}/shared-report#${token}`;

type Visit = Pick<Call<'openSharedReport'>, 'tx' | 'now' | 'today' | 'tenant' | 'services'>;

/** Tells whoever made a link that it was opened, once a day. */
async function tellOpening({ tx, now, today, services }: Visit, share: OpenShare): Promise<void> {
  const { id, projectId, runId, recipient, name, tellsOpening, createdById } = share;
  if (!tellsOpening || createdById === null) return;
  const opened = {
    userId: createdById,
    projectId,
    kind: 'report_ready',
    title: name,
    action: 'Report opened',
    subtitle: `By the link for ${recipient}`,
    link: `/projects/${projectId}/reports/runs/${runId}`,
    permission: 'reporting_access',
    key: `share ${id} ${today}`,
  } as const;
  await services.notify.post(tx, [opened], { creatorId: null, at: now.toISOString() });
}

/** What a link shows, once nothing stands against it. */
async function show(visit: Visit, share: OpenShare): Promise<RawJson<Result<'openSharedReport'>>> {
  const { tx, now, today, tenant } = visit;
  const { token: pass, hash: passHash } = makeLink();
  await addVisit(tx, share.id, 'OPENED', { passHash, now });
  await tellOpening(visit, share);
  const { name, description, recipient, asOf, expiresOn, hasWatermark, hiddenKeys } = share;
  const kept = await readFiguresJson(tx, share.runId);
  const figures =
    hiddenKeys.length === 0 ? kept : JSON.stringify(withoutPapers(JSON.parse(kept) as RunShape, hiddenKeys));
  const head = JSON.stringify({
    name,
    description,
    recipient,
    as_of: asOf,
    expires_on: expiresOn,
    watermark: hasWatermark ? `${recipient}, ${formatDate(today)}` : null,
    pass,
  });
  const start = JSON.stringify({ state: 'OPEN', company_name: tenant.name });
  return rawJson(`${start.slice(0, -1)},"report":${head.slice(0, -1)},"figures":${figures}}}`);
}

/** Links by which somebody without an account reads a run (docs/product/reporting.md). */
export const reportShareHandlers = defineHandlers({
  listReportShares: async (call) => {
    const { id } = await openRun(call);
    return listShares(call.tx, id, call.today, call.query);
  },

  createReportShare: async (call) => {
    const { tx, params, body, caller, tenant, services, today, now } = call;
    const run = await openRun(call);
    const { papers, shares } = await readShared(tx, run.id);
    const email = normalizeEmail(body.email ?? '');
    const errors = shareProblems({ ...body, email }, papers, today);
    const [first] = Object.values(errors);
    if (first) throw ruleRefused(first[0] ?? 'This link cannot be made.', errors);
    if (shares >= REPORT_SHARES.most)
      throw ruleRefused(
        `A run has at most ${REPORT_SHARES.most} links. Run the report again and share that run.`,
      );
    const hidden = papers.filter(({ key }) => body.hidden_keys.includes(key));
    const { token, hash } = makeLink();
    const recipient = body.recipient.trim();
    const id = await insertShare(tx, {
      projectId: params.project_id,
      runId: run.id,
      recipient,
      email,
      linkHash: hash,
      passwordHash: body.password === undefined ? null : await hashPassword(body.password),
      expiresOn: body.expires_on,
      hasWatermark: body.has_watermark,
      hiddenKeys: hidden.map(({ key }) => key),
      leftOut: hidden.map(({ title }) => title),
      tellsOpening: body.tells_opening,
      mailedAt: body.is_mailed ? now : null,
      userId: caller.userId,
    });
    const address = shareUrl(services.originOf(tenant.slug), token);
    if (body.is_mailed)
      await sendShareLink(tx, {
        company: tenant.name,
        report: run.report.name,
        recipient,
        email,
        url: address,
        expiresOn: body.expires_on,
        hasPassword: body.password !== undefined,
      });
    return { share: await readShare(tx, id, today), address };
  },

  revokeReportShare: async (call) => {
    const { tx, params, caller, now } = call;
    const runId = await runOfShare(tx, params.project_id, params.report_share_id);
    if (runId === undefined) throw notFound();
    await openRun({ ...call, params: { project_id: params.project_id, report_run_id: runId } });
    await revokeShare(tx, params.report_share_id, caller.userId, now);
  },

  openSharedReport: async (call) => {
    const { tx, body, now, tenant } = call;
    const share = isLinkToken(body.token) ? await findShare(tx, linkHash(body.token), call.today) : undefined;
    if (!share) throw notFound();
    const closed = (state: 'PASSWORD' | 'WRONG_PASSWORD' | 'LOCKED') => ({
      state,
      company_name: tenant.name,
      report: null,
    });
    if (share.passwordHash !== null) {
      if ((await countWrong(tx, share.id, now)) >= REPORT_SHARES.wrongPasswords) return closed('LOCKED');
      if (body.password === undefined) return closed('PASSWORD');
      if (!(await verifyPassword(share.passwordHash, body.password))) {
        // Answered, not refused: the log keeps it.
        await addVisit(tx, share.id, 'WRONG_PASSWORD', { passHash: null, now });
        return closed('WRONG_PASSWORD');
      }
    }
    return show(call, share);
  },

  visitSharedReport: async ({ tx, body, now, today }) => {
    const isPrinted = body.is_printed ?? false;
    const isOpen =
      isLinkToken(body.pass) && (await touchVisit(tx, linkHash(body.pass), { today, now, isPrinted }));
    if (!isOpen) throw notFound();
    return { is_open: true };
  },
});
