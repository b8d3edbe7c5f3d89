import { companyDate } from '#domain/dates';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { commentAdapter } from '#server/modules/comments/commentAdapter.ts';
import { webLinkAdapter } from '#server/modules/web-links/webLinkAdapter.ts';
import { contextAdapter, documentAdapter } from '#server/modules/context/index.ts';
import { contingencyAdapters } from '#server/modules/contingency/index.ts';
import { itemAdapters } from '#server/modules/items/index.ts';
import { scenarioAdapter } from '#server/modules/scenarios/scenarioAdapter.ts';
import { meetingAdapters } from '#server/modules/meetings/index.ts';
import { keepMissingTotals } from '#server/modules/projects/keepTotals.ts';
import { createChangeEngine } from '#server/services/changes/changeEngine.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import type { FileStore } from '#server/services/files/fileStore.ts';
import { noteChangeSet } from '#server/services/notify/notifier.ts';
import type { DemoCompany } from './demo/demoTypes.ts';
import { halden } from './demo/halden.ts';
import { northbank } from './demo/northbank.ts';
import { demoCalendar } from './demoCalendar.ts';
import { loadCompany } from './loadCompany.ts';
import { loadDashboards } from './loadDashboards.ts';
import { loadInvitations, settleNotifications } from './loadNotifications.ts';
import { loadPlannedMeetings } from './loadMeetings.ts';
import { loadAnalyses } from './loadAnalyses.ts';
import { loadBidders } from './loadBidders.ts';
import { loadLibraryTemplates } from './loadLibraryTemplates.ts';
import { loadIdeas } from './loadIdeas.ts';
import { loadIndices, loadTemplates } from './loadTemplates.ts';
import { loadItems } from './loadItems.ts';
import { loadProject } from './loadProject.ts';
import { loadPackages } from './loadPackages.ts';
import { type DemoFile, loadDemoFiles } from './demoFiles.ts';
import type { DemoStage } from './demoWriter.ts';
import { loadReports } from './loadReports.ts';
import { loadRegisters, loadRisks, type RegisterIds } from './loadRegisters.ts';
import { loadViews } from './loadViews.ts';

/** The password of every demo account. */
export const demoPassword = 'quoin-demo';

const companies = [northbank, halden];

/** Who may sign in where, for the line that a start prints. */
export const demoAccounts = companies.map(({ slug, people }) => ({
  slug,
  people: people
    .filter(({ isDeactivated }) => !isDeactivated)
    .map(({ email, firstName, lastName, role }) => ({ email, name: `${firstName} ${lastName}`, role })),
}));

/**
 * Loads the demo companies that are not loaded yet. Each is one transaction that ends with a mark in the company's
 * row: what a crash interrupted is not there at all, and the next start loads it again. Answers the slugs it loaded.
 */
export async function seedDemo(
  database: Database,
  now: Date = new Date(),
  store?: FileStore,
): Promise<string[]> {
  const loaded: string[] = [];
  for (const company of companies) {
    const id = await registerCompany(database, company);
    if (await isLoaded(database, id)) continue;
    const made = { hashes: await hashesOf(company), files: await loadDemoFiles(company, id, store) };
    const wasLoaded = await database.asTenant(id, (tx) => load(tx, company, made, now));
    if (wasLoaded) loaded.push(company.slug);
  }
  if (loaded.length > 0) await database.analyze();
  return loaded;
}

/**
 * The company's row, added when it is new; its number decides where its row numbers begin. A server that adds rows at
 * the same moment takes a number first: then the row is looked for, or another number tried, again.
 */
async function registerCompany(database: Database, company: DemoCompany): Promise<number> {
  const { slug, name, timeZone, emailDomains } = company;
  const settings = JSON.stringify({ area_unit: 'sq_ft', default_format: 'MF', normalize_by_default: true });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [row] = await database.asSystem((tx) =>
      tx.query<{ id: number }>({
        text: `with added as (
            insert into tenant (id, slug, name, time_zone, email_domains, settings)
            select (select coalesce(max(id), 0) + 1 from tenant), $1, $2, $3, $4, $5::jsonb
            where not exists (select from tenant where slug = $1)
            on conflict do nothing returning id)
          select id from added union all select id from tenant where slug = $1`,
        values: [slug, name, timeZone, emailDomains, settings],
      }),
    );
    if (row) return row.id;
  }
  throw new Error(`The company ${slug} could not be added. Start again.`);
}

const isLoadedText = `select settings ? 'demo_loaded' as loaded from tenant where id = $1`;

async function isLoaded(database: Database, tenantId: number): Promise<boolean> {
  const [row] = await database.asTenant(tenantId, (tx) =>
    tx.query<{ loaded: boolean }>({ text: isLoadedText, values: [tenantId] }),
  );
  return row?.loaded ?? false;
}

async function hashesOf({ people }: DemoCompany): Promise<Map<string, string>> {
  const hashes = await Promise.all(
    people.map(async ({ key }) => [key, await hashPassword(demoPassword)] as const),
  );
  return new Map(hashes);
}

/** Two servers starting together take turns at the company's row; the second finds it loaded. */
async function load(
  tx: TenantTx,
  company: DemoCompany,
  { hashes, files }: { hashes: ReadonlyMap<string, string>; files: ReadonlyMap<string, DemoFile> },
  now: Date,
): Promise<boolean> {
  // The second waits as long as the first takes to load, which is no call that somebody waits for.
  await tx.query({ text: 'set local statement_timeout = 0', values: [] });
  const [row] = await tx.query<{ loaded: boolean }>({
    text: `${isLoadedText} for update`,
    values: [tx.tenantId],
  });
  if (row?.loaded) return false;
  const { timeZone, hoursBehindUtc } = company;
  const calendar = demoCalendar(companyDate(now, timeZone), now, hoursBehindUtc);
  const ids = await loadCompany(tx, company, { passwordHashes: hashes, calendar, now });
  await loadIdeas(tx, company.ideas ?? [], ids);
  const templates = await loadLibraryTemplates(tx, company.libraryTemplates ?? [], ids);
  await loadBidders({ tx, calendar, now }, company.bidders ?? [], ids);
  await loadAnalyses({ tx, calendar, now }, company.analyses ?? [], ids);
  await loadTemplates(tx, company.markupTemplates ?? [], ids);
  await loadIndices(tx, company.costIndices ?? [], ids);
  await loadProjects(tx, company, { company: { ...ids, templates }, calendar, files, now });
  await loadDashboards(tx, company.dashboards ?? [], ids);
  await tx.query({
    text: `update tenant set settings = settings || jsonb_build_object('demo_loaded', $2::text) where id = $1`,
    values: [tx.tenantId, now.toISOString()],
  });
  return true;
}

async function loadProjects(
  tx: TenantTx,
  demoCompany: DemoCompany,
  {
    company,
    calendar,
    files,
    now,
  }: Pick<DemoStage, 'calendar' | 'files'> & {
    company: RegisterIds;
    now: Date;
  },
): Promise<void> {
  const changes = createChangeEngine({
    events: { append: appendEvents },
    adapters: [
      ...itemAdapters,
      scenarioAdapter,
      ...contingencyAdapters,
      ...meetingAdapters,
      commentAdapter,
      webLinkAdapter,
      contextAdapter,
      documentAdapter,
    ],
    onWritten: noteChangeSet,
  });
  for (const demo of demoCompany.projects) {
    const project = await loadProject(tx, demo, company, calendar);
    const riskIds = await loadRisks({ tx, calendar, company, project }, demo);
    const stage = { tx, changes, calendar, company, project, files };
    const itemIds = await loadItems(stage, demo, riskIds);
    await loadRegisters({ tx, calendar, company, project }, demo, { riskIds, itemIds }, now);
    await loadPackages({ tx, calendar, company, project }, demo, riskIds, now);
    await loadReports({ tx, company, project }, demo, now);
    await loadPlannedMeetings(stage, demo, itemIds);
    await loadViews({ tx, company, project }, demo);
    await loadInvitations({ tx, calendar, company, project }, demoCompany, demo.name);
  }
  await keepMissingTotals(tx);
  await settleNotifications(tx, calendar);
}
