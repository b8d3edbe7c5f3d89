import { findByTyping } from '../../actions/Menu/menuItems.ts';
import type { TreeRowModel } from './treeModel.ts';
import type { TreeStep } from './treeMoves.ts';

/** What a key asks the tree to do (APG tree). */
export type TreeCommand =
  | { do: 'focus'; index: number }
  | { do: 'open' | 'close' | 'activate' | 'tick' }
  | { do: 'openSiblings' }
  | { do: 'move'; step: TreeStep };

interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const steps: Record<string, TreeStep> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The command of a key on the row at `index`; undefined for keys that are not the tree's. `typed` is what was typed so far, this key included. */
export function treeCommand(
  event: PressedKey,
  rows: readonly TreeRowModel[],
  index: number,
  typed: string,
  isRightToLeft = false,
): TreeCommand | undefined {
  const key = isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key;
  const row = rows[index];
  if (!row || event.ctrlKey || event.metaKey) return undefined;
  if (event.altKey) return steps[key] === undefined ? undefined : { do: 'move', step: steps[key] };
  const focus = (to: number): TreeCommand => ({
    do: 'focus',
    index: Math.max(0, Math.min(rows.length - 1, to)),
  });
  if (key === 'ArrowDown') return focus(index + 1);
  if (key === 'ArrowUp') return focus(index - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(rows.length - 1);
  if (key === 'ArrowRight')
    return row.open === false ? { do: 'open' } : row.open ? focus(index + 1) : focus(index);
  if (key === 'ArrowLeft')
    return row.open
      ? { do: 'close' }
      : focus(
          Math.max(
            rows.findIndex((one) => one.node === row.parent && one.kind === 'node'),
            row.parent ? 0 : index,
          ),
        );
  if (key === 'Enter') return { do: 'activate' };
  if (key === ' ') return { do: 'tick' };
  if (key === '*') return { do: 'openSiblings' };
  if (key.length !== 1) return undefined;
  const found = findByTyping(
    rows.map((one) => ({ label: one.kind === 'node' ? one.node.label : '' })),
    typed,
    index,
  );
  return found < 0 ? undefined : focus(found);
}
