import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBoth, openProject, signIn, test } from '../support/journey.ts';
import { png } from '../support/upload.ts';
import { xlsx } from '../support/workbooks.ts';

test.use({ ownServer: 'riskStory' });

const side = (page: Page) => page.getByRole('navigation', { name: 'Project' });
const go = (page: Page, name: string) => side(page).getByRole('link', { name }).first().click();

/** What was written is kept: there is nothing left to save. */
const expectSaved = (panel: Locator) =>
  expect(panel.getByRole('button', { name: 'Save' })).toHaveAttribute(
    'aria-description',
    'Nothing has changed',
  );

/** The cost trend as a table with the band of risks. */
async function trend(page: Page) {
  await go(page, 'ForeSite');
  await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
  const twin = page.getByRole('table', { name: 'Cost trend by milestone' });
  if (!(await twin.isVisible())) await page.getByRole('button', { name: 'Show as table' }).click();
  return twin;
}

test('a register is imported, bought down and strikes; what follows is argued, answered and found again', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Risk' }).click();
  await page.keyboard.press('Escape');
  await expect(await trend(page)).toContainText('$329,360,000');

  await test.step('a register with a title and a blank row is imported and scored', async () => {
    await go(page, 'Risk Register');
    await page.getByRole('button', { name: 'Manage Risks' }).click();
    await page.getByRole('button', { name: 'Import' }).click();
    await page
      .getByRole('dialog', { name: 'Import risks from a file' })
      .locator('input[type=file]')
      .setInputFiles({
        name: 'Register.xlsx',
        mimeType: '',
        buffer: xlsx({
          Register: [
            ['Risk register, revision 2', null, null, null],
            ['Risk', 'Cost impact', 'Probability', 'Consequence'],
            ['Boulders at the north caissons', 1_000_000, 4, 4],
            [null, null, null, null],
            ['Late steel shop drawings', 400_000, 2, 3],
          ],
        }),
      });
    await page.getByRole('button', { name: 'Preview 2 rows' }).click();
    await expect(page.getByRole('grid', { name: 'Risks to edit' })).toContainText('Boulders at the north');
    await page.getByRole('button', { name: 'Save' }).click();
    const toast = page.locator('[data-toast]').filter({ hasText: 'Risks saved' });
    await expect(toast).toContainText('Risks saved successfully');
    await expect(page.getByText('9 active', { exact: true })).toBeVisible();
    await expect(await trend(page)).toContainText('$330,760,000');
  });

  await test.step('mitigations shrink the band as they are done', async () => {
    await go(page, 'Risk Register');
    await page.getByRole('link', { name: 'Boulders at the north caissons' }).click();
    const panel = page.getByRole('dialog', { name: /^R-009 Boulders/ });
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    const mitigation = panel.getByRole('region', { name: 'new mitigation' });
    await mitigation.getByRole('combobox', { name: 'Effect on impact' }).click();
    await page.getByRole('option', { name: '−1' }).click();
    await mitigation.getByRole('combobox', { name: 'Effect on likelihood' }).click();
    await page.getByRole('option', { name: '−2' }).click();
    await mitigation.getByRole('textbox', { name: 'Cost' }).fill('45000');
    await mitigation.getByRole('textbox', { name: 'Name' }).fill('Probe each caisson');
    await expect(panel.getByText('$45,000 of mitigations buys $500,000 of expected value')).toBeVisible();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expectSaved(panel);
    await expect(await trend(page)).toContainText('$330,760,000');

    await go(page, 'Risk Register');
    await page.getByRole('link', { name: 'Boulders at the north caissons' }).click();
    const probe = panel.getByRole('region', { name: 'Probe each caisson' });
    await probe.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Done' }).click();
    await expect(panel.getByRole('row', { name: /^Now/ })).toContainText('2 × 3');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('textbox', { name: 'Value', exact: true })).toHaveValue('$750,000');
    await expectSaved(panel);
    await expectAccessibleInBoth(page, 'a mitigated risk', 'top');
    await expect(await trend(page)).toContainText('$330,510,000');
  });

  await test.step('it strikes: a fund pays, and an issue is raised', async () => {
    await go(page, 'Risk Register');
    await page.getByRole('link', { name: 'Boulders at the north caissons' }).click();
    const panel = page.getByRole('dialog', { name: /^R-009 Boulders/ });
    await panel.getByRole('button', { name: 'Close risk' }).click();
    const closing = page.getByRole('dialog', { name: 'Close R-009' });
    await closing.getByRole('radio', { name: 'Struck' }).check();
    await closing.getByRole('textbox', { name: 'Actual cost' }).fill('600000');
    await closing.getByRole('textbox', { name: 'Days lost' }).fill('9');
    await closing.getByRole('combobox', { name: 'Draw from' }).click();
    await page.getByRole('option', { name: /Construction contingency/ }).click();
    await closing.getByRole('checkbox', { name: 'Raise issue IS-007 from this risk' }).check();
    await closing.getByRole('button', { name: 'Close risk' }).click();
    await expect(panel.getByText(/cost \$600,000, lost 9 days/)).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Contingency' })).toContainText(
      'Drawn from Construction contingency',
    );
    // A closed risk counts no more.
    await expect(await trend(page)).toContainText('$329,760,000');
    await go(page, 'Risk Register');
    await expect(page.getByText('8 active', { exact: true })).toBeVisible();
  });

  const issue = page.getByRole('dialog', { name: /^IS-007/ });
  await test.step('a drawing is marked, an item and a milestone are named, and it is disputed', async () => {
    await go(page, 'Issue Management');
    await page
      .getByRole('grid', { name: 'Backlog issues' })
      .getByRole('link', { name: /Boulders at the north/ })
      .click();
    await issue.getByRole('tab', { name: /Files/ }).click();
    await issue.locator('input[type=file]').setInputFiles({
      name: 'Caissons.png',
      mimeType: 'image/png',
      buffer: png({ width: 400, height: 300 }),
    });
    await issue.getByRole('button', { name: 'Mark Caissons.png' }).click();
    const marking = page.getByRole('dialog', { name: 'Marks of Caissons.png' });
    await marking.getByRole('button', { name: 'Add in the middle' }).click();
    await marking.getByRole('button', { name: 'Save' }).click();
    await expect(issue.getByRole('img', { name: 'Arrow 1' })).toBeVisible();
    await issue.getByRole('tab', { name: 'Details' }).click();
    for (const [kind, code] of [
      ['Item', 'VO-004'],
      ['Milestone', 'MS-004'],
    ] as const) {
      await issue.getByRole('combobox', { name: 'Kind of row' }).click();
      await page.getByRole('option', { name: kind, exact: true }).click();
      await issue.getByRole('combobox', { name: `Add ${kind.toLowerCase()}` }).fill(code);
      await page.getByRole('option', { name: new RegExp(code) }).click();
      await expect(issue.getByRole('button', { name: `Remove ${code}` })).toBeVisible();
    }
    await issue.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Disputed' }).click();
    await issue.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('grid', { name: 'Active issues' })).toContainText('Boulders at the north');
  });

  await test.step('a meeting notes it', async () => {
    await go(page, 'ForeSite');
    await page.getByRole('button', { name: 'Meetings' }).click();
    await page.getByRole('link', { name: 'Weekly cost meeting' }).click();
    await page.getByRole('button', { name: 'Add topics' }).click();
    const topics = page.getByRole('dialog', { name: 'Add topics' });
    await topics.getByRole('searchbox', { name: 'Search topics' }).fill('Boulders');
    await topics.getByRole('checkbox', { name: /^IS-007/ }).check();
    await topics.getByRole('button', { name: /^Add/ }).click();
    await page
      .getByRole('navigation', { name: 'Agenda' })
      .getByRole('button', { name: /^Boulders/ })
      .click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Owner asks for the boring logs.');
    await page.getByRole('button', { name: 'Mark as noted' }).click();
    await page.getByRole('button', { name: 'Close minutes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close minutes' }).click();
    await expect(
      page.getByRole('table', { name: 'Decisions' }).getByRole('row', { name: /Boulders.*Noted/ }),
    ).toContainText('Owner asks for the boring logs.');
  });

  await test.step('it is answered and closed', async () => {
    await go(page, 'Issue Management');
    await page.getByRole('link', { name: /Boulders at the north/ }).click();
    await issue.getByRole('textbox', { name: 'Answer' }).fill('Logs show boulders; the claim stands.');
    await issue.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Closed' }).click();
    await issue.getByRole('button', { name: 'Save' }).click();
    const done = page.getByRole('grid', { name: 'Completed issues' });
    await expect(done).toContainText('Boulders at the north');
    await expect(issue.getByText(/Daniel Reyes/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the item names it, and history and time machine tell it', async () => {
    await go(page, 'Overview');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: 'Program Overview', level: 1 })).toHaveCount(0);
    for (const [area, words] of [
      ['Risks', /Boulders at the north caissons/],
      ['Issues', /Boulders at the north caissons/],
    ] as const) {
      await page.getByRole('button', { name: 'Area', exact: true }).click();
      await page.getByRole('menuitemradio', { name: area }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(words);
      await page.getByRole('button', { name: `Clear filter Area` }).click();
    }
    await go(page, 'ForeSite');
    await page.getByRole('button', { name: 'Time machine' }).click();
    const risks = page.getByRole('grid', { name: /^Risks on / });
    await expect(risks.getByRole('row', { name: /Boulders/ })).toContainText('Closed');
    await expect(risks.getByRole('row', { name: /Switchgear/ })).toContainText('Identified');
    await expect(
      page.getByRole('grid', { name: /^Issues on / }).getByRole('row', { name: /Boulders/ }),
    ).toContainText('Closed');
    await expectAccessibleInBoth(page, 'risks and issues of a day', 'main');
    await page.getByRole('slider', { name: 'Day' }).press('Home');
    await expect(risks.getByRole('row', { name: /Boulders/ })).toHaveCount(0);
  });
});
