import {
  PlatformNonsense,
  type PlatformPackage,
  type PlatformProject,
  readPlatformBids,
  readPlatformInvites,
  readPlatformLines,
  readPlatformPackages,
  readPlatformProjects,
  withBidders,
} from '#domain/bid-platform';
import type { PlatformReader } from '#server/services/bid-platform/platformReader.ts';
import { PlatformRefused } from '#server/services/bid-platform/platformRefused.ts';
import { HopelessError, type JobContext, type JobKind } from '#server/services/jobs/runJob.ts';
import { forgetAccount, keepRefreshed, readAccount, readPlatform } from './bidPlatformRepository.ts';

export const readingKind = 'read_bid_platform';

/** For which project the platform is read, as whom, and which project of it; none reads its projects. */
export type ReadingRequest = { projectId: number; userId: number; platformProjectId: string | null };

/** What was read of the platform; kept with the job until it is taken over. */
export type PlatformReading = {
  name: string;
  projects: PlatformProject[];
  project: PlatformProject | null;
  packages: PlatformPackage[];
};

/** The most lines of bids that are read at once. */
const mostLines = 20_000;

/** Reads the platform as the person who asked. Nothing is written to the project: what was read is the result. */
export const readBidPlatformJob: JobKind<ReadingRequest> = {
  name: readingKind,
  resultNeeds: ({ projectId }) => ({ projectId, permissions: ['procurement_access', 'change_procurement'] }),
  run: async (context) => {
    try {
      return JSON.stringify(await readAll(context));
    } catch (error) {
      // Trying again by itself would ask a platform anew that has said why it does not answer.
      if (error instanceof PlatformRefused && error.reason === 'signed_out')
        await context.database.asTenant(context.tenantId, (tx) => forgetAccount(tx, context.payload.userId));
      if (error instanceof PlatformRefused || error instanceof PlatformNonsense)
        throw new HopelessError(error.message, { cause: error });
      throw error;
    }
  },
};

async function readAll(context: JobContext<ReadingRequest>): Promise<PlatformReading> {
  const { payload, progress } = context;
  const { name, reader } = await openReader(context);
  progress(0.02, `Asking ${name} for its projects`);
  const projects = readPlatformProjects(await reader.list('projects'));
  if (payload.platformProjectId === null) return { name, projects, project: null, packages: [] };
  const project = projects.find(({ id }) => id === payload.platformProjectId);
  if (!project) throw new HopelessError(`${name} no longer has this project. Choose another.`);
  const of = { projectId: project.id };
  progress(0.1, 'Reading packages');
  const packages = readPlatformPackages(await reader.list('bid-packages', of));
  progress(0.2, 'Reading bidders');
  const invited = await reader.list('invites', of);
  const names = await companyNames(reader, invited);
  progress(0.3, 'Reading bids');
  const bids = readPlatformBids(await reader.list('bids', of));
  let lines = 0;
  for (const [at, bid] of bids.entries()) {
    progress(0.3 + (0.7 * at) / bids.length, `Reading bid ${at + 1} of ${bids.length}`);
    bid.lines = readPlatformLines(await reader.list(`bids/${encodeURIComponent(bid.id)}/line-items`));
    lines += bid.lines.length;
    if (lines > mostLines)
      throw new HopelessError(
        `The bids of this project have more than ${mostLines.toLocaleString('en-US')} lines. Import them package by package from files.`,
      );
  }
  return {
    name,
    projects,
    project,
    packages: withBidders(packages, readPlatformInvites(invited, names), bids),
  };
}

/** Names of invited companies that the invites themselves do not name. */
async function companyNames(
  reader: PlatformReader,
  invited: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<string, string>> {
  const nameless = invited.filter((row) => !(row['company'] as { name?: unknown } | undefined)?.name);
  const ids = new Set(nameless.map((row) => row['bidderCompanyId']).filter((id) => typeof id === 'string'));
  const names = new Map<string, string>();
  for (const id of ids) {
    const [contact] = await reader.list('contacts', { companyId: id });
    const name = (contact?.['company'] as { name?: unknown } | undefined)?.name;
    if (typeof name === 'string' && name.trim() !== '') names.set(id, name.trim().slice(0, 120));
  }
  return names;
}

async function openReader({ database, tenantId, payload, bidPlatform, signal }: JobContext<ReadingRequest>) {
  const person = { tenantId, userId: payload.userId };
  const [platform, account] = await database.asTenant(tenantId, async (tx) => [
    await readPlatform(tx),
    await readAccount(tx, payload.userId),
  ]);
  if (!platform) throw new HopelessError('The bidding platform is no longer set up. Ask your administrator.');
  const tokens = account && bidPlatform.openTokens(person, account.sealedTokens);
  if (!account || !tokens)
    throw new HopelessError(`You are not signed in to ${platform.name}. Sign in first.`);
  const reader = bidPlatform.read(platform, person, tokens, {
    signal,
    keep: (fresh) =>
      database.asTenant(tenantId, (tx) =>
        keepRefreshed(
          tx,
          { userId: payload.userId, version: account.version },
          bidPlatform.sealTokens(person, fresh),
          fresh.expiresAt,
        ),
      ),
  });
  return { name: platform.name, reader };
}
