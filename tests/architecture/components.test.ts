import { beforeAll, expect, it } from 'vitest';
import { readProps } from './componentProps.ts';
import { type DocsPage, readDocs } from './readDocs.ts';
import { listSourceFiles } from './sourceFiles.ts';

interface Component {
  /** Path of its file. */
  path: string;
  folder: string;
  group: string;
  name: string;
}

const house = new Map(listSourceFiles().map(({ path, text }) => [path, text]));
const listComponents = (files: ReadonlyMap<string, string>): Component[] =>
  [...files.keys()].flatMap((path) => {
    const [, folder, group, name] = /^(design-system\/([a-z]+)\/(\w+))\/\3\.tsx$/.exec(path) ?? [];
    return folder && group && name && group !== 'private' ? [{ path, folder, group, name }] : [];
  });

let props: Map<string, readonly string[]>;
beforeAll(() => {
  props = readProps(listComponents(house).map(({ path }) => path));
}, 180_000);

/** Box hands its element's own events on; it is no control. */
const isControl = ({ name }: Component, own: readonly string[]) =>
  name !== 'Box' && own.some((prop) => /^on[A-Z]/.test(prop));

/** What a component's page lacks or says wrongly. */
function faultsOf(component: Component, page: DocsPage): string[] {
  const own = props.get(component.path) ?? [];
  const unknown = page.props.filter((prop) => !own.includes(prop));
  return [
    ...(page.name === component.name && page.group === component.group
      ? []
      : ['names another component or group']),
    ...(page.summary === '' ? ['says not what it is for'] : []),
    ...(page.examples.length > 0 ? [] : ['has no example']),
    ...(new Set(page.examples).size === page.examples.length ? [] : ['has two examples of one title']),
    ...unknown.map((prop) => `speaks of a prop "${prop}" that it does not take`),
    ...(isControl(component, own) && page.keys === 0 ? ['names no key'] : []),
  ];
}

/** Components whose folder lacks a page for the catalogue or a test, or whose page does not fit them. */
function incomplete(files: ReadonlyMap<string, string>): string[] {
  return listComponents(files).flatMap((component) => {
    const { folder, name } = component;
    const path = `${folder}/${name}.docs.tsx`;
    const page = readDocs(path, files.get(path) ?? '');
    const tests = ['test.tsx', 'browser.test.tsx'].map((ending) => `${folder}/${name}.${ending}`);
    return [
      ...(page
        ? faultsOf(component, page).map((fault) => `${name}'s page ${fault}`)
        : [`${name} has no page`]),
      ...(tests.some((one) => files.has(one)) ? [] : [`${name} has no test`]),
    ];
  });
}

it('finds a fitting page and a test for every component', () => {
  expect(listComponents(house).length).toBeGreaterThan(50);
  expect(incomplete(house)).toEqual([]);
});

const folder = 'design-system/actions/Button';
const page = house.get(`${folder}/Button.docs.tsx`) ?? '';
const changed = (from: string | RegExp, to: string) => {
  expect(page).toMatch(from);
  return incomplete(new Map([...house, [`${folder}/Button.docs.tsx`, page.replace(from, to)]]));
};
const without = (...endings: string[]) =>
  incomplete(
    new Map([...house].filter(([path]) => !endings.some((ending) => path === `${folder}/Button.${ending}`))),
  );

it('bites on a folder that is not whole', () => {
  expect(without('docs.tsx')).toEqual(['Button has no page']);
  expect(without('test.tsx', 'browser.test.tsx')).toEqual(['Button has no test']);
});

it('bites on a page that does not fit', () => {
  expect(changed(`name: 'Button'`, `name: 'Batten'`)).toEqual([
    `Button's page names another component or group`,
  ]);
  expect(changed(`name: 'busy'`, `name: 'bossy'`)).toEqual([
    `Button's page speaks of a prop "bossy" that it does not take`,
  ]);
  expect(changed(/keys: \[\{.*\}\]/, 'keys: []')).toEqual([`Button's page names no key`]);
  expect(changed(/examples: \[[^]*\],\n\}/, 'examples: [],\n}')).toEqual([`Button's page has no example`]);
  expect(changed(/summary: '.*'/, `summary: ''`)).toContain(`Button's page says not what it is for`);
});
