import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { at, expectAccessible, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'dashboards' });

test('Daniel finds the project that hurts the portfolio, and the item behind it', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/portfolio');
  await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible();
  const table = page.getByRole('region', { name: /^Budget and forecast/ });

  await test.step('the sums, and the projects behind them', async () => {
    const row = table.getByRole('row', { name: /Cedar Ridge Patient Tower/ });
    await expect(row).toContainText('$312,900,000');
    await expect(page.locator('dt:text-is("Budget") + dd')).toHaveText('$579,000,000');
    await expect(page.locator('dt:text-is("Forecast") + dd')).toHaveText('$584,700,000');
    await expect(page.getByRole('heading', { name: /^Risk matrix/ })).toBeVisible();
    await expectAccessibleInBoth(page, 'the portfolio');
  });

  await test.step('legacy projects have no budget: they are named, and left out of what is compared', async () => {
    await page.goto(at('northbank', '/portfolio?status=ACTIVE,LEGACY'));
    await expect(page.getByText(/^Only 2 of 7 projects have both/)).toContainText(
      'Left out without a budget: Lakeshore Heart Hospital, ',
    );
    await expect(page.locator('dt:text-is("Budget") + dd')).toHaveText('$517,000,000');
    await expect(page.locator('dt:text-is("Forecast") + dd')).toHaveText('$521,100,000');
    await expect(table.getByRole('row', { name: /Lakeshore Heart Hospital/ })).toContainText('No budget');
    await page.goto(at('northbank', '/portfolio'));
  });

  await test.step('its metrics: what pending items would do, and what a bar counts', async () => {
    await expect(page.getByText(/ holds .* of the pending savings\.$/)).toBeVisible();
    const chart = page.getByRole('application', {
      name: /^Risk value by category: cost of risks by category/,
    });
    await chart.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const rows = page.getByRole('dialog', { name: /^Risks, category / });
    await expect(rows.getByRole('link', { name: /^Open .* in Risks$/ }).first()).toBeVisible();
    await expectAccessible(page, 'what a bar of the portfolio counts', 'top');
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(0);
  });

  await test.step('grouped by status, the dearest gap first; the address says so', async () => {
    await page.getByRole('combobox', { name: 'Group by' }).click();
    await page.getByRole('option', { name: 'No groups' }).click();
    await expect(page).toHaveURL(/by=none/);
    await page.getByRole('columnheader', { name: 'Gap', exact: true }).click();
    await expect(page).toHaveURL(/order=-?gap/);
    await page.getByRole('searchbox', { name: 'Quick search' }).fill('westfield');
    await expect(table.getByRole('row', { name: /Cedar Ridge/ })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Quick search' }).fill('no such project');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(table.getByRole('row', { name: /Cedar Ridge/ })).toBeVisible();
  });

  await test.step('a card that is not wanted stays away', async () => {
    await page.getByRole('button', { name: 'Customize' }).click();
    const flyout = page.getByRole('dialog', { name: 'Customize portfolio' });
    await flyout.getByRole('switch', { name: 'Risk matrix' }).click();
    await flyout.getByRole('button', { name: 'Close' }).click();
    await page.goto(at('northbank', '/project-dashboards/portfolio'));
    await expect(page.getByRole('heading', { name: /^Decisions due/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Risk matrix/ })).toHaveCount(0);
  });

  await test.step('a decision leads to its item, and back', async () => {
    const decisions = page.getByRole('region', { name: /^Decisions due/ });
    const name = (await decisions.getByRole('link').first().textContent()) ?? '';
    await decisions.getByRole('link').first().click();
    await expect(page).toHaveURL(/foresite\?itemDetailsId=\d+/);
    await expect(page.getByRole('dialog', { name: new RegExp(name.slice(0, 12)) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeVisible();
  });
});

test('Daniel makes a dashboard from nothing and arranges it; the owner sees his own alone', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example', '/project-dashboards');
  const list = page.getByRole('grid', { name: 'Dashboards' });
  await expect(list.getByRole('row', { name: /^Portfolio Default/ })).toContainText('All');

  await test.step('on a tablet all columns are in sight, and no name is cut', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 850, height: 900 });
    await expect(list.getByRole('columnheader', { name: 'Type' })).toBeInViewport({ ratio: 1 });
    const cut = () =>
      list
        .getByRole('link')
        .evaluateAll((links) =>
          links.flatMap(({ parentElement: name }) =>
            name && name.scrollWidth > name.clientWidth ? [name.innerText] : [],
          ),
        );
    await expect.poll(cut).toEqual([]);
    if (usual) await page.setViewportSize(usual);
  });

  await test.step('project groups: made, who sees it, deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Project groups' }).click();
    const groups = page.getByRole('grid', { name: 'Project groups' });
    await expect(groups.getByRole('row', { name: /^Healthcare/ })).toBeVisible();
    await page.getByRole('button', { name: 'New group' }).click();
    const editor = page.getByRole('dialog', { name: 'New project group' });
    await editor.getByRole('textbox', { name: /^Name/ }).fill('Waterfront');
    await editor.getByRole('combobox', { name: /^Projects/ }).fill('Harbor');
    await page.getByRole('option', { name: /Harbor Point/ }).click();
    await page.keyboard.press('Tab');
    await editor.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('searchbox', { name: 'Search project groups' }).fill('harbor');
    await expect(page).toHaveURL(/search=harbor/);
    await expect(groups.getByRole('row', { name: /^Healthcare/ })).toHaveCount(0);
    await expectAccessibleInBoth(page, 'project groups');
    await page.getByRole('button', { name: 'Actions of Waterfront' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit project group' });
    await edited.getByRole('tab', { name: 'Who sees it' }).click();
    await edited.getByRole('searchbox', { name: 'Find people' }).fill('okafor');
    await expect(edited.getByRole('listitem')).toHaveCount(1);
    await expect(edited.getByRole('listitem')).toContainText('All projects');
    await expectAccessible(page, 'who sees a project group');
    await edited.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Actions of Waterfront' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(groups.getByRole('row', { name: /^Waterfront/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(groups.getByRole('row', { name: /^Waterfront/ })).toBeVisible();
    await page.goto(at('northbank', '/project-dashboards'));
  });

  await test.step('its form: name, type, a project', async () => {
    await page.getByRole('button', { name: 'Create Dashboard' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Dashboard' });
    await form.getByRole('textbox', { name: /^Name/ }).fill('Capital review');
    await form.getByRole('radio', { name: 'External' }).click();
    await form.getByRole('radio', { name: 'Without markups for everyone' }).click();
    await form.getByRole('button', { name: 'Add projects' }).click();
    const panel = page.getByRole('dialog', { name: 'Add projects' });
    await panel.getByRole('checkbox', { name: /Harbor Point/ }).click();
    await panel.getByRole('button', { name: 'Add 1 project' }).click();
    await form.getByRole('button', { name: 'Add members' }).click();
    const people = page.getByRole('dialog', { name: 'Add members' });
    await people.getByRole('searchbox', { name: 'Find people' }).fill('okafor');
    await people.getByRole('button', { name: 'Add Maya Okafor' }).click();
    await people.getByRole('button', { name: /^Close/ }).click();
    await expectAccessible(page, 'the form of a dashboard');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('row', { name: /^Capital review/ })).toContainText('Harbor Point Mixed-Use');
    await expectAccessibleInBoth(page, 'the list of dashboards');
  });

  await test.step('its cards: moved and resized by keys, with the way back', async () => {
    await list.getByRole('link', { name: 'Capital review' }).click();
    await expect(page.getByRole('heading', { name: 'Capital review', level: 1 })).toBeVisible();
    await expect(page.getByText(/^Costs on this dashboard are without markups\./)).toBeVisible();
    await page.getByRole('button', { name: 'Edit cards' }).click();
    await page.getByRole('button', { name: 'Move Next milestones', exact: true }).press('ArrowLeft');
    await expect(
      page.getByRole('status').filter({ hasText: 'Next milestones, place 2 of 7' }),
    ).toBeAttached();
    await page.getByRole('button', { name: 'Move Next milestones', exact: true }).press('Shift+ArrowRight');
    await expect(page.getByText('5 of 12 columns', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('5 of 12 columns', { exact: true })).toHaveCount(0);
    const gap = page.getByRole('textbox', { name: 'Notify members of gaps above' });
    await gap.fill('250000');
    await gap.press('Enter');
    await expect(page.getByText('members are notified of gaps above $250,000')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Risk matrix' }).click();
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.getByRole('menuitem', { name: 'Custom metric' }).click();
    const editor = page.getByRole('dialog', { name: 'Add custom metric' });
    await editor.getByRole('textbox', { name: /^Name/ }).fill('Risk value by category');
    // Whatever the chart asks, the dialog keeps its height.
    const tall = () => editor.evaluate((dialog) => dialog.getBoundingClientRect().height);
    const before = await tall();
    for (const chart of ['Pie', 'Stack bar']) {
      await editor.getByRole('radio', { name: chart }).click();
      await expect(editor.getByRole('radio', { name: chart })).toBeChecked();
      expect(await tall()).toBe(before);
    }
    await expect(editor.getByRole('combobox', { name: 'Group axis' })).toHaveText(/Level/);
    await expect(
      editor.getByRole('application', { name: /^Risk value by category: cost of risks by category/ }),
    ).toBeVisible();
    await editor.getByRole('combobox', { name: /^Notify members when/ }).click();
    await page.getByRole('option', { name: 'A value is above a threshold' }).click();
    const save = editor.getByRole('button', { name: 'Save metric' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await editor.getByRole('textbox', { name: /^Threshold/ }).fill('1');
    await expect(editor.getByText(/^\d+ values? (is|are) above \$1$/)).toBeVisible();
    await expectAccessible(page, 'the editor of a metric', 'top');
    await editor.getByRole('button', { name: 'Save metric' }).click();
    await expectAccessible(page, 'a dashboard that is arranged');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Open issues/ })).toBeVisible();
    await expect(page.getByRole('application', { name: /^Risk value by category/ })).toBeVisible();
    await expect(page.getByText(/^\d+ values? (is|are) above \$1$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Risk matrix/ })).toHaveCount(0);
  });

  await test.step('a filter holds for every card and stands in the address; a bar leads to its list', async () => {
    const chart = page.getByRole('application', { name: /^Risk value by category/ });
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects\/\d+\/risks\?category=\d+/);
    await page.goBack();
    await expect(chart).toBeVisible();
    await page.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Completed' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/status=COMPLETED/);
    await expect(page.getByText('There is no data for this chart')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(chart).toBeVisible();
  });

  await test.step('as of a day: kept figures follow, other cards say that they are of today', async () => {
    await page.getByRole('button', { name: 'As of', exact: true }).click();
    const day = page.getByRole('textbox', { name: 'Figures at the end of' });
    await day.fill('2020-01-15');
    await day.press('Enter');
    await expect(page).toHaveURL(/day=2020-01-15/);
    await page.keyboard.press('Escape');
    await expect(
      page.getByText('As of today, not Jan 15, 2020: this is not kept by day.').first(),
    ).toBeVisible();
    await expectAccessibleInBoth(page, 'a dashboard as of a day');
    await page.getByRole('button', { name: 'Clear filter As of' }).click();
    await expect(page).not.toHaveURL(/day=/);
    await expect(page.getByText(/this is not kept by day/)).toHaveCount(0);
  });

  await test.step('cards of one project, of buying and of funds', async () => {
    await page.getByRole('button', { name: 'Edit cards' }).click();
    for (const name of ['Cost trend', 'TVD gaps', 'Project picture', 'Procurement', 'Contingency']) {
      await page.getByRole('button', { name: 'Add card' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(page.getByRole('combobox', { name: 'Project of Cost trend' })).toHaveText(/Harbor Point/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expectAccessibleInBoth(page, 'a dashboard with cards of a project');
  });

  await test.step('presented a page at a time, by keys; Escape leaves', async () => {
    const present = page.getByRole('button', { name: 'Present' });
    await present.click();
    const shown = page.getByRole('dialog', { name: 'Presentation of Capital review' });
    await expect(shown.getByRole('group', { name: 'Page 1' })).toBeVisible();
    await page.keyboard.press('p');
    await expect(shown.getByRole('button', { name: 'Resume' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown.getByRole('group', { name: 'Page 2' })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(shown.getByRole('group', { name: 'Page 1' })).toBeVisible();
    await expectAccessible(page, 'a presentation', 'top');
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveCount(0);
    await expect(present).toBeFocused();
  });

  await test.step('each card taken away as a list, a workbook or a picture', async () => {
    const take = async (card: string, kind: string | RegExp) => {
      await page.getByRole('button', { name: `Export ${card}`, exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: kind }).click();
      const file = await download;
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const list = await take('Procurement', /Comma/);
    expect(list.name).toBe('Procurement.csv');
    expect(list.content.toString('utf8')).toContain('Harbor Point Mixed-Use');
    const picture = await take('Top risks', /Picture/);
    expect(picture.name).toBe('Top risks.png');
    expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG');
    await expect(page.getByRole('button', { name: 'Export Open issues' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const book = await take('Budget and forecast', /Excel/);
    expect(book.content.subarray(0, 2).toString('latin1')).toBe('PK');
    const sums = await take('Cost summary', /Comma/);
    expect(sums.content.toString('utf8')).toContain('Budget,212000000');
  });

  await test.step('printed in light, without what is pressed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Edit cards' })).toBeHidden();
    await expect(page.getByText(/^1 project, /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export Procurement' })).toBeHidden();
    await page.emulateMedia({ media: null });
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  });

  await test.step('deleted and brought back', async () => {
    await page.goto(at('northbank', '/project-dashboards'));
    await page.getByRole('button', { name: 'Actions of Capital review' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete Dashboard?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(list.getByRole('row', { name: /^Capital review/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('row', { name: /^Capital review/ })).toBeVisible();
  });

  await test.step('the owner', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await signIn(page, 'owner@wellspring.example', '/project-dashboards');
    await expect(list.getByRole('link')).toHaveText(['Wellspring owner view']);
    await expect(page.getByRole('button', { name: 'Create Dashboard' })).toHaveCount(0);
    await list.getByRole('link', { name: 'Wellspring owner view' }).click();
    await expect(page.getByRole('heading', { name: 'Wellspring owner view', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit cards' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first()).toBeVisible();
  });
});
