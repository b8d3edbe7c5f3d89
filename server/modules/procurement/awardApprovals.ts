import type { components } from '#contract/api.ts';
import { formatCode } from '#domain/items';
import { type AwardNews, awardNotification } from '#domain/notifications';
import {
  type AwardBand,
  type AwardRequest,
  bandsFor,
  checkBands,
  firstSteps,
  nextSigner,
  withDecision,
} from '#domain/procurement';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Snapshot } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listAudience } from '#server/services/notify/audienceRepository.ts';
import { readProjectName } from '#server/services/notify/projectNameRepository.ts';
import { readCompanySettings } from '../settings/companyRepository.ts';
import { listSigners } from './awardRepository.ts';

type Schemas = components['schemas'];

/** A request as it is kept: with the award that it will become. */
export type StoredRequest = AwardRequest & { input: Schemas['AwardInput'] };

/** The request of a package; null where its award was never out for approval. */
export const requestOf = ({ fields }: Snapshot): StoredRequest | null =>
  fields['award_request'] as StoredRequest | null;

/** Refuses a change of what is being signed. */
export function refuseInApproval(stored: Snapshot): void {
  const request = requestOf(stored);
  const signer = request && nextSigner(request);
  if (signer)
    throw ruleRefused(
      `The award of this package waits for ${signer.name}. Have it rejected, or withdraw the request first.`,
    );
}

/** Who signs awards in the company, the smallest amounts first. */
export async function readBands(tx: TenantTx): Promise<{ bands: AwardBand[]; version: number }> {
  const { settings, version } = await readCompanySettings(tx);
  return { bands: settings.award_approvals, version };
}

/** Bands with the names of their people; those whose account is gone are called by nothing. */
async function named(tx: TenantTx, bands: readonly AwardBand[]) {
  const people = await listSigners(
    tx,
    bands.map(({ user_id: id }) => id),
  );
  return bands.map((band) => {
    const person = people.find(({ id }) => id === band.user_id);
    return { ...band, name: person?.name ?? '', isActive: person?.is_active ?? false };
  });
}

const shown = async (tx: TenantTx): Promise<Schemas['AwardApprovals']> => {
  const { bands, version } = await readBands(tx);
  const rows = await named(tx, bands);
  return {
    bands: rows.map(({ up_to, user_id, name }) => ({ up_to, user_id, name })),
    version,
  };
};

/** Who signs awards, for whoever may change the company. */
export const getAwardApprovals = ({ tx }: Call<'getAwardApprovals'>) => shown(tx);

/** Sets who signs awards. Requests that are out keep the signers that they went out with. */
export async function saveAwardApprovals(call: Call<'saveAwardApprovals'>) {
  const { tx, body, services, ifMatch } = call;
  const bands = body.bands.map(({ up_to, user_id }) => ({ up_to, user_id }));
  const errors = { ...checkBands(bands) };
  for (const [at, { isActive }] of (await named(tx, bands)).entries())
    if (!isActive) errors[`bands.${at}.user_id`] ??= ['This person has no account here. Choose another one.'];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'These limits cannot be saved.', errors);
  await services.changes.apply(tx, handHead(call, null, 'Changed who approves awards'), [
    {
      entity: 'company_settings',
      kind: 'update',
      id: tx.tenantId,
      version: ifMatch ?? null,
      fields: { award_approvals: bands },
    },
  ]);
  return shown(tx);
}

/** The signatures that an award needs beside that of whoever asks for it; null where it needs none. */
export async function requestFor(
  { tx, caller, now, params }: Pick<Call<'awardBidPackage'>, 'tx' | 'caller' | 'now' | 'params'>,
  input: Schemas['AwardInput'],
  { company, warnings }: { company: string; warnings: string[] },
): Promise<StoredRequest | null> {
  const amount = input.contract_amount ?? 0;
  const needed = bandsFor((await readBands(tx)).bands, amount);
  const at = now.toISOString();
  const steps = firstSteps(await named(tx, needed), { userId: caller.userId, at });
  const waiting = steps.filter(({ decision }) => decision === 'WAITING');
  if (waiting.length === 0) return null;
  const able = await listAudience(
    tx,
    params.project_id,
    'procurement_access',
    waiting.map(({ user_id: id }) => id),
  );
  const away = waiting.find(({ user_id: id }) => !able.has(id));
  if (away)
    throw ruleRefused(
      `${away.name || 'Someone who'} has to approve this award${away.name ? ' and' : ''} does not see the procurement of this project. Add them to it, or change who approves awards.`,
    );
  const [me] = await listSigners(tx, [caller.userId]);
  return {
    input,
    awarded_to: company,
    contract_amount: amount,
    ...(warnings.length > 0 && { warnings, award_reason: input.award_reason?.trim() ?? '' }),
    requested_by_id: caller.userId,
    requested_by: me?.name ?? '',
    requested_at: at,
    steps,
  };
}

type Telling = Pick<Call<'awardBidPackage'>, 'tx' | 'caller' | 'now' | 'services'> & {
  params: { project_id: number; bid_package_id: number };
};

/** Tells the next signer, or whoever asked for the award, unless that is the caller. */
export async function tellOfApproval(
  { tx, caller, now, services, params }: Telling,
  stored: Snapshot,
  request: AwardRequest,
  to: { userId: number; news: (by: string) => AwardNews },
): Promise<void> {
  if (to.userId === caller.userId) return;
  const [me] = await listSigners(tx, [caller.userId]);
  const draft = awardNotification(
    to.userId,
    {
      project: { id: params.project_id, name: await readProjectName(tx, params.project_id) },
      package: {
        id: params.bid_package_id,
        code: formatCode('bid_package', stored.fields['number'] as number),
        name: String(stored.fields['name']),
      },
      company: request.awarded_to,
      amount: request.contract_amount,
    },
    to.news(me?.name ?? ''),
  );
  await services.notify.post(tx, [draft], { creatorId: caller.userId, at: now.toISOString() });
}

/** The request after the caller's decision; refuses whoever's turn it is not. */
export function decided(
  { caller, now }: Pick<Call<'decideBidPackageAward'>, 'caller' | 'now'>,
  request: StoredRequest | null,
  { decision, reason = '' }: Schemas['AwardDecision'],
): StoredRequest | null {
  const signer = request && nextSigner(request);
  if (!request || !signer) throw ruleRefused('No approval is asked for here. Reload the page.');
  if (decision === 'WITHDRAW') {
    if (request.requested_by_id !== caller.userId)
      throw ruleRefused(`Only ${request.requested_by} can withdraw this request.`);
    return null;
  }
  if (signer.user_id !== caller.userId) throw ruleRefused(`This award waits for ${signer.name}.`);
  const text = reason.trim();
  if (decision === 'REJECT' && text === '')
    throw ruleRefused('Say why you reject it.', { reason: ['Say why you reject it.'] });
  return withDecision(request, { approves: decision === 'APPROVE', reason: text, at: now.toISOString() });
}
