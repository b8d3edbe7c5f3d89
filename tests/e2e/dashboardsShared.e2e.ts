import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { at, expectAccessible, expectAccessibleInBoth, signIn, test } from '../support/journey.ts';
import { png } from '../support/upload.ts';

test.use({ ownServer: 'dashboards-shared' });

test('a dashboard has a picture: refused in words, saved with it, on a card, taken away', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example', '/project-dashboards?itemDetailsId=new');
  const list = page.getByRole('grid', { name: 'Dashboards' });
  const form = page.getByRole('dialog', { name: 'Add New Dashboard' });
  const input = form.locator('input[type=file]');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

  await test.step('what is not taken, in the words of the form', async () => {
    await input.setInputFiles(file('plan.pdf', Buffer.from('%PDF-')));
    await expect(
      form.getByText('Please select a supported file type (.png, .jpg, .jpeg, .gif)'),
    ).toBeVisible();
    // From the disk: as bytes of the test, all of it would go to the browser in words.
    const large = test.info().outputPath('site.png');
    await mkdir(test.info().outputDir, { recursive: true });
    await writeFile(large, '');
    await truncate(large, 21 * 1_048_576);
    await input.setInputFiles(large);
    await expect(form.getByText('Files is larger than 20 MB')).toBeVisible();
    await input.setInputFiles(file(`${'x'.repeat(260)}.png`, png()));
    await expect(form.getByText('File name is larger than 255 characters')).toBeVisible();
  });

  await test.step('one that the server refuses leaves the dashboard, and the form goes on', async () => {
    await form.getByRole('textbox', { name: /^Name/ }).fill('With a picture');
    await form.getByRole('radio', { name: 'Internal' }).click();
    await input.setInputFiles(file('site.png', Buffer.from('not a picture')));
    await form.getByRole('button', { name: 'Save' }).click();
    const kept = page.getByRole('dialog', { name: 'With a picture' });
    await expect(
      kept.getByText(/^There was an uploading your files: The content of this file is not/),
    ).toBeVisible();
    await expectAccessible(page, 'a picture that was refused');
    await kept.locator('input[type=file]').setInputFiles(file('site.png', png({ width: 900, height: 500 })));
    await expect(kept.getByRole('img', { name: 'Of the dashboard' })).toBeVisible();
    await expectAccessibleInBoth(page, 'a picture that is chosen');
    await kept.getByRole('button', { name: 'Save' }).click();
    await expect(kept).toHaveCount(0);
    await expect(
      list.getByRole('row', { name: /^With a picture/ }).locator('img[src^="/files/"]'),
    ).toBeVisible();
  });

  await test.step('on a card', async () => {
    await list.getByRole('link', { name: 'With a picture' }).click();
    await page.getByRole('button', { name: 'Edit cards' }).click();
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.getByRole('menuitem', { name: 'Dashboard picture' }).click();
    await expect(page.getByRole('img', { name: 'With a picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expectAccessibleInBoth(page, 'a dashboard with its picture');
    await page.goto(at('northbank', '/project-dashboards'));
  });

  await test.step('taken away with Save', async () => {
    await page.getByRole('button', { name: 'Actions of With a picture' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const kept = page.getByRole('dialog', { name: 'With a picture' });
    await expect(kept.getByRole('link', { name: 'site.png' })).toBeVisible();
    await kept.getByRole('button', { name: /^Remove site.png/ }).click();
    await kept.getByRole('button', { name: 'Save' }).click();
    await expect(kept).toHaveCount(0);
    await expect(list.getByRole('row', { name: /^With a picture/ })).toBeVisible();
    await expect(list.locator('img[src^="/files/"]')).toHaveCount(0);
  });
});

test('the two dashboards of the company from nothing, one shared with the owner, who sees that alone', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example', '/project-dashboards');
  const list = page.getByRole('grid', { name: 'Dashboards' });
  const form = page.getByRole('dialog', { name: 'Add New Dashboard' });

  await test.step('twenty cards ask each of their sources once; drawings are taken away as pictures of themselves', async () => {
    await list.getByRole('link', { name: 'Healthcare portfolio' }).click();
    await page.getByRole('button', { name: 'Edit cards' }).click();
    const cards = page.getByRole('button', { name: /^Move / });
    const added = ['Cost summary', 'Top risks', 'Decisions due', 'Risk matrix', 'Contingency'];
    await expect(cards).toHaveCount(15);
    for (const [place, name] of added.entries()) {
      await page.getByRole('button', { name: 'Add card' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(cards).toHaveCount(16 + place);
    }
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto(at('northbank', '/project-dashboards'));
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = /\/api\/project-dashboards\/\d+\/([^?]+)/.exec(request.url())?.[1];
      if (path !== undefined) asked.push(path);
    });
    await list.getByRole('link', { name: 'Healthcare portfolio' }).click();
    await expect(page.getByRole('application', { name: /^Risk value by category/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Procurement/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Forecast over time/ })).toBeVisible();
    expect(asked.toSorted()).toEqual(['metric', 'outlook', 'over-time', 'portfolio', 'spending']);
    // Drawings are pictures of themselves.
    const takePicture = async (card: string) => {
      await page
        .getByRole('button', { name: `Export ${card}` })
        .first()
        .click();
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /Picture/ }).click();
      const bytes = await readFile(await (await file).path());
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    };
    expect(await takePicture('Risk matrix')).toEqual({ width: 1388, height: 784 });
    await expect(page.getByRole('application', { name: /^Cost trend/ })).toBeVisible();
    const trend = await takePicture('Cost trend');
    expect(trend.height).toBeGreaterThan(800);
    expect(trend.width).toBeGreaterThan(trend.height);
    await page.goto(at('northbank', '/project-dashboards'));
  });

  await test.step('those that are there go', async () => {
    for (const name of ['Healthcare portfolio', 'Wellspring owner view']) {
      await page.getByRole('button', { name: `Actions of ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('alertdialog', { name: 'Delete Dashboard?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(list.getByRole('link', { name })).toHaveCount(0);
    }
  });

  await test.step('an internal one of a group of projects, for colleagues', async () => {
    await page.getByRole('button', { name: 'Create Dashboard' }).click();
    await form.getByRole('textbox', { name: /^Name/ }).fill('Healthcare portfolio');
    await form.getByRole('radio', { name: 'Internal' }).click();
    await form.getByRole('combobox', { name: /^Project Groups/ }).fill('Health');
    await page.getByRole('option', { name: 'Healthcare' }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Add members' }).click();
    const people = page.getByRole('dialog', { name: 'Add members' });
    await people.getByRole('searchbox', { name: 'Find people' }).fill('whitaker');
    // People of outside companies are not found for an internal one.
    await expect(people.getByRole('button', { name: 'Add Sam Whitaker' })).toHaveCount(0);
    await people.getByRole('searchbox', { name: 'Find people' }).fill('okafor');
    await people.getByRole('button', { name: 'Add Maya Okafor' }).click();
    await people.getByRole('button', { name: /^Close/ }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('row', { name: /^Healthcare portfolio/ })).toContainText('+');
  });

  await test.step('an external one of the project of the owner, shared with him', async () => {
    await page.getByRole('button', { name: 'Create Dashboard' }).click();
    await form.getByRole('textbox', { name: /^Name/ }).fill('Wellspring owner view');
    await form.getByRole('radio', { name: 'External' }).click();
    await form.getByRole('radio', { name: 'Without markups for everyone' }).click();
    await form.getByRole('button', { name: 'Add projects' }).click();
    const projects = page.getByRole('dialog', { name: 'Add projects' });
    await projects.getByRole('checkbox', { name: /Cedar Ridge/ }).click();
    await projects.getByRole('button', { name: 'Add 1 project' }).click();
    await form.getByRole('button', { name: 'Add members' }).click();
    const people = page.getByRole('dialog', { name: 'Add members' });
    await people.getByRole('searchbox', { name: 'Find people' }).fill('whitaker');
    await people.getByRole('button', { name: 'Add Sam Whitaker' }).click();
    await people.getByRole('button', { name: /^Close/ }).click();
    await expect(form.getByRole('combobox', { name: 'Permissions of Sam Whitaker' })).toHaveText('View');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('row', { name: /^Wellspring owner view/ })).toContainText('Cedar Ridge');
    // It closes by going back: a way elsewhere begins after that.
    await expect(form).toBeHidden();
  });

  await test.step('from the portfolio to an item of the project that hurts, in three clicks', async () => {
    await page.goto(at('northbank', '/portfolio?by=none&order=-gap'));
    const table = page.getByRole('region', { name: /^Budget and forecast/ });
    const worst = table.getByRole('row').nth(1);
    await expect(worst).toContainText('Cedar Ridge Patient Tower');
    await worst.getByRole('link').click();
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: /^ForeSite/ })
      .click();
    await page.getByRole('link', { name: /^Window wall instead of/ }).click();
    await expect(page.getByRole('dialog', { name: /Window wall/ })).toBeVisible();
    await expect(page).toHaveURL(/itemDetailsId=\d+/);
  });

  await test.step('presented over the whole screen', async () => {
    await page.goto(at('northbank', '/project-dashboards'));
    await list.getByRole('link', { name: 'Healthcare portfolio' }).click();
    await page.getByRole('button', { name: 'Present' }).click();
    const shown = page.getByRole('dialog', { name: 'Presentation of Healthcare portfolio' });
    await expect(shown.getByRole('group', { name: 'Page 1' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  });

  await test.step('the owner sees his own alone, and nothing that he may not see', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await signIn(page, 'owner@wellspring.example', '/project-dashboards');
    await expect(list.getByRole('link')).toHaveText(['Wellspring owner view']);
    await list.getByRole('link', { name: 'Wellspring owner view' }).click();
    await expect(page.getByText(/^Costs on this dashboard are without markups\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit cards' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cedar Ridge Patient Tower' }).first()).toBeVisible();
    await expectAccessibleInBoth(page, 'the dashboard of the owner');
  });
});
