import { readdirSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { compare } from './compare.ts';
import { componentNames, type Gallery, test } from './gallery.ts';
import { takePicture } from './pictures.ts';
import { type Picture, readPng, writePng } from './png.ts';

const folder = new URL('pictures/', import.meta.url);

/** Each pixel takes a part of the ones beside it, as another way to smooth letters would do. */
function smoothOtherwise({ width, height, pixels }: Picture): Picture {
  const softer = pixels.map((value, at) => {
    const left = pixels[at - 3] ?? value;
    const right = pixels[at + 3] ?? value;
    return Math.round(value * 0.76 + left * 0.12 + right * 0.12);
  });
  return { width, height, pixels: softer };
}

const pictureOf = async ({ page }: Gallery) => readPng(await takePicture(page));

test('a picture is read back as it was written', () => {
  const pixels = Uint8Array.from({ length: 7 * 5 * 3 }, (_, at) => (at * 89 + (at % 7) * 31) % 256);
  expect(readPng(writePng({ width: 7, height: 5, pixels }))).toEqual({ width: 7, height: 5, pixels });
  expect(() => readPng(Buffer.from('GIF89a, no picture of ours'))).toThrow('no PNG');
});

test('the same page is alike, twice and with letters smoothed otherwise', async ({ gallery }) => {
  await gallery.show('Text', { theme: 'light' });
  const first = await pictureOf(gallery);
  await gallery.show('Badge', { theme: 'light' });
  await gallery.show('Text', { theme: 'light' });
  const again = await pictureOf(gallery);
  expect(compare(first, again)).toEqual({});
  const smoothed = smoothOtherwise(again);
  expect(smoothed.pixels.filter((value, at) => value !== again.pixels[at]).length).toBeGreaterThan(10_000);
  expect(compare(first, smoothed)).toEqual({});
});

/** Changes that nobody meant, planted into the first primary button and the table of variants. */
const plants: Record<string, (button: HTMLElement) => void> = {
  'a label two pixels aside': (button) => {
    const label = button.querySelector('span');
    if (label) label.style.translate = '2px 0';
  },
  'a label one pixel lower': (button) => {
    const label = button.querySelector('span');
    if (label) label.style.translate = '0 1px';
  },
  'an icon gone': (button) => {
    const icon = button.querySelector('svg');
    if (icon) icon.style.visibility = 'hidden';
  },
  'another letter': (button) => {
    const label = button.querySelector('span');
    if (label) label.textContent = 'New iten';
  },
  'another colour': (button) => {
    button.style.background = 'var(--text)';
  },
  'sharp corners': (button) => {
    button.style.borderRadius = '0';
  },
  'a taller page': (button) => {
    button.style.height = '36px';
  },
};

for (const [what, plant] of Object.entries(plants))
  test(`a picture with ${what} fails`, async ({ gallery }) => {
    await gallery.show('Badge', { theme: 'light' });
    await gallery.show('Button', { theme: 'light' });
    const before = await pictureOf(gallery);
    await gallery.page.getByRole('button', { name: 'New item' }).evaluate(plant);
    const { what: found } = compare(before, await pictureOf(gallery));
    expect(found).toMatch(/differ|pixels/);
  });

test('pictures are those of the components, and light to carry', () => {
  const kept = readdirSync(folder);
  const isWanted = (file: string) => {
    const [, name] = /^(\w+)(?:-\d+-open)?-(?:light|dark)\.png$/.exec(file) ?? [];
    return name !== undefined && componentNames.includes(name);
  };
  expect(kept.filter((file) => !isWanted(file))).toEqual([]);
  const bytes = kept.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThan(8_000_000);
});
