import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { calendarData, xer } from '#domain/timeline/import/examples';
import { at, expectAccessible, openProject, pressUndo, signIn, test } from '#tests/support/journey.ts';

test('a milestone is moved by keys, its push is applied, undone and done again', async ({ page }) => {
  await signIn(page, 'scheduler@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await expect(grid).toBeVisible();
  await expectAccessible(page, 'the timeline', 'main');
  const milestone = grid.getByRole('row', { name: /^MS-004/ });
  const follower = grid.getByRole('row', { name: /Cost reconciliation 50% DD/ });
  const before = [await milestone.textContent(), await follower.textContent()];

  await milestone.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/50% DD held/)).toBeAttached();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const push = page.getByRole('dialog', { name: 'Moving this pushes 3 successors' });
  await expect(push).toContainText('7 days later');
  await expect(push).toContainText('The critical path does not move.');
  await expectAccessible(page, 'what a move pushes', 'main');
  await push.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/50% DD moved, 3 pushed/)).toBeVisible();
  await expect(follower).not.toHaveText(before[1] ?? '');

  await pressUndo(page, /50% DD moved, 3 pushed/);
  await expect(follower).toHaveText(before[1] ?? '');
  await expect(milestone).toHaveText(before[0] ?? '');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(follower).not.toHaveText(before[1] ?? '');
});

test('a milestone gets the next code, and never the date of another; what is at fault gets the focus', async ({
  page,
}) => {
  await signIn(page, 'scheduler@northbank.example');
  await openProject(page, 'Harbor Point');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await expect(grid.getByRole('row', { name: /^MS-005/ })).toBeVisible();
  // The demo's days move on with the weeks.
  const design = await grid.getByRole('row', { name: /^MS-003/ }).innerText();
  const dayOfDesign = /\d\d\/\d\d\/\d{4}/.exec(design)?.[0] ?? 'a milestone has its day in its row';
  await page.getByRole('button', { name: 'Milestone', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'New milestone' });
  const name = panel.getByRole('textbox', { name: /^Name/ });
  const date = panel.getByRole('textbox', { name: /^Date/ });
  const add = panel.getByRole('button', { name: 'Add', exact: true });
  const addOf = async (day: string, said: string) => {
    await date.fill(day);
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText(said);
    await expect(date).toBeFocused();
  };
  await add.click();
  await expect(name).toBeFocused();
  await name.fill('90% CD');
  await addOf('', 'Date is required');
  await expectAccessible(page, 'a new milestone', 'top');
  await addOf(dayOfDesign, 'The given date is set for another milestone in this project');
  await addOf('01/01/2125', 'Date is too far in the future');

  // Somebody else took the day in the meantime: the server knows it first.
  const taken = 'The given date is set for another milestone in this project';
  const path = '**/api/projects/*/design-milestones';
  await page.route(path, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid', message: `date: ${taken}`, errors: { date: [taken] } },
    }),
  );
  const free = `${new Date().getFullYear() + 2}`;
  await addOf(`02/05/${free}`, taken);
  await page.unroute(path);
  await date.fill(`02/08/${free}`);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await add.click();
  const added = page.locator('[data-toast]').filter({ hasText: /^MS-006 90% CD added/ });
  await expect(added).toBeVisible();
  await expect(grid.getByRole('row', { name: /^MS-006 90% CD/ })).toBeVisible();

  // Removed from its panel: nothing is left to be saved, so nothing is asked.
  await grid.getByRole('row', { name: /^MS-006/ }).focus();
  await page.keyboard.press('Enter');
  const own = page.getByRole('dialog', { name: 'Milestone MS-006' });
  await own.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: /^MS-006 90% CD removed/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(grid.getByRole('row', { name: /^MS-006/ })).toHaveCount(0);
});

test('a schedule of another tool is reviewed, accepted, updated and undone', async ({ page }) => {
  await signIn(page, 'scheduler@northbank.example');
  await openProject(page, 'Harbor Point');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
  const send = async (text: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Import a schedule' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'Harbor.xer', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  const tasks = [
    { id: 1, code: 'A1000', name: 'Shoring permit', days: 10, from: '2026-11-30' },
    { id: 2, code: 'A1010', name: 'Shoring', days: 5, from: '2026-12-14', calendar: 2 },
  ];
  const calendars = [
    { id: 1, name: 'Standard' },
    { id: 2, name: 'Site crew', data: calendarData([2, 3, 4, 5, 6], ['2026-12-25']) },
  ];
  const links = [{ to: 2, from: 1, type: 'PR_FS', days: 0 }];

  await send(xer({ tasks, links, calendars }).slice(0, -4));
  await expect(page.getByText(/it was cut off/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await send(xer({ tasks, links, calendars }));
  const review = page.getByRole('dialog', { name: /^Import "/ });
  await expect(review).toContainText('2 new activities, 1 new link');
  await expectAccessible(page, 'a schedule before it is accepted', 'top');
  await review.getByRole('button', { name: 'Accept' }).click();
  // Gone before the next says the same.
  const said = page.locator('[data-toast]').filter({ hasText: /^Schedule .* imported/ });
  await said.getByRole('button', { name: 'Dismiss' }).click();
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const shoring = grid.getByRole('row', { name: /Shoring(?! permit)/ });
  // It stands below the project's own activities.
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('shoring');
  await expect(shoring).toContainText('12/14/2026');

  await send(xer({ tasks: [{ ...tasks[0]!, days: 12 }, tasks[1]!], links, calendars }));
  await expect(review).toContainText('2 changed');
  await expect(review.getByRole('row', { name: /Shoring permit/ })).toContainText('Work days 10 → 12');
  await review.getByRole('button', { name: 'Accept' }).click();
  await expect(shoring).toContainText('12/16/2026');
  await pressUndo(page, /^Schedule .* imported/);
  await expect(shoring).toContainText('12/14/2026');

  // The calendar that came along is changed like the project's own; what follows it moves.
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('menuitem', { name: /Work days/ }).click();
  const days = page.getByRole('dialog', { name: 'Work days and holidays' });
  await days.getByRole('combobox', { name: 'Calendar' }).click();
  await page.getByRole('option', { name: /Site crew/ }).click();
  await days.getByText('Monday', { exact: true }).click();
  await expect(days.getByRole('status')).toContainText(/gets? other dates/);
  await expectAccessible(page, 'a calendar that came with a schedule', 'top');
  await days.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Work days of Site crew saved')).toBeVisible();
  await expect(shoring).toContainText('12/15/2026');
});

test('the timeline is taken away as a PDF and as a picture', async ({ page }) => {
  await signIn(page, 'scheduler@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
  for (const [item, name, start] of [
    ['PDF', 'Timeline of Cedar Ridge Patient Tower.pdf', '%PDF'],
    ['PNG picture', 'Timeline of Cedar Ridge Patient Tower.png', '\u0089PNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const bytes = await buffer(await file.createReadStream());
    expect(bytes.toString('latin1', 0, 4)).toBe(start);
    expect(bytes.length).toBeGreaterThan(10_000);
  }
});

test('phases, work days and the comparison with a baseline', async ({ page }) => {
  await signIn(page, 'scheduler@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
  const choose = async (menu: string, item: RegExp) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Set up', /Phases/);
  const phases = page.getByRole('dialog', { name: 'Phases and groups' });
  await phases.getByLabel('New phase').fill('Closeout');
  await phases.getByRole('button', { name: 'Add' }).last().click();
  await expect(phases.getByLabel('Phase 7')).toHaveValue('Closeout');
  await phases.getByRole('button', { name: 'Move Closeout up' }).click();
  await expect(phases.getByLabel('Phase 6')).toHaveValue('Closeout');
  await expectAccessible(page, 'phases and groups', 'top');
  await phases.getByRole('button', { name: 'Remove Closeout' }).click();
  await expect(phases.getByLabel('Phase 7')).toHaveCount(0);
  await phases.getByRole('button', { name: 'Done' }).click();

  await choose('Set up', /Work days/);
  const days = page.getByRole('dialog', { name: 'Work days and holidays' });
  await days.getByRole('button', { name: /federal holidays/ }).click();
  await expect(days).toContainText('Days off (44)');
  await expect(days.getByRole('status')).toContainText(/the last day moves [1-9]\d* days later/);
  await expectAccessible(page, 'work days and holidays', 'top');
  await days.getByRole('button', { name: 'Cancel' }).click();

  await choose('Plan at 100% SD', /Compare with/);
  const compared = page.getByRole('dialog', { name: 'Compared with Plan at 100% SD' });
  await expect(compared).toContainText('21 later, 7 as in the baseline');
  await expect(compared.getByRole('row', { name: /A-004 DD package/ })).toContainText('+14 days');
  await expectAccessible(page, 'the comparison with a baseline', 'top');
});

test('a look at the timeline is kept as a view, and is there again at the next visit', async ({ page }) => {
  await signIn(page, 'scheduler@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const toTimeline = () =>
    page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
  await toTimeline();
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  const other = grid.getByRole('row', { name: /Program and concept/ });
  await expect(other).toBeVisible();
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('switchgear');
  await expect(page).toHaveURL(/search=switchgear/);
  await expect(other).toHaveCount(0);
  await page.getByRole('radio', { name: 'Quarter' }).click();
  const views = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await views('View \\(1\\) ?, changed').click();
  await expectAccessible(page, 'views of the timeline', 'top');
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Long lead');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(views('Long lead')).toBeVisible();

  // The next visit comes by the plain address.
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Details', level: 1 })).toBeVisible();
  await toTimeline();
  await expect(page).toHaveURL(/search=switchgear/);
  await expect(page.getByRole('radio', { name: 'Quarter' })).toBeChecked();
  await expect(grid.getByRole('row', { name: /Switchgear/ })).toBeVisible();
  await expect(other).toHaveCount(0);

  await views('Long lead').click();
  await page.getByRole('button', { name: 'View (1)', exact: true }).click();
  await expect(other).toBeVisible();
  await expect(page).not.toHaveURL(/search=/);
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
});

test('milestones up to the GMP date keep their dates until the project lets them go', async ({ page }) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Harbor Point');
  const project = page.getByRole('navigation', { name: 'Project' });
  await project.getByRole('link', { name: 'Timeline' }).click();
  const milestone = page.getByRole('treegrid', { name: 'Timeline' }).getByRole('row', { name: /^MS-003/ });
  const held = /keeps its date: it stands before the GMP date of/;
  const lockIcon = milestone.getByRole('img', { name: 'Locked by the GMP date' });
  await expect(lockIcon).toBeVisible();
  await milestone.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(held)).toBeAttached();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /MS-003/ });
  await expect(panel.getByText(held)).toBeVisible();
  await expectAccessible(page, 'a locked milestone', 'top');
  await page.keyboard.press('Escape');

  const openSettings = async () => {
    await project.getByRole('link', { name: 'Project Settings' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Timeline' }).click();
  };
  await openSettings();
  const lock = page.getByRole('switch', { name: 'The GMP date locks' });
  await lock.click();
  await expect(page.getByText('Setting saved')).toBeVisible();
  await project.getByRole('link', { name: 'Timeline' }).click();
  await expect(milestone).toBeVisible();
  await expect(lockIcon).toHaveCount(0);
  await openSettings();
  await lock.click();
  await expect(lock).toBeChecked();
});

test('an item names the activities it touches, the tightest first, with their slack', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  const project = /^\/projects\/\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await page.goto(at('northbank', `${project}/foresite?itemDetailsId=5`));
  const item = page.getByRole('dialog', { name: /VO-005/ });
  const touched = item.getByRole('list', { name: 'Activities it touches' });
  await expect(touched.getByRole('listitem')).toHaveText([
    /A-\d{3}.*(slack|short|Done)/,
    /A-\d{3}.*(slack|short|Done)/,
  ]);
  const add = item.getByRole('combobox', { name: 'Add an activity it touches' });
  await add.fill('structure');
  await page.getByRole('option', { name: /Structure/ }).click();
  await expect(touched.getByRole('listitem').filter({ hasText: 'Structure' })).toContainText(/slack|short/);
  await expectAccessible(page, 'activities that an item touches', 'top');
  await touched
    .getByRole('listitem')
    .filter({ hasText: 'Structure' })
    .getByRole('button', { name: /^Remove A-/ })
    .click();
  await expect(touched.getByRole('listitem')).toHaveCount(2);
});

test('five people on one timeline see each other’s moves', async ({ browser }) => {
  const people = ['scheduler', 'admin', 'cost', 'estimator', 'viewer'];
  const pages = await Promise.all(
    people.map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, `${person}@northbank.example`);
      await openProject(page, 'Cedar Ridge Patient Tower');
      await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Timeline' }).click();
      return page;
    }),
  );
  const rowIn = (page: (typeof pages)[number]) =>
    page.getByRole('treegrid', { name: 'Timeline' }).getByRole('row', { name: /Curtain wall design assist/ });
  for (const page of pages) await expect(rowIn(page)).toBeVisible();
  // Each of the two who may moves it on by a week, and all five see where it stands.
  const moveOn = async (mover: Page) => {
    const before = (await rowIn(mover).textContent()) ?? '';
    await rowIn(mover).focus();
    await mover.keyboard.press('Space');
    await mover.keyboard.press('Shift+ArrowRight');
    await mover.keyboard.press('Enter');
    await mover.getByRole('button', { name: 'Apply' }).click();
    await expect(rowIn(mover)).not.toHaveText(before);
  };
  for (const mover of pages.slice(0, 2)) {
    await moveOn(mover);
    const after = (await rowIn(mover).textContent()) ?? '';
    for (const page of pages) await expect(rowIn(page)).toHaveText(after);
  }

  // Somebody who has it open follows: a save must not put it back where it stood when it was opened.
  const [mover, other] = [pages[0]!, pages[1]!];
  await rowIn(other).focus();
  await other.keyboard.press('Enter');
  const panel = other.getByRole('dialog', { name: /^Activity A-/ });
  const start = panel.getByRole('textbox', { name: /^Start/ });
  const opened = await start.inputValue();
  await moveOn(mover);
  await expect(start).not.toHaveValue(opened);
  await expect(panel.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await Promise.all(pages.map((page) => page.context().close()));
});
