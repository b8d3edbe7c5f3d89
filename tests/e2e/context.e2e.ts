import { expect } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { expectAccessibleInBoth, openProject, pressUndo, signIn, test } from '../support/journey.ts';

test.use({ ownServer: 'context' });

test('the context is searched, compared with a milestone, added to, changed, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'cost@northbank.example');
  await openProject(page, 'Cedar Ridge Patient Tower');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Context' }).click();
  await expect(page.getByRole('heading', { name: '23 entries' })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes since' });
  await expect(changes.getByText('Steel at July 2025 prices.')).toBeVisible();
  await expectAccessibleInBoth(page, 'the context');

  // What changed since another milestone.
  await changes.getByRole('combobox', { name: 'Milestone' }).click();
  await page.getByRole('option', { name: '100% SD' }).click();
  await expect(changes.getByText('Dewatering below the mat for 14 weeks.')).toBeVisible();
  await expect(changes.getByText('192 beds in eight nursing floors.')).toBeHidden();

  // Words are found by their stems and marked; a tab keeps the search.
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('walls');
  await expect(page.getByRole('heading', { name: '5 matches' })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'wall' }).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Exclusions/ }).click();
  await expect(page.getByRole('heading', { name: '1 match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('heading', { name: '5 entries' })).toBeVisible();

  // A new one begins as the kind that is looked at.
  await page.getByRole('button', { name: 'Add entry' }).click();
  const panel = page.getByRole('dialog', { name: 'New entry' });
  await panel.getByRole('textbox', { name: 'Statement' }).fill('No helipad on the roof.');
  await panel.getByRole('combobox', { name: 'Cost group' }).fill('Roofing');
  await page.getByRole('option', { name: 'B30 Roofing' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('640000');
  await expectAccessibleInBoth(page, 'a new entry', 'top');
  await panel.getByRole('button', { name: 'Save' }).click();
  const added = page.getByRole('dialog', { name: 'CX-024' });
  await expect(added.getByText('CX-024 Exclusion')).toBeVisible();
  await expect(page.getByRole('heading', { name: '6 entries' })).toBeVisible();

  // It is reworded; its history takes that back.
  await added.getByRole('textbox', { name: 'Statement' }).fill('A helipad by allowance.');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'CX-024 A helipad by allowance.' })).toBeVisible();
  await added.getByRole('tab', { name: 'History' }).click();
  await expect(added.getByText(/A helipad by allowance\./).first()).toBeVisible();
  await added.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('button', { name: 'CX-024 No helipad on the roof.' })).toBeVisible();

  // Deleted, and brought back.
  await added.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: '5 entries' })).toBeVisible();
  await pressUndo(page, /^CX-\d+ deleted/);
  await expect(page.getByRole('heading', { name: '6 entries' })).toBeVisible();

  // Documents are uploaded, and their text is read; a scan says why it has none.
  await page.getByRole('dialog', { name: 'CX-024' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Upload document' }).click();
  const sending = page.getByRole('dialog', { name: 'Upload documents' });
  await expectAccessibleInBoth(page, 'uploading documents', 'top');
  await sending.locator('input[type=file]').setInputFiles([
    {
      name: 'Facade study r2.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('Terra cotta walls need bracing.'),
    },
    { name: 'Scan.pdf', mimeType: 'application/pdf', buffer: pdf() },
  ]);
  await expect(sending.getByText('Facade study r2.pdf')).toBeVisible();
  await sending.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await expect(page.getByRole('heading', { name: '5 documents' })).toBeVisible();
  await expect(page.getByText('Text read').first()).toBeVisible();
  await expect(page.getByText(/its pages are pictures/)).toBeVisible();
  await expectAccessibleInBoth(page, 'documents');

  // A passage stands below the entries, marked, and becomes an entry with its source.
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('brace terra cotta');
  await expect(page.getByRole('heading', { name: '1 passage in 1 document' })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'bracing' })).toBeVisible();
  await page.getByRole('button', { name: 'Add as entry' }).click();
  await expect(panel.getByRole('textbox', { name: 'Statement' })).toHaveValue(
    'Terra cotta walls need bracing.',
  );
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: '1 match' })).toBeVisible();

  // The source of an entry opens its document, which can be searched, renamed, deleted and brought back.
  await page.getByRole('dialog', { name: /^CX-/ }).getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Facade study r2, p. 1' }).first().click();
  const document = page.getByRole('dialog', { name: 'Facade study r2' });
  await document.getByRole('searchbox', { name: 'Search this document' }).fill('wall');
  await expect(document.locator('mark', { hasText: 'walls' })).toBeVisible();
  await expectAccessibleInBoth(page, 'a document', 'top');
  await document.getByRole('tab', { name: 'Details' }).click();
  await document.getByRole('textbox', { name: 'Name' }).fill('Facade study');
  await document.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('dialog', { name: 'Facade study', exact: true });
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: '1 passage in 1 document' })).toBeHidden();
  await pressUndo(page, /^Facade study deleted/);
  await expect(page.getByRole('heading', { name: '1 passage in 1 document' })).toBeVisible();
});

/** A PDF of one page; without words, as a scan is. */
function pdf(...lines: string[]): Buffer {
  const document = new jsPDF();
  for (const [line, text] of lines.entries()) document.text(text, 10, 10 + line * 8);
  return Buffer.from(document.output('arraybuffer'));
}
