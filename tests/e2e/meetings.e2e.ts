import { expect } from '@playwright/test';
import { expectAccessibleInBoth, signIn, test } from '#tests/support/journey.ts';

test.use({ ownServer: 'meetings' });

test('a team decides two topics of its meeting, closes it and prints the minutes', async ({ page }) => {
  await signIn(page, 'cost@northbank.example', '/projects/1/foresite');
  await page.getByRole('button', { name: 'Meetings' }).click();
  await expect(page.getByRole('heading', { name: 'Meetings', level: 1 })).toBeVisible();
  const list = page.getByRole('grid', { name: 'Meetings' });
  await expect(list.getByRole('link', { name: 'Cost meeting after 100% SD' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Quick search' }).fill('weekly');
  await expect(list.getByRole('link')).toHaveCount(1);

  await list.getByRole('link', { name: 'Weekly cost meeting' }).click();
  const agenda = page.getByRole('navigation', { name: 'Agenda' });
  await agenda.getByRole('button', { name: /^Generators/ }).click();
  await expect(page.getByRole('heading', { name: /^Generators/, level: 2 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Effect on the forecast' })).toBeVisible();
  await expectAccessibleInBoth(page, 'a meeting');

  await page.getByRole('textbox', { name: 'Note' }).fill('The authority agrees.');
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve VO-005' });
  await expect(dialog.getByRole('table', { name: 'Effect on the forecast' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Decided in this meeting' })).toHaveText(
    'Decided in this meeting: ($1.2M)',
  );
  await expect(page.getByRole('button', { name: 'Undo the decision' })).toBeVisible();

  await page.getByRole('main').press('j');
  await expect(page.getByRole('heading', { name: /^Generators/, level: 2 })).toBeHidden();
  // Which topic comes next depends on the day; a risk could not be deferred.
  await agenda
    .getByRole('button', { name: /VO-\d+.*Not decided/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Defer' })).toBeEnabled();
  await page.getByRole('main').press('d');
  const deferral = page.getByRole('dialog', { name: /^Defer VO-/ });
  await deferral.getByRole('textbox', { name: /New due date/ }).fill('12/31/2031');
  await deferral.getByRole('textbox', { name: /New due date/ }).press('Tab');
  await deferral.getByRole('button', { name: 'Defer', exact: true }).click();
  await expect(agenda.getByRole('button', { name: /Deferred/ })).toBeVisible();

  await page.getByRole('button', { name: 'Close minutes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close minutes' }).click();
  const decisions = page.getByRole('table', { name: 'Decisions' });
  await expect(
    decisions.getByRole('row', { name: /Generators.*Approved.*The authority agrees\./ }),
  ).toBeVisible();
  await expectAccessibleInBoth(page, 'the minutes');
  await page.emulateMedia({ media: 'print' });
  await expect(decisions).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeHidden();
});
