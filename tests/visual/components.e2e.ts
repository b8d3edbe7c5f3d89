import { expect } from '@playwright/test';
import { componentNames, findingsOn, type Gallery, openingNames, type Setting, test } from './gallery.ts';
import { differenceFromKept, takePicture } from './pictures.ts';
import { hiddenByPlates } from './plates.ts';

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

for (const name of componentNames)
  test(`${name}: draws, has no finding, looks as pictured in both themes`, async ({ gallery }, info) => {
    const { page } = gallery;
    await expectDrawn(gallery, name, { theme: 'light' }, 'light');
    for (const theme of ['light', 'dark'] as const) {
      await gallery.paint(theme);
      expect.soft(await differenceFromKept(`${name}-${theme}`, await takePicture(page), info)).toBe('');
      expect.soft(await findingsOn(page, theme), `findings, ${theme}`).toEqual([]);
    }
    expect.soft(gallery.complaints(), 'complaints, dark').toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await hiddenByPlates(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });

    // All at once: what fits here fits with any one of them.
    const tight: Setting = { theme: 'dark', density: 'compact', direction: 'rtl', width: 390 };
    await expectDrawn(gallery, name, tight, 'dark, compact, right to left, 390 px');
  });

test('finds examples that open something', () => {
  expect(openingNames).toEqual(expect.arrayContaining(['Menu', 'Dialog', 'Select', 'DateField', 'Flyout']));
});

for (const component of openingNames)
  test(`${component}: what it opens has no finding and looks as pictured, in both themes`, async ({
    gallery,
  }, info) => {
    await gallery.show(component, { theme: 'light' });
    const { page } = gallery;
    const opening = await page.locator('[data-opens]').evaluateAll((all) =>
      all.map((one) => ({
        index: Number((one as HTMLElement).dataset.example),
        opens: (one as HTMLElement).dataset.opens ?? '',
      })),
    );
    expect(opening.length).toBeGreaterThan(0);
    for (const { index, opens } of opening) {
      gallery.complaints();
      await gallery.showAlone(component, index);
      // A field's name may go on with its value.
      const name = new RegExp(`^${opens.replaceAll(/[^\w ]/g, String.raw`\$&`)}`);
      await page.getByRole('button', { name }).or(page.getByRole('combobox', { name })).first().click();
      for (const theme of ['light', 'dark'] as const) {
        await gallery.paint(theme);
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        expect.soft(await differenceFromKept(`${component}-${index}-open-${theme}`, picture, info)).toBe('');
        expect.soft(await findingsOn(page, theme), `findings, ${opens}, ${theme}`).toEqual([]);
      }
      expect.soft(gallery.complaints(), `complaints, ${opens}`).toEqual([]);
    }
  });
