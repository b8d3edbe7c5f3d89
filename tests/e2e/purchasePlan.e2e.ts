import { expect, type Page } from '@playwright/test';
import {
  expectAccessibleInBoth,
  keepToast,
  openProject,
  pressUndo,
  signIn,
  test,
} from '../support/journey.ts';

test.use({ ownServer: 'purchasePlan' });

test('purchases are planned back from the day on site: what is late, what brings it back, durations pasted', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('button', { name: 'Purchase plan' }).click();
  await expect(page.getByRole('heading', { name: 'Purchase plan' })).toBeVisible();
  const plan = page.getByRole('grid', { name: 'Purchase plan' });
  // The most endangered first, with its bars in words.
  await expect(plan.getByRole('row').nth(1)).toContainText('Electrical');
  await expect(plan.getByRole('img', { name: /Fabrication .* days late/ }).first()).toBeVisible();
  const electrical = page.getByRole('region', { name: /Electrical/ });
  await expect(electrical.getByText('passed')).toBeVisible();
  await expectAccessibleInBoth(page, 'the purchase plan');

  // A shorter stage brings it back; Undo takes that back.
  const way = electrical.getByRole('button', { name: /^Fabrication 250 → \d+ days$/ });
  await way.click();
  await expect(electrical).toHaveCount(0);
  await pressUndo(page, 'BP-009 saved');
  await expect(way).toBeVisible();

  // As a table: a duration is typed, and the slack follows.
  await page.getByRole('radio', { name: 'Table' }).click();
  const row = plan.getByRole('row', { name: /BP-010/ });
  const slack = (text: string) => row.getByRole('gridcell', { name: text, exact: true }).first();
  await expect(slack('90')).toBeVisible();
  // Code, name, slack, decision, latest safe, bid period, award.
  await row.getByRole('gridcell').nth(6).click();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(slack('80')).toBeVisible();
  await pressUndo(page, 'BP-010 saved');
  await expect(slack('90')).toBeVisible();
  await expectAccessibleInBoth(page, 'the purchase plan as a table');

  // An activity that needs the package sets its day.
  await page.getByRole('radio', { name: 'Gantt' }).click();
  await plan.getByText('Signage').click();
  const panel = page.getByRole('dialog', { name: 'BP-011 Signage' });
  await expect(panel.getByRole('textbox', { name: 'Fabrication' })).toHaveValue('61');
  await panel.getByRole('textbox', { name: 'Fabrication' }).fill('70');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('BP-011 saved')).toBeVisible();

  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);

  // A plan from a file: what it changes and what it cannot is seen first, and one Undo takes it back.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Import a purchase plan' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'Plan.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Code,Package,Lead time,Delivery\nBP-010,,62,7\n,Roofing,soon,5\nBP-099,Nothing,1,1\n',
      ),
    });
  await page.getByRole('button', { name: 'Preview 3 rows' }).click();
  const file = page.getByRole('dialog', { name: 'Import Plan.csv' });
  await expect(file.getByText('1 changed, 0 same, 2 left out.', { exact: false })).toBeVisible();
  await expect(file.getByText('No package is called BP-099.')).toBeVisible();
  await expect(file.getByText(/^Fabrication: /)).toBeVisible();
  await expectAccessibleInBoth(page, 'what a plan from a file changes', 'top');
  await file.getByRole('button', { name: 'Import 1 package' }).click();
  await pressUndo(page, 'BP-010 saved');

  // What comes too late moves the activities that need it: seen first with all it pushes, moved as one step, taken back.
  const steelRow = plan.getByRole('row', { name: /BP-003/ });
  const steelCard = page.getByRole('region', { name: /Structural Steel/ });
  await expect(steelCard.getByRole('link', { name: /Podium steel/ })).toBeVisible();
  await page.getByRole('button', { name: 'Apply to timeline' }).click();
  const apply = page.getByRole('dialog', { name: 'Apply to timeline' });
  const moving = apply.getByRole('grid', { name: 'Activities to move' });
  await expect(moving.getByRole('row', { name: /Podium steel.*Structural Steel/ })).toBeVisible();
  await expect(moving.getByRole('row', { name: /Permanent power.*Electrical/ })).toBeVisible();
  await expect(apply.getByText(/^Late, but needed for no activity: Mechanical\./)).toBeVisible();
  await expect(apply.getByRole('list', { name: 'Pushed' }).getByText(/Tower frame: /)).toBeVisible();
  await expectAccessibleInBoth(page, 'what a plan moves', 'top');
  await moving
    .getByRole('row', { name: /Permanent power/ })
    .getByRole('checkbox')
    .click();
  await expect(apply.getByText(/^\d+ more rows move; the finish is \d+ days later\.$/)).toBeVisible();
  await apply.getByRole('button', { name: 'Move 1 activity' }).click();
  await keepToast(page, '1 activity moved');
  await expect(apply).toHaveCount(0);
  await expect(steelCard).toHaveCount(0);
  await expect(steelRow).not.toContainText('late');
  await pressUndo(page, '1 activity moved');
  await expect(steelCard).toBeVisible();
});

/** Takes the preview of a move on; its toast has come, beside that of an earlier move or alone. */
async function applyMove(page: Page) {
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await apply.click();
  await expect(apply).toHaveCount(0);
  await expect(page.getByText(/Construction start moved/).last()).toBeVisible();
}

test('a milestone that moves puts purchases at risk, and the plan says which', async ({ page }) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Harbor Point Mixed-Use');
  const project = page.getByRole('navigation', { name: 'Project' });
  await project.getByRole('link', { name: 'Procurement' }).click();
  const late = page.getByRole('region', { name: /^Late on site/ });
  await expect(late).toContainText('Late on site 3');
  await expect(late).not.toContainText('Curtain Wall');

  // Construction starts three weeks sooner: all that follows is needed sooner, and the last safe day is over.
  await project.getByRole('link', { name: 'Timeline' }).click();
  const start = page
    .getByRole('treegrid', { name: 'Timeline' })
    .getByRole('row', { name: /Construction start/ });
  await start.focus();
  await page.keyboard.press('Space');
  for (let week = 0; week < 3; week++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await applyMove(page);

  await project.getByRole('link', { name: 'Procurement' }).click();
  await page.getByRole('link', { name: 'Purchase plan' }).click();
  const wall = page.getByRole('region', { name: /Curtain Wall/ });
  await expect(wall).toContainText(/[1-9]\d* days late/);
  await expect(wall.getByRole('link', { name: /Curtain wall/ })).toBeVisible();
  await expect(wall).toContainText('passed');
  await expectAccessibleInBoth(page, 'purchases that a moved milestone puts at risk');

  // The card leads to the activity; moved back, the purchase is on time again.
  await wall.getByRole('link', { name: /Curtain wall/ }).click();
  await expect(page.getByRole('dialog', { name: /^Activity A-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await start.focus();
  await page.keyboard.press('Space');
  for (let week = 0; week < 3; week++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await applyMove(page);
  await project.getByRole('link', { name: 'Procurement' }).click();
  await expect(late).toContainText('Late on site 3');
});
