import { expect, it } from 'vitest';
import { readCode } from './readCode.ts';
import { listSourceFiles } from './sourceFiles.ts';

/** Components whose folder lacks a page for the catalogue or a test, or whose page speaks of something else. */
function incomplete(files: ReadonlyMap<string, string>): string[] {
  const components = [...files.keys()].flatMap((path) => {
    const [, folder, group, name] = /^(design-system\/([a-z]+)\/(\w+))\/\3\.tsx$/.exec(path) ?? [];
    return folder && group && name && group !== 'private' ? [{ folder, group, name }] : [];
  });
  return components.flatMap(({ folder, group, name }) => {
    const page = `${folder}/${name}.docs.tsx`;
    const { texts } = readCode(page, files.get(page) ?? '');
    const tests = ['test.tsx', 'browser.test.tsx'].map((ending) => `${folder}/${name}.${ending}`);
    return [
      ...(files.has(page) ? [] : [`${name} has no page in the catalogue`]),
      ...(texts.includes(name) && texts.includes(group)
        ? []
        : [`${name}'s page names another component or group`]),
      ...(tests.some((path) => files.has(path)) ? [] : [`${name} has no test`]),
    ];
  });
}

const house = new Map(listSourceFiles().map(({ path, text }) => [path, text]));

it('finds a page and a test for every component', () => {
  expect(incomplete(house)).toEqual([]);
});

it('bites', () => {
  const folder = 'design-system/feedback/Badge';
  const without = (...endings: string[]) =>
    incomplete(
      new Map([...house].filter(([path]) => !endings.some((one) => path === `${folder}/Badge.${one}`))),
    );
  expect(without('docs.tsx')).toContain('Badge has no page in the catalogue');
  expect(without('test.tsx')).toEqual(['Badge has no test']);
  const strange = (house.get(`${folder}/Badge.docs.tsx`) ?? '').replace(`name: 'Badge'`, `name: 'Budge'`);
  expect(incomplete(new Map([...house, [`${folder}/Badge.docs.tsx`, strange]]))).toEqual([
    `Badge's page names another component or group`,
  ]);
});
