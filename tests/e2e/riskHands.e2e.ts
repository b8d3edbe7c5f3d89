import { expect, type Page } from '@playwright/test';
import { expectAccessible, signIn, test } from '../support/journey.ts';
import { focused, press, tabBackTo, tabTo } from '../support/keys.ts';
import { png } from '../support/upload.ts';
import { xlsx } from '../support/workbooks.ts';

test.use({ ownServer: 'riskHands' });

const register = (name: string) => ({
  name: 'Register.xlsx',
  mimeType: '',
  buffer: xlsx({
    Register: [
      ['Risk', 'Cost impact', 'Probability', 'Consequence'],
      [name, 1_000_000, 4, 4],
    ],
  }),
});
const drawing = { name: 'Caissons.png', mimeType: 'image/png', buffer: png({ width: 400, height: 300 }) };

/** Fails where the page was loaded anew since `markPage`. */
const markPage = (page: Page) => page.evaluate(() => void (document.body.dataset.kept = 'yes'));
const expectKept = (page: Page) => expect(page.locator('body[data-kept]')).toHaveCount(1);

test('a register is imported, bought down and strikes without a pointer', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/projects/1/risks');
  const grid = page.getByRole('grid', { name: 'Risks', exact: true });
  await expect(grid.getByRole('link', { name: /^Crane swing/ })).toBeVisible();
  await markPage(page);

  await test.step('imported: each dialog has the focus, also the one that follows the file', async () => {
    await tabTo(page, 'Manage Risks');
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Manage Risks', level: 1 })).toBeVisible();
    await tabTo(page, 'Import');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Import risks from a file' })).toBeVisible();
    await tabTo(page, 'Choose file');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Enter');
    await (await chooser).setFiles(register('Boulders at the north caissons'));
    const columns = page.getByRole('dialog', { name: 'Columns of Register.xlsx' });
    await expect(columns).toBeVisible();
    await expect(focused(page)).toHaveCount(1);
    await tabTo(page, 'Preview 1 row');
    await press(page, 'Enter');
    await expect(page.getByRole('grid', { name: 'Risks to edit' })).toContainText('Boulders at the north');
    // The person goes on with what came in.
    await expect(
      page.getByRole('gridcell', { name: 'Boulders at the north caissons', exact: true }),
    ).toBeFocused();
    // Escape, then Tab: so one leaves a grid that is edited.
    await press(page, 'Escape');
    await tabBackTo(page, 'Save');
    await press(page, 'Enter');
    await expect(page.getByText('8 active', { exact: true })).toBeVisible();
  });

  await test.step('a cell of the heatmap filters; a row opens from it, and the filter stays', async () => {
    // All cells are one stop; arrow keys come to empty ones too.
    await tabTo(page, 'Likelihood 4 Medium, Impact 3 Medium: 1 risk');
    await press(page, 'ArrowDown', 'ArrowRight');
    const empty = page.getByRole('button', { name: 'Likelihood 3 Medium, Impact 4 Medium: 0 risks' });
    await expect(empty).toBeFocused();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/likelihood=3&impact=4/);
    await expect(page.getByText("Your filters didn't return any results")).toBeVisible();
    await press(page, 'ArrowUp', 'Enter');
    await expect(page).toHaveURL(/likelihood=4&impact=4/);
    await expect(grid.getByRole('link')).toHaveCount(2);
    await tabTo(page, 'Clear filters');
    await tabTo(page, 'Columns');
    await press(page, 'Tab', 'Control+Home', 'ArrowRight');
    for (let rows = 0; rows < 2 && !/Boulders/.test(await focused(page).innerText()); rows += 1)
      await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: /^R-009 Boulders/ })).toBeFocused();
    await expect(page).toHaveURL(/likelihood=4&impact=4&itemDetailsId=\d+/);
    await expectKept(page);
  });

  const panel = page.getByRole('dialog', { name: /^R-009 Boulders/ });
  await test.step('a mitigation is written where it is added', async () => {
    await tabTo(page, 'Add');
    await press(page, 'Enter');
    await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('Probe each caisson');
    await tabTo(page, 'Cost');
    await page.keyboard.type('45000');
    await tabTo(page, /^Effect on likelihood/);
    await press(page, 'Enter');
    await expect(page.getByRole('option', { name: '−2' })).toBeVisible();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await expect(panel.getByText(/^\$45,000 of mitigations buys/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-description',
      'Nothing has changed',
    );
  });

  await test.step('it strikes, and a fund pays', async () => {
    await press(page, 'Shift+Tab', 'Shift+Tab');
    const close = panel.getByRole('button', { name: 'Close risk' });
    const closing = page.getByRole('dialog', { name: 'Close R-009' });
    await expect(close).toBeFocused();
    // What was saved just now may be drawn anew under the key: pressed again where it went by.
    await expect(async () => {
      if (!(await closing.isVisible())) await press(page, 'Enter');
      await expect(closing).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(closing).toBeFocused();
    await tabTo(page, /^Did not strike/);
    await press(page, 'ArrowLeft');
    await tabTo(page, /^Actual cost/);
    await page.keyboard.type('600000');
    await tabTo(page, /^Draw from/);
    await press(page, 'Enter');
    await expect(page.getByRole('option', { name: /^Construction contingency/ })).toBeVisible();
    await page.keyboard.type('Constr');
    await press(page, 'Enter');
    await expect(closing.getByRole('textbox', { name: 'Draw', exact: true })).toHaveValue('$600,000');
    await tabTo(page, /^Raise issue IS-007/);
    await press(page, 'Space');
    await tabTo(page, 'Close risk');
    await press(page, 'Enter');
    await expect(panel.getByText(/cost \$600,000/)).toBeVisible();
    await expectKept(page);
  });

  await test.step('its issue is marked on a drawing by arrow keys', async () => {
    await page.goto(page.url().replace(/risks.*/, 'issues?itemDetailsId=7'));
    const issue = page.getByRole('dialog', { name: /^IS-007/ });
    await expect(issue.getByRole('textbox', { name: /^Name/ })).toHaveValue(/Boulders/);
    await tabTo(page, 'Details');
    await press(page, 'End');
    await tabTo(page, 'Choose files');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Enter');
    await (await chooser).setFiles(drawing);
    await expect(issue.getByRole('button', { name: 'Mark Caissons.png' })).toBeVisible();
    await tabTo(page, 'Mark Caissons.png');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Marks of Caissons.png' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Marks' })).toBeVisible();
    await tabTo(page, 'Add in the middle');
    await press(page, 'Enter');
    const mark = page.getByRole('button', { name: 'Arrow 1' });
    await expect(mark).toBeFocused();
    const before = await mark.boundingBox();
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await expect.poll(async () => (await mark.boundingBox())?.x ?? 0).toBeLessThan((before?.x ?? 0) - 1);
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await expect(issue.getByRole('img', { name: 'Arrow 1' })).toBeVisible();
  });

  await test.step('its card goes to another column', async () => {
    await page.goto(page.url().replace(/\?.*/, '?view=board'));
    const board = page.getByRole('list', { name: 'Open', exact: true });
    await expect(board.getByRole('link')).toHaveCount(3);
    await tabTo(page, /^IS-001/);
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(page.getByRole('link', { name: /^IS-007/ })).toBeFocused();
    await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'Space');
    const disputed = page.getByRole('list', { name: 'Disputed', exact: true });
    await expect(disputed.getByRole('link', { name: /^IS-007/ })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Open, 2 issues' })).toBeVisible();
  });

  await test.step('a meeting notes it', async () => {
    await page.goto(page.url().replace(/issues.*/, 'foresite/meetings'));
    await expect(page.getByRole('link', { name: 'Weekly cost meeting' })).toBeVisible();
    await tabTo(page, 'Code');
    await press(page, 'ArrowDown', 'ArrowRight', 'Enter');
    await expect(page.getByRole('navigation', { name: 'Agenda' })).toBeVisible();
    await tabTo(page, 'Add topics');
    await press(page, 'Enter');
    const topics = page.getByRole('dialog', { name: 'Add topics' });
    await expect(topics.getByRole('searchbox', { name: 'Search topics' })).toBeFocused();
    await page.keyboard.type('Boulders');
    // The risk is closed, and may be talked about all the same.
    await expect(topics.getByRole('checkbox')).toHaveCount(2);
    await tabTo(page, /^IS-007/);
    await press(page, 'Space');
    await tabTo(page, 'Add 1 topic');
    await press(page, 'Enter');
    await expect(topics).toBeHidden();
    await tabTo(page, /^Boulders/);
    await press(page, 'Enter');
    const topic = page.getByRole('region', { name: /^IS-007/ });
    await expect(topic).toBeVisible();
    // The field stands behind the decision that keeps it.
    await tabTo(page, 'Mark as noted');
    await press(page, 'Tab');
    await page.keyboard.type('Owner asks for the boring logs.');
    await press(page, 'Shift+Tab');
    await expect(topic.getByRole('button', { name: 'Mark as noted' })).toBeFocused();
    await press(page, 'Enter');
    await expect(topic.getByText('Noted', { exact: true })).toBeVisible();
    await expect(topic.getByRole('button', { name: 'Undo the decision' })).toBeFocused();
    await expect(topic.getByRole('textbox', { name: 'Note' })).toHaveValue('Owner asks for the boring logs.');
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a register is imported, a risk strikes, and its issue is disputed', async ({ page }) => {
    await signIn(page, 'cost@northbank.example', '/projects/3/risks');
    await page.getByRole('button', { name: 'Manage Risks' }).tap();
    await page.getByRole('button', { name: 'Import' }).tap();
    await page
      .getByRole('dialog', { name: 'Import risks from a file' })
      .locator('input[type=file]')
      .setInputFiles(register('Soft soil below the gym'));
    await page.getByRole('button', { name: 'Preview 1 row' }).tap();
    await expect(page.getByRole('grid', { name: 'Risks to edit' })).toContainText('Soft soil');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByRole('heading', { name: 'Risk Register', level: 1 })).toBeVisible();
    await page
      .getByRole('grid', { name: 'Risks', exact: true })
      .getByRole('row', { name: /Soft soil/ })
      .tap();
    const panel = page.getByRole('dialog', { name: /^R-\d+ Soft soil/ });
    await panel.getByRole('button', { name: 'Close risk' }).tap();
    const closing = page.getByRole('dialog', { name: /^Close R-/ });
    // A finger lands on its word, as a person's does.
    await closing.getByRole('radio', { name: 'Struck' }).tap({ force: true });

    await test.step('a cost that cannot be read is not what it was before', async () => {
      const cost = closing.getByRole('textbox', { name: /^Actual cost/ });
      await cost.tap();
      await page.keyboard.type('60,00x');
      await closing.getByRole('button', { name: 'Close risk' }).tap();
      await expect(closing.getByText('"60,00x" is not a number. Type it like 1,234.50.')).toBeVisible();
      await expect(cost).toBeFocused();
      await cost.fill('600000');
    });

    await closing.getByRole('checkbox', { name: /^Raise issue/ }).tap();
    await closing.getByRole('button', { name: 'Close risk' }).tap();
    await expect(panel.getByText(/cost \$600,000/)).toBeVisible();
    await expectAccessible(page, 'a risk that struck, on a phone');
    const issue = page.getByRole('dialog', { name: /^IS-\d+ Soft soil/ });
    // The toast glides out of the way of what was scrolled, and may be under the finger just then: it is tapped again, as a person would.
    await expect(async () => {
      if (!(await issue.isVisible()))
        await panel.getByRole('link', { name: 'Soft soil below the gym' }).tap({ timeout: 5000 });
      await expect(issue).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await issue.getByRole('combobox', { name: 'Status' }).tap();
    await page.getByRole('option', { name: 'Disputed' }).tap();
    await issue.getByRole('button', { name: 'Save' }).tap();
    await expect(issue.getByText('Disputed', { exact: true }).first()).toBeVisible();
    await issue.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(
      page.getByRole('grid', { name: 'Active issues' }).getByRole('row', { name: /Soft soil.*Disputed/ }),
    ).toBeVisible();
  });
});
