import type { PaletteCommand } from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { defineSlot } from '#platform/storage';

/** What is kept of a command that was started: enough to find it again. */
export interface RecentCommand {
  id: string;
  label: string;
  detail: string;
  href: string;
}

/** Commands that are remembered. */
const most = 8;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;

function parseRecent(stored: unknown): readonly RecentCommand[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, most).filter((one: unknown): one is RecentCommand => {
    if (typeof one !== 'object' || one === null) return false;
    const { id, label, detail, href } = one as Record<string, unknown>;
    // An address of this app only: a stored text must not lead elsewhere.
    return [id, label, detail].every(isText) && isText(href) && /^(\/(?!\/)|$)/.test(href);
  });
}

/** What is a thing of its own rather than a page or an action. */
const OPENED = /^(project|item|dashboard|analysis|report)-\d/;

/** What a person last started from the palette, latest first. */
export const recentSlot = defineSlot('recent-commands', parseRecent);

/** The list with one more in front. */
export function addRecent(
  recent: readonly RecentCommand[],
  { id, label, detail = '', href = '' }: PaletteCommand,
): readonly RecentCommand[] {
  return [{ id, label, detail, href }, ...recent.filter((one) => one.id !== id)].slice(0, most);
}

/** What was started here, then what was opened in any browser and is not among it. */
export function withOpened(
  started: readonly RecentCommand[],
  opened: readonly RecentCommand[],
): readonly RecentCommand[] {
  const known = new Set(started.map(({ id }) => id));
  return [...started, ...opened.filter(({ id }) => !known.has(id))].slice(0, most);
}

/**
 * The remembered ones that can be started now. A page or action counts only while it is offered, so that a right that was taken away
 * takes it from here, too; what is found by name is its own page's to refuse.
 */
export function recentCommands(
  recent: readonly RecentCommand[],
  offered: readonly PaletteCommand[],
  toPlace: (recent: RecentCommand) => PaletteCommand,
): readonly PaletteCommand[] {
  return recent.flatMap((one) => {
    const live = offered.find(({ id }) => id === one.id);
    if (live) return [live];
    return OPENED.test(one.id) && one.href !== '' ? [toPlace(one)] : [];
  });
}
