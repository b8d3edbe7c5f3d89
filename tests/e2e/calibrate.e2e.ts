import { expect, type Locator } from '@playwright/test';
import { at, expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test('a project stands among finished ones, normalized and raw, with peers switched off', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  // The card of the overview and the page that it leads to: the same peers, the same figure.
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('10.2% above the median of 5 projects')).toBeVisible();
  await page.getByRole('link', { name: 'Open Calibrate' }).click();
  const finished = page.getByRole('button', { name: 'Finished projects' });
  await expect(finished).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('5 projects', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      /^Cedar Ridge Patient Tower is 10.2% above the median of \$940\.\d\d \/ GSF and above the highest/,
    ),
  ).toBeVisible();
  const mesa = page.getByRole('row', { name: /Mesa Community Hospital/ });
  await expect(mesa).toContainText('× 1.2135');
  await expect(mesa).toContainText('$1,023.5');
  await expectAccessibleInBoth(page, 'Calibrate');

  // One that is switched off counts in no figure, and the address keeps it.
  await page.getByRole('checkbox', { name: 'Mesa Community Hospital counts' }).click();
  await expect(page.getByRole('heading', { name: 'Among 4 projects' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mesa Community Hospital counts' })).not.toBeChecked();

  // With a note it is left out for everybody, on every page, until it counts again.
  await page.getByRole('button', { name: 'Leave out with a note' }).click();
  const asks = page.getByRole('dialog', { name: 'Leave out Mesa Community Hospital' });
  await asks.getByRole('textbox', { name: 'Note' }).fill('Shell only, no fit-out');
  await expectAccessibleInBoth(page, 'Leave out', 'top');
  await asks.getByRole('button', { name: 'Leave out' }).click();
  await expect(mesa).toContainText('Left out: Shell only, no fit-out');
  const tabs = page.getByRole('navigation', { name: 'Calibrate' });
  await tabs.getByRole('link', { name: 'By division' }).click();
  await expect(page.getByRole('region', { name: 'Left out of the comparison' })).toContainText(
    'Mesa Community Hospital: Shell only, no fit-out',
  );
  await tabs.getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('checkbox', { name: 'Mesa Community Hospital counts' }).click();
  await expect(page.getByText('Mesa Community Hospital counts again')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Among 5 projects' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mesa Community Hospital counts' }).click();

  // As they were, and by their whole cost.
  await page
    .getByRole('radio', { name: 'Raw' })
    .or(page.getByRole('button', { name: 'Raw', exact: true }))
    .click();
  await expect(page.getByText(/^Cedar Ridge Patient Tower is 49/)).toBeVisible();
  await page
    .getByRole('radio', { name: 'Cost' })
    .or(page.getByRole('button', { name: 'Cost', exact: true }))
    .click();
  await expect(page.getByRole('heading', { name: 'Cost, step by step' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing of the kind');
  await expect(page.getByText("Your filters didn't return any results")).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('row', { name: /Lakeshore Heart/ }).first()).toBeVisible();
  await finished.click();
  await expect(page.getByRole('row', { name: /Harbor Point/ }).first()).toBeVisible();
});

test('a project is compared division by division, beside chosen estimates, and takes targets from its peers', async ({
  page,
}) => {
  await signIn(page, 'admin@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Calibrate' }).click();
  const tabs = page.getByRole('navigation', { name: 'Calibrate' });

  // Division by division, with the peers that were chosen before.
  await tabs.getByRole('link', { name: 'By division' }).click();
  await expect(page.getByText('5 projects', { exact: true })).toBeVisible();
  const total = page.getByRole('row', { name: /Total per GSF/ });
  await expect(total).toContainText('$940.');
  await expect(total).toContainText('▲ 10.2%');
  const hvac = page.getByRole('row', { name: /D30 HVAC/ });
  await expect(hvac).toContainText('$161.25');
  await expectAccessibleInBoth(page, 'Calibrate by division');

  // A division that does not compare is left out with a note, and counts again.
  await page.getByRole('button', { name: 'Leave out HVAC' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave out HVAC' });
  await leaving.getByRole('textbox', { name: 'Note' }).fill('District plant in three of them');
  await leaving.getByRole('button', { name: 'Leave out' }).click();
  await expect(hvac).toContainText('Left out: District plant in three of them');
  await expect(total).not.toContainText('▲ 10.2%');
  await expect(page.getByRole('region', { name: 'Left out of the comparison' })).toContainText(
    'D30 HVAC: District plant in three of them',
  );
  await expectAccessibleInBoth(page, 'a division that is left out');
  await page.getByRole('button', { name: 'Count HVAC again' }).click();
  await expect(total).toContainText('▲ 10.2%');

  // A step that is left out counts in no figure.
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await expect(total).not.toContainText('▲ 10.2%');
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await expect(total).toContainText('▲ 10.2%');

  // The most alike stand beside the project; others and earlier estimates join them.
  await tabs.getByRole('link', { name: 'Comparison' }).click();
  await expect(page.getByRole('columnheader', { name: /Mesa Community Hospital/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Central Utility Plant' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Lakeshore Heart Hospital/ }).click();
  await expect(page.getByRole('columnheader', { name: /Lakeshore Heart Hospital/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add column' }).click();
  const adds = page.getByRole('dialog', { name: 'Add columns' });
  await adds.getByRole('searchbox', { name: 'Find a project or milestone' }).fill('50%');
  await expect(adds.getByRole('checkbox')).toHaveCount(1);
  const half = adds.getByRole('checkbox', { name: 'Cedar Ridge Patient Tower, 50% SD' });
  await half.click();
  await expect(half).toBeChecked();
  await adds.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('columnheader', { name: /Cedar Ridge Patient Tower/ })).toHaveCount(2);
  await expectAccessibleInBoth(page, 'Comparison');

  // The median of the peers becomes the target of each system, and Undo takes it back.
  await page.getByRole('button', { name: 'Use as targets' }).click();
  const targets = page.getByRole('dialog', { name: 'Use as targets' });
  await expect(
    targets.getByRole('row', { name: /A10 Foundations \$14,000,000 New target of A10 Foundations: \$17,4/ }),
  ).toBeVisible();
  await targets.getByRole('checkbox', { name: 'Scale to the budget of $305,000,000' }).click();
  await expect(targets.getByText(/^\$305,000,000 in all/)).toBeVisible();
  await expectAccessibleInBoth(page, 'Use as targets', 'top');
  await targets.getByRole('button', { name: 'Set 16 targets' }).click();
  await expect(page.getByText('16 targets saved')).toBeVisible();
  await pressUndo(page, '16 targets saved');
  await page.getByRole('button', { name: 'Use as targets' }).click();
  await expect(targets.getByRole('row', { name: /A10 Foundations \$14,000,000/ })).toBeVisible();
});

test('on a phone each project is read without panning, and where the own one stands, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@northbank.example', '/projects/1/calibrate?legacy=yes');
  const main = page.getByRole('main');
  const inSight = (locator: Locator) =>
    locator.evaluate((node) => node.getBoundingClientRect().right <= innerWidth);
  const mesa = main.getByRole('row', { name: /Mesa Community Hospital/ });
  for (const figure of [/^Raw, Mesa/, /^City, Mesa/, /^Time, Mesa/, /^Normalized, Mesa/])
    expect(await inSight(mesa.getByRole('button', { name: figure }))).toBe(true);
  await expect(mesa.getByRole('checkbox')).toBeInViewport();
  await page.goto(at('northbank', '/projects/1/calibrate/division?legacy=yes'));
  const hvac = main.getByRole('row', { name: /HVAC/ });
  for (const figure of [/^HVAC, Cedar Ridge/, /^Median, HVAC/, /^To median, HVAC/])
    expect(await inSight(hvac.getByRole('button', { name: figure }))).toBe(true);
});
