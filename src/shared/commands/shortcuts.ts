import * as t from './texts.ts';

/** A shortcut of the app: what is pressed, where it works, what it does. */
export interface Shortcut {
  /** As key caps show it: `Mod+K` (Ctrl, on a Mac Command), `G then P`, `? or F1`. */
  keys: string;
  scope: 'Anywhere' | 'Go to' | 'Create' | 'Item' | 'Meeting' | 'Dashboard';
  does: string;
  /** A field keeps these keys for its own text. */
  yieldsToFields?: true;
}

/**
 * Every shortcut of the app, in one table: the keys that are bound, the list behind `?` and the caps in menus and palette all come from
 * here, so none can be bound without being listed.
 */
export const SHORTCUTS = {
  palette: { keys: 'Mod+K', scope: 'Anywhere', does: t.searchOrJumpTo },
  help: { keys: '? or F1', scope: 'Anywhere', does: t.keyboardShortcuts },
  theme: { keys: 'Mod+J', scope: 'Anywhere', does: t.changeBetweenLightAndDark },
  sidebar: { keys: '[', scope: 'Anywhere', does: t.collapseHideOrExpand },
  print: { keys: 'Mod+P', scope: 'Anywhere', does: t.print },
  goProjects: { keys: 'G then P', scope: 'Go to', does: t.projects },
  goOverview: { keys: 'G then O', scope: 'Go to', does: t.overview },
  goForesite: { keys: 'G then F', scope: 'Go to', does: 'ForeSite' },
  goRisks: { keys: 'G then R', scope: 'Go to', does: t.riskRegister },
  goIssues: { keys: 'G then I', scope: 'Go to', does: t.issueManagement },
  goTimeline: { keys: 'G then T', scope: 'Go to', does: t.timeline },
  newItem: { keys: 'C then I', scope: 'Create', does: t.newItem },
  nextItem: { keys: 'J', scope: 'Item', does: t.nextItem },
  previousItem: { keys: 'K', scope: 'Item', does: t.previousItem },
  decision: { keys: 'Mod+Shift+Enter', scope: 'Item', does: t.toApproveAndReject },
  meetingApprove: { keys: 'A', scope: 'Meeting', does: t.approveTheTopic },
  meetingReject: { keys: 'R', scope: 'Meeting', does: t.rejectTheTopic },
  meetingDefer: { keys: 'D', scope: 'Meeting', does: t.deferTheTopic },
  meetingNote: { keys: 'N', scope: 'Meeting', does: t.noteTheTopic },
  undoArranging: {
    keys: 'Mod+Z',
    scope: 'Dashboard',
    does: t.undoTheLastStep,
    yieldsToFields: true,
  },
  copyLink: { keys: 'Mod+Shift+C', scope: 'Item', does: t.copyTheLink },
} as const satisfies Record<string, Shortcut>;

/** Name of a shortcut. */
export type ShortcutName = keyof typeof SHORTCUTS;
