import { expect } from '@playwright/test';
import { componentNames, findingsOn, type Gallery, type Setting, test } from './gallery.ts';
import { differenceFromKept, takePicture } from './pictures.ts';

const others: Record<string, Setting> = {
  compact: { theme: 'light', density: 'compact' },
  'right to left': { theme: 'light', direction: 'rtl' },
  '390 px': { theme: 'light', width: 390 },
};

/** Shows a component and holds what must be true however it is set. */
async function expectDrawn(gallery: Gallery, name: string, setting: Setting, label: string) {
  gallery.complaints();
  await gallery.show(name, setting);
  const { page } = gallery;
  expect(await page.locator('[data-example]').count(), `examples, ${label}`).toBeGreaterThan(0);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(beyond, `pixels beyond the window, ${label}`).toBeLessThanOrEqual(0);
  expect.soft(gallery.complaints(), `complaints, ${label}`).toEqual([]);
}

test('finds the components', () => {
  expect(componentNames.length).toBeGreaterThan(55);
  expect(componentNames).toContain('DataGrid');
});

for (const name of componentNames) {
  for (const theme of ['light', 'dark'] as const)
    test(`${name}, ${theme}: draws, has no finding, looks as pictured`, async ({ gallery }, info) => {
      await expectDrawn(gallery, name, { theme }, theme);
      expect
        .soft(await differenceFromKept(`${name}-${theme}`, await takePicture(gallery.page), info))
        .toBe('');
      expect(await findingsOn(gallery.page)).toEqual([]);
    });

  test(`${name}: draws compact, right to left and at 390 px`, async ({ gallery }) => {
    for (const [label, setting] of Object.entries(others)) await expectDrawn(gallery, name, setting, label);
  });
}
