import { existsSync, readdirSync } from 'node:fs';
import { render, screen, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { components } from '../catalogue/discover.ts';
import { ToastProvider } from '../feedback/Toast/ToastProvider.tsx';

const groups = [
  'layout',
  'icons',
  'actions',
  'inputs',
  'feedback',
  'navigation',
  'overlays',
  'filters',
  'grid',
];
const root = `${import.meta.dirname}/..`;
const folders = groups.flatMap((group) =>
  readdirSync(`${root}/${group}`, { withFileTypes: true }).flatMap((entry) =>
    // Component folders are in PascalCase; engines between them are not.
    entry.isDirectory() && /^[A-Z]/.test(entry.name) ? [`${group}/${entry.name}`] : [],
  ),
);
// These are only compositions of others and have no look of their own.
const withoutStyles = new Set([
  'actions/FileButton',
  'overlays/Confirm',
  'feedback/ErrorState',
  'grid/ColumnsMenu',
  'grid/ExportMenu',
  'layout/Box',
  'layout/Stack',
  'layout/Inline',
  'layout/Text',
]);
const borrowing =
  /inputs\/(TextField|DateField|NumberField|MoneyField|PercentField|Select|MultiSelect|ComboBox|TagPicker|PersonPicker)$/;

afterEach(cleanup);

it('finds the components', () => {
  expect(folders.length).toBeGreaterThanOrEqual(50);
  expect(components.map((docs) => `${docs.group}/${docs.name}`)).toEqual(expect.arrayContaining(folders));
});

it('names for all that has keys the part that it stands on', () => {
  expect(
    components.flatMap(({ name, keys, standsOn }) => (keys.length > 0 && !standsOn ? [name] : [])),
  ).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  const name = folder.split('/')[1] ?? '';
  it('is a complete folder', () => {
    const styles = withoutStyles.has(folder) || borrowing.test(folder) ? [] : [`${name}.css.ts`];
    const wanted = [`${name}.tsx`, `${name}.docs.tsx`, `${name}.test.tsx`, ...styles];
    expect(wanted.filter((file) => !existsSync(`${root}/${folder}/${file}`))).toEqual([]);
  });

  it('draws its examples without complaint', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const docs = components.find((entry) => entry.name === name);
    expect(docs?.examples.length).toBeGreaterThan(0);
    for (const example of docs?.examples ?? []) {
      const { container, unmount } = render(
        <ToastProvider>{<example.render density="normal" />}</ToastProvider>,
      );
      expect(container.firstElementChild).not.toBeNull();
      unmount();
    }
    expect(complaint.mock.calls).toEqual([]);
    expect(document.querySelectorAll('body > [role="dialog"]')).toHaveLength(0);
  });

  it('names every control in its examples', () => {
    const docs = components.find((entry) => entry.name === name);
    for (const example of docs?.examples ?? []) {
      const { unmount } = render(<ToastProvider>{<example.render density="normal" />}</ToastProvider>);
      for (const role of ['button', 'link', 'textbox', 'combobox', 'checkbox', 'switch', 'grid'] as const) {
        const all = screen.queryAllByRole(role).length;
        expect(screen.queryAllByRole(role, { name: /\S/ }), `${role} in "${example.title}"`).toHaveLength(
          all,
        );
      }
      unmount();
    }
  });
});
