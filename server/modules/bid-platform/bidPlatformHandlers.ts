import { conflict, ruleRefused } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers } from '#server/contract/handlers.ts';
import { stateHash } from '#server/services/bid-platform/bidPlatformLink.ts';
import { PlatformRefused } from '#server/services/bid-platform/platformRefused.ts';
import {
  forgetAccount,
  keepAccount,
  keepSignIn,
  type PlatformRow,
  readAccount,
  readPlatform,
  spendSignIn,
} from './bidPlatformRepository.ts';
import { readingKind, type ReadingRequest } from './readPlatformJob.ts';
import { presentPlatform, removePlatform, returnAddress, savePlatform } from './savePlatform.ts';
import { presentReading, takeReading } from './takePlatform.ts';

/** How long somebody may stay at the platform, in seconds. */
const awaySeconds = 600;

type Calling = Pick<Call<'getBidPlatformAccount'>, 'tx' | 'caller'>;

const personOf = ({ caller }: Calling) => ({ tenantId: caller.tenantId, userId: caller.userId });

async function presentAccount(call: Calling): Promise<Answer<'getBidPlatformAccount'>> {
  const platform = await readPlatform(call.tx);
  const account = platform && (await readAccount(call.tx, call.caller.userId));
  return {
    name: platform?.name ?? '',
    is_configured: platform !== undefined,
    is_connected: account !== undefined,
    connected_at: account?.connectedAt ?? null,
  };
}

async function demandPlatform({ tx }: Pick<Calling, 'tx'>): Promise<PlatformRow> {
  const platform = await readPlatform(tx);
  if (!platform)
    throw ruleRefused('No bidding platform is set up. An administrator does that in Company Settings.');
  return platform;
}

/** A refusal of the platform as an answer of ours. */
const asRule = (error: unknown): unknown =>
  error instanceof PlatformRefused ? ruleRefused(error.message) : error;

/** Signing in to the bidding platform, and taking its packages and bids over. */
export const bidPlatformHandlers = defineHandlers({
  getBidPlatform: presentPlatform,
  saveBidPlatform: savePlatform,
  removeBidPlatform: removePlatform,
  getBidPlatformAccount: presentAccount,

  removeBidPlatformAccount: async (call) => {
    const { tx, caller, services } = call;
    const platform = await readPlatform(tx);
    const account = await readAccount(tx, caller.userId);
    if (!platform || !account) return;
    await forgetAccount(tx, caller.userId);
    const tokens = services.bidPlatform.openTokens(personOf(call), account.sealedTokens);
    if (tokens) await services.bidPlatform.forget(platform, personOf(call), tokens);
  },

  leaveForBidPlatform: async (call) => {
    const { tx, caller, services } = call;
    const platform = await demandPlatform(call);
    try {
      const left = await services.bidPlatform.leave(platform, personOf(call), returnAddress(call));
      await keepSignIn(tx, { ...left, userId: caller.userId, seconds: awaySeconds });
      return { address: left.address };
    } catch (error) {
      throw asRule(error);
    }
  },

  loginBidPlatform: async (call) => {
    const { tx, body, caller, services, tenant } = call;
    const platform = await demandPlatform(call);
    const { authorization_code: code, state } = body;
    const sealedVerifier = await spendSignIn(tx, caller.userId, stateHash(state));
    if (sealedVerifier === undefined)
      throw conflict('This sign-in has expired, was used already, or was not started by you. Sign in again.');
    try {
      const back = { code, state, sealedVerifier, returnAddress: returnAddress(call) };
      const tokens = await services.bidPlatform.exchange(platform, personOf(call), back);
      const sealed = services.bidPlatform.sealTokens(personOf(call), tokens);
      await keepAccount(tx, caller.userId, sealed, tokens.expiresAt);
    } catch (error) {
      throw asRule(error);
    }
    services.noteSecurity('bid_platform.signed_in', { tenant: tenant.slug, userId: caller.userId });
    return presentAccount(call);
  },

  readBidPlatform: async (call) => {
    const { tx, params, body, caller, services } = call;
    const platform = await demandPlatform(call);
    if (!(await readAccount(tx, caller.userId)))
      throw ruleRefused(`You are not signed in to ${platform.name}. Sign in first.`);
    const payload: ReadingRequest = {
      projectId: params.project_id,
      userId: caller.userId,
      platformProjectId: body.platform_project_id ?? null,
    };
    const job = { kind: readingKind, payload, createdById: caller.userId, maxAttempts: 2 };
    return { job_id: await services.jobs.enqueue(tx, job) };
  },

  getBidPlatformReading: presentReading,
  takeFromBidPlatform: takeReading,
});
