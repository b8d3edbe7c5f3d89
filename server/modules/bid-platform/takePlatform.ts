import {
  matchPackages,
  type OwnPackage,
  type PlatformPackage,
  sheetOfPlatform,
  statusAfter,
  targetProblem,
} from '#domain/bid-platform';
import {
  checkLeveling,
  type LevelingSheet,
  levelSheet,
  MOST_PACKAGES,
  type PackageStatus,
  tidySheet,
} from '#domain/procurement';
import { companyDate } from '#domain/dates';
import { conflict, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Answer, Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { packageAdapter } from '../procurement/index.ts';
import { keepPlatformProject, listOwnPackages, readPlatformProject } from './bidPlatformRepository.ts';
import { type PlatformReading, readingKind, type ReadingRequest } from './readPlatformJob.ts';

type Reading = Pick<Call<'getBidPlatformReading'>, 'tx' | 'params' | 'caller' | 'services'>;

/** What a job has read, for whoever asked for it. */
async function findReading({ tx, params, caller, services }: Reading): Promise<PlatformReading> {
  const job = await services.jobs.find(tx, params.job_id);
  const isOwn =
    job?.kind === readingKind &&
    job.createdById === caller.userId &&
    (job.payload as ReadingRequest).projectId === params.project_id;
  if (!isOwn) throw notFound();
  if (job.status !== 'done' || job.result === null)
    throw conflict(job.error ?? 'The platform is not read yet. Try again when its progress says so.');
  return JSON.parse(job.result) as PlatformReading;
}

/** What would not fit into a leveling sheet of a package that has nothing yet; null where all does. */
const sizeProblem = (one: PlatformPackage): string | null =>
  Object.values(checkLeveling(sheetOfPlatform(null, one)))[0]?.[0] ?? null;

/** What was read, beside the packages of the project that it belongs to. */
export async function presentReading(call: Reading): Promise<Answer<'getBidPlatformReading'>> {
  const { name, projects, project, packages } = await findReading(call);
  const { project_id: projectId } = call.params;
  const own = await listOwnPackages(call.tx, projectId);
  const matches = matchPackages(packages, own);
  const last = await readPlatformProject(call.tx, projectId);
  return {
    name,
    projects,
    last_project_id: last?.id ?? null,
    project,
    targets: project
      ? own.map((one) => ({
          id: one.id,
          number: one.number,
          name: one.name,
          problem: targetProblem(one),
        }))
      : [],
    packages: packages.map((one) => {
      const match = matches.get(one.id);
      return {
        id: one.id,
        number: one.number,
        name: one.name,
        bids_due_at: one.bids_due_at,
        match: match ? { bid_package_id: match.id, by: match.by } : null,
        problem: sizeProblem(one),
        bidders: one.bidders.map(({ company, state, bid }) => ({
          company,
          state,
          total: bid?.total ?? null,
          revision: bid?.revision ?? null,
          lines: bid?.lines.length ?? 0,
          submitted_at: bid?.submitted_at ?? null,
        })),
      };
    }),
  };
}

/** Takes packages with their bidders and bids over as one change set. */
export async function takeReading(call: Call<'takeFromBidPlatform'>): Promise<Answer<'takeFromBidPlatform'>> {
  const { tx, body, services, caller } = call;
  const { project_id: projectId } = call.params;
  const reading = await findReading(call);
  const own = new Map((await listOwnPackages(tx, projectId)).map((one) => [one.id, one]));
  const targets = pickTargets(body.packages, reading.packages, own);
  const fresh = targets.filter(({ into }) => into === null).length;
  if (own.size + fresh > MOST_PACKAGES)
    throw ruleRefused(`A project has at most ${MOST_PACKAGES} bid packages. Choose fewer.`);
  const stored = await packageAdapter.load(
    tx,
    targets.flatMap(({ into }) => (into ? [into.id] : [])),
    projectId,
  );
  const changes = targets.map(({ from, into }): Change => {
    const before = into ? stored.get(into.id)?.fields : undefined;
    const had = (before?.['leveling'] ?? null) as LevelingSheet | null;
    const sheet = tidySheet(sheetOfPlatform(had, from));
    const [problem] = Object.values(checkLeveling(sheet));
    if (problem) throw ruleRefused(`${from.name}: ${problem[0] ?? 'It cannot be leveled.'}`);
    const { low } = levelSheet(sheet);
    if (low !== null && low < 0)
      throw ruleRefused(`${from.name}: The leveled low is below $0. Check the bids at the platform.`);
    const decides = low !== null || (had !== null && levelSheet(had).low !== null);
    const fields = {
      leveling: sheet.lines.length === 0 && sheet.bidders.length === 0 ? had : sheet,
      platform_id: from.id,
      status: statusAfter((before?.['status'] ?? null) as PackageStatus | null, from),
      ...(decides && { leveled_low: low }),
    };
    return into
      ? { entity: 'bid_package', kind: 'update', id: into.id, version: null, fields }
      : {
          entity: 'bid_package',
          kind: 'create',
          fields: {
            ...fields,
            name: from.name,
            bids_due:
              from.bids_due_at === null ? null : companyDate(new Date(from.bids_due_at), caller.timeZone),
            created_by_id: caller.userId,
          },
        };
  });
  const words = targets.length === 1 ? '1 package' : `${targets.length} packages`;
  const { id } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Took ${words} over from ${reading.name}`),
    changes,
  );
  if (reading.project) await keepPlatformProject(tx, projectId, reading.project);
  const bids = targets.flatMap(({ from }) => from.bidders).filter(({ bid }) => bid !== null).length;
  return { change_set_id: id, added: fresh, changed: targets.length - fresh, bids };
}

type Target = { from: PlatformPackage; into: OwnPackage | null };

/** Each chosen package of the platform with the one that it goes into; a choice that cannot be is refused with its name. */
function pickTargets(
  chosen: Call<'takeFromBidPlatform'>['body']['packages'],
  packages: readonly PlatformPackage[],
  own: ReadonlyMap<number, OwnPackage>,
): Target[] {
  const byId = new Map(packages.map((one) => [one.id, one]));
  const taken = new Set<string>();
  const filled = new Set<number>();
  return chosen.map(({ platform_id: platformId, bid_package_id: id }, at) => {
    const refuse = (field: string, text: string) =>
      ruleRefused(text, { [`packages.${at}.${field}`]: [text] });
    const from = byId.get(platformId);
    if (!from)
      throw refuse(
        'platform_id',
        'This package was not among those that were read. Read the platform again.',
      );
    if (taken.has(platformId)) throw refuse('platform_id', `${from.name} is chosen twice.`);
    taken.add(platformId);
    if (id === null) {
      const before = [...own.values()].find((one) => one.platform_id === platformId);
      if (before)
        throw refuse('bid_package_id', `${from.name} was taken into ${before.name} before. Choose that one.`);
      return { from, into: null };
    }
    const into = own.get(id);
    if (!into) throw refuse('bid_package_id', 'This package is gone. Choose another.');
    if (filled.has(id))
      throw refuse('bid_package_id', `Two packages would go into ${into.name}. Choose one.`);
    filled.add(id);
    const problem = targetProblem(into);
    if (problem) throw refuse('bid_package_id', `${into.name}: ${problem}`);
    return { from, into };
  });
}
