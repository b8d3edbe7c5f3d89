import { expect, it } from 'vitest';
import { SHORTCUTS } from '#shared/commands';
import { readCode } from './readCode.ts';
import { listSourceFiles, type SourceFile } from './sourceFiles.ts';

/**
 * Who may listen for keys of the whole page. Keys of a control are its own and are described on its page of the catalogue; these here reach
 * further, so each is in the list behind `?`.
 */
const LISTENERS = {
  // Every shortcut of the table.
  'src/shared/commands/ShortcutProvider.tsx': 'the table',
  // Escape and Tab of what lies over the page.
  'design-system/private/layers/layers.ts': 'Esc',
  // A tooltip goes with Escape, which goes on.
  'design-system/private/tooltip/useTooltip.tsx': 'Esc',
  // F6 to the messages.
  'design-system/feedback/Toast/useToastKey.ts': 'F6',
  // The catalogue's own search, and Escape of a note at a cell.
  'design-system/catalogue/shell/Navigation.tsx': '/',
  'design-system/grid/editing/CellNote.tsx': 'Esc',
  // Any key ends that a part is kept in sight; none is answered.
  'src/platform/routing/useFocusSection.ts': 'any',
};

const inBrowser = ({ path }: SourceFile) =>
  /^(src|design-system)\//.test(path) && /\.tsx?$/.test(path) && !/\.(test|docs)\.tsx?$/.test(path);
const house = listSourceFiles().filter(inBrowser);

/** Files that listen for keys beyond one control, and pages that answer single keys by hand. */
function listening(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      // Reading code takes its time, and most files never come near.
      if (!text.includes('addEventListener')) return false;
      const { names, texts } = readCode(path, text);
      const keys = texts.some((one) => /^key(down|up|press)$/.test(one));
      return keys && names.some((name) => name.replace('.', '') === 'addEventListener');
    })
    .map(({ path }) => path);
}

/** Shortcuts of the table that no part of the app answers. */
const unanswered = (files: readonly SourceFile[]) => {
  const said = new Set(
    files
      .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/shared/commands/'))
      .filter(({ text }) => /shortcut/i.test(text))
      .flatMap(({ path, text }) => {
        const { names, texts } = readCode(path, text);
        return [...names, ...texts];
      }),
  );
  return Object.keys(SHORTCUTS).filter((name) => !said.has(name));
};

it('no key is bound beside the table', () => {
  expect(listening(house).toSorted()).toEqual(Object.keys(LISTENERS).toSorted());
});

it('every shortcut of the table is answered somewhere', () => {
  expect(unanswered(house)).toEqual([]);
});

it('bites', () => {
  const strange = {
    path: 'src/features/risks/A.tsx',
    text: `document.addEventListener('keydown', () => open());`,
  };
  expect(listening([...house, strange])).toContain(strange.path);
  expect(unanswered([])).toEqual(Object.keys(SHORTCUTS));
});
