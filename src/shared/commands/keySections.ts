import { type Shortcut, SHORTCUTS, type ShortcutName } from './shortcuts.ts';
import * as t from './texts.ts';

interface Section {
  title: string;
  rows: { keys: string; does: string }[];
}

/** Keys that the parts of the design system answer themselves, wherever they stand. */
const BUILT_IN: readonly Section[] = [
  {
    title: t.anywhere,
    rows: [
      { keys: 'Esc', does: t.closeWhatIsOnTop },
      { keys: 'F6', does: t.toTheMessagesAndBack },
      { keys: 'Mod+Z', does: t.undoWhatTheNewestMessage },
    ],
  },
  {
    title: t.panel,
    rows: [
      { keys: 'Left or Right', does: t.resizeOnItsEdge },
      { keys: 'Home or End', does: t.widestNarrowest },
    ],
  },
  {
    title: t.chart,
    rows: [
      { keys: 'Left or Right', does: t.moveBetweenMilestones },
      { keys: 'Home or End', does: t.firstLastMilestone },
      { keys: 'T', does: t.showItAsATable },
      { keys: 'Esc', does: t.leaveFullScreen },
    ],
  },
];

/** Shortcuts to places, to forms, in meetings and on dashboards are shown only to people who can use them there; all others always. */
const onlyIfBound: readonly Shortcut['scope'][] = ['Go to', 'Create', 'Meeting', 'Dashboard'];

/** Every shortcut by where it works: those of the app first, those of its parts behind them. */
export function keySections(
  bound: readonly ShortcutName[],
  more: readonly Section[] = [],
): readonly Section[] {
  const sections = new Map<string, Section>();
  const add = (title: string, row: Section['rows'][number]) => {
    const section = sections.get(title) ?? { title, rows: [] };
    section.rows.push(row);
    sections.set(title, section);
  };
  for (const name of Object.keys(SHORTCUTS) as ShortcutName[]) {
    const { keys, scope, does } = SHORTCUTS[name];
    if (!onlyIfBound.includes(scope) || bound.includes(name)) add(scope, { keys, does });
  }
  for (const { title, rows } of [...BUILT_IN, ...more]) for (const row of rows) add(title, row);
  return [...sections.values()];
}
