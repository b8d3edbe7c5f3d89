// What procurement takes at its size, 300 packages, 4,000 work packages and 20,000 allocated lines: the overview against its SQL, the
// allocation and a rule by the clock, a tabulation in its thread, and the largest leveling in a browser.
import { chromium } from 'playwright-core';
import { readBidTab, sheetOfTab } from '#domain/procurement';
import { loadBuyoutName } from '#server/database/seed/loadTestBuyout.ts';
import { listPackages } from '#server/modules/procurement/packageRepository.ts';
import { readPlanDays } from '#server/modules/procurement/purchasePlanRepository.ts';
import { readSheets } from '#server/services/sheets/readSheets.ts';
import { presentCell } from '#server/services/sheets/storedSheets.ts';
import { chromiumArguments, findChromium } from '../support/chromium.mjs';
import { fullSheet } from '../support/fullSheet.ts';
import { call, callApi } from '../support/httpSession.mjs';
import { lettingTab } from '../support/publicTabs.ts';
import { signInPage } from '../support/signInPage.ts';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';
import { type Calls, spent } from './serverCalls.ts';

const turns = 15;

/** The middle of some turns, of which the first ones only warm up. */
async function middle(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = -3; turn < turns; turn += 1) {
    const time = await spent(work);
    if (turn >= 0) times.push(time);
  }
  return median(times);
}

type Reader = Pick<Calls, 'port' | 'tenant' | 'tenantId' | 'token' | 'database'>;

async function buyout({ port, tenant, token }: Reader): Promise<number> {
  const path = `/projects?search=${encodeURIComponent(loadBuyoutName)}`;
  const { body } = await callApi<{ results: { id: number }[] }>({ port, tenant, token, path });
  const id = body.results[0]?.id;
  if (id === undefined) throw new Error(`There is no project "${loadBuyoutName}". Start with --seed-load.`);
  return id;
}

/** Calls of procurement by the clock, the overview against the statement that it needs. */
export async function buyoutReads(calls: Reader, report: Report): Promise<void> {
  const { port, tenant, tenantId, token, database } = calls;
  const projectId = await buyout(calls);
  const today = new Date().toISOString().slice(0, 10);
  const permissions = new Set(['timeline_access', 'foresite_access', 'estimate_access']);
  const get = async (path: string) => {
    const { status, text } = await call({
      port,
      tenant,
      path: `/api/projects/${projectId}/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
  };
  const overview = { sql: [] as number[], call: [] as number[] };
  for (let turn = -3; turn < turns; turn += 1) {
    const bare = await spent(() =>
      database.asTenant(
        tenantId,
        async (tx) => {
          await readPlanDays(tx, projectId);
          await listPackages(tx, projectId, { limit: 50, offset: 0 }, { late: [], permissions, today });
        },
        { readOnly: true },
      ),
    );
    // Another search each time: an answer that was kept is no figure.
    const answered = await spent(() =>
      get(`bid-packages?limit=50&ordering=number&search=${'%20'.repeat(turn + 4)}`),
    );
    if (turn < 0) continue;
    overview.sql.push(bare);
    overview.call.push(answered);
  }
  const [sql, whole] = [median(overview.sql), median(overview.call)];
  report('procurement of 300 packages against its SQL', (whole / sql).toFixed(2), '3');
  report('  call and its SQL', [whole, sql].map(milliseconds).join(', '));
  report('  purchase plan of all of them', milliseconds(await middle(() => get('purchase-plan'))));
  report(
    'allocation of 20,000 lines, page of 200',
    milliseconds(await middle(() => get('allocation/lines?limit=200'))),
  );
  report(
    '  from line 15,000',
    milliseconds(await middle(() => get('allocation/lines?limit=200&offset=15000'))),
  );
  report('  packages, work packages and rules', milliseconds(await middle(() => get('allocation'))));
  report(
    '  a rule previewed',
    milliseconds(await middle(() => get('allocation/preview?code_match=STARTS_WITH&code=09'))),
    '1000 ms',
  );
  const file = lettingTab();
  const read = async () => {
    const sheets = await readSheets(file, 'Letting.csv');
    const contracts = readBidTab(
      sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(presentCell)) })),
    );
    for (const contract of contracts)
      sheetOfTab({ lines: [], bidders: [] }, [contract], {
        estimate: null,
        prevails: 'amount',
        replaces: true,
      });
  };
  report('bid tabulation of 2,376 rows read', milliseconds(await middle(read)), '2000 ms');
}

/** Opens a leveling of 600 lines and 12 bidders and edits a plug in it. Reports nothing but a note where there is no Chromium. */
export async function levelingScreen(calls: Reader & { email: string }, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) return report('leveling in a browser', 'no Chromium found', '');
  const { port, tenant, tenantId, email, database } = calls;
  const projectId = await buyout(calls);
  const [row] = await database.asTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: `update bid_package set leveling = $3 where tenant_id = $1 and project_id = $2
        and number = (select min(number) from bid_package where tenant_id = $1 and project_id = $2 and status = 'LEVELING')
        returning id`,
      values: [tenantId, projectId, JSON.stringify(fullSheet())],
    }),
  );
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const address = `http://${tenant}.localhost:${port}/projects/${projectId}/procurement/bid-package-details/${Number(row?.id)}`;
    await signInPage(page, address, email);
    const price = page.getByRole('button', { name: /^Bidder 2, Pour 3: / });
    const opened: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const started = performance.now();
      await page.goto(address);
      await price.waitFor();
      opened.push(performance.now() - started);
    }
    report(
      'leveling of 12 bidders and 600 lines, page to first prices',
      milliseconds(median(opened)),
      '1000 ms',
    );
    const edits: number[] = [];
    for (let edit = 1; edit <= 5; edit += 1) {
      await price.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Plug' }).fill(String(edit * 1000));
      const drawn = price.evaluate(
        (cell) =>
          new Promise<number>((resolve) => {
            addEventListener(
              'pointerup',
              ({ timeStamp }) =>
                new MutationObserver((_changes, observer) => {
                  observer.disconnect();
                  resolve(performance.now() - timeStamp);
                }).observe(cell, { subtree: true, characterData: true, childList: true }),
              { once: true },
            );
          }),
      );
      await dialog.getByRole('button', { name: 'Save' }).click();
      edits.push(await drawn);
    }
    report('  a plug, from the press of Save to its line', milliseconds(median(edits)), '16.7 ms');
  } finally {
    await browser.close();
  }
}
