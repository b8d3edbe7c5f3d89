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
  palette: { keys: 'Mod+K', scope: 'Anywhere', does: 'Search or jump to' },
  help: { keys: '? or F1', scope: 'Anywhere', does: 'Keyboard shortcuts' },
  theme: { keys: 'Mod+J', scope: 'Anywhere', does: 'Change between light and dark' },
  sidebar: { keys: '[', scope: 'Anywhere', does: 'Collapse, hide or expand the sidebar' },
  print: { keys: 'Mod+P', scope: 'Anywhere', does: 'Print' },
  goProjects: { keys: 'G then P', scope: 'Go to', does: 'Projects' },
  goOverview: { keys: 'G then O', scope: 'Go to', does: 'Overview' },
  goForesite: { keys: 'G then F', scope: 'Go to', does: 'ForeSite' },
  goRisks: { keys: 'G then R', scope: 'Go to', does: 'Risk Register' },
  goIssues: { keys: 'G then I', scope: 'Go to', does: 'Issue Management' },
  goTimeline: { keys: 'G then T', scope: 'Go to', does: 'Timeline' },
  newItem: { keys: 'C then I', scope: 'Create', does: 'New item' },
  nextItem: { keys: 'J', scope: 'Item', does: 'Next item' },
  previousItem: { keys: 'K', scope: 'Item', does: 'Previous item' },
  decision: { keys: 'Mod+Shift+Enter', scope: 'Item', does: 'To Approve and Reject' },
  meetingApprove: { keys: 'A', scope: 'Meeting', does: 'Approve the topic' },
  meetingReject: { keys: 'R', scope: 'Meeting', does: 'Reject the topic' },
  meetingDefer: { keys: 'D', scope: 'Meeting', does: 'Defer the topic' },
  meetingNote: { keys: 'N', scope: 'Meeting', does: 'Note the topic' },
  undoArranging: {
    keys: 'Mod+Z',
    scope: 'Dashboard',
    does: 'Undo the last step of arranging',
    yieldsToFields: true,
  },
  copyLink: { keys: 'Mod+Shift+C', scope: 'Item', does: 'Copy the link' },
} as const satisfies Record<string, Shortcut>;

/** Name of a shortcut. */
export type ShortcutName = keyof typeof SHORTCUTS;
