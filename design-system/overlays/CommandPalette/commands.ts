import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/shapes.ts';

/** Something a person can start or go to. */
export interface PaletteCommand {
  /** Unique among all commands; also what recent use is kept by. */
  id: string;
  label: string;
  /** Title of the group it stands in: "Go to", "Create". */
  group: string;
  /** Quiet text behind the label: "Project · CRPT-26". Found by, too. */
  detail?: string;
  /** More words it is found by. */
  keywords?: string;
  icon?: IconShape;
  /** Anything small instead of an icon: a picture, an avatar. */
  start?: ReactNode;
  /** Its shortcut, as `KeyCaps` takes it. */
  keys?: string;
  /** Why it cannot be started now. */
  disabledReason?: string | undefined;
  /** Where it leads, so that Ctrl+Enter can open it in a new tab. */
  href?: string;
  onRun?: () => void;
  /** Asks for what it needs first: the palette stays open and offers these instead. */
  step?: PaletteStep;
}

/** Finds commands that are not known beforehand. The signal ends searches that nobody waits for any more. */
export type FindCommands = (text: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;

/** What a command needs before it can run. */
export interface PaletteStep {
  /** What is asked: "Change the theme". */
  title: string;
  placeholder: string;
  commands?: readonly PaletteCommand[];
  find?: FindCommands;
}

/** A search elsewhere, e.g. projects by name. */
export interface PaletteSource {
  /** Group that its results stand in. */
  group: string;
  find: FindCommands;
  /** Letters before it is asked; 2 unless told otherwise. */
  least?: number;
}

/** A sign typed first that narrows to some groups: `#` for projects. */
export interface PalettePrefix {
  sign: string;
  label: string;
  groups: readonly string[];
}

/** Commands under one title, as they are shown. */
export interface PaletteSection {
  title: string;
  commands: readonly PaletteCommand[];
}
