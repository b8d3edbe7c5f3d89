import type { MouseEvent } from 'react';
import { KeyCaps } from '../../feedback/KeyCaps/KeyCaps.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight } from '../../icons/shapes.ts';
import type { PaletteCommand } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

interface PaletteRowProps {
  id: string;
  command: PaletteCommand;
  active: boolean;
  onActive: () => void;
  onChoose: (inNewTab: boolean) => void;
}

/** One command: what it is, what it belongs to, its shortcut. */
export function PaletteRow({ id, command, active, onActive, onChoose }: PaletteRowProps) {
  const blocked = command.disabledReason !== undefined;
  const detail = command.disabledReason ?? command.detail;
  return (
    // The keys are handled by the line above the list, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.row}
      aria-selected={active}
      aria-disabled={blocked || undefined}
      data-active={active || undefined}
      onPointerMove={active ? undefined : onActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className={styles.start}>
        {command.start ?? (command.icon ? <Icon of={command.icon} tone="muted" /> : null)}
      </span>
      <span className={styles.label}>{command.label}</span>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      <span className={styles.end}>
        {command.step ? <Icon of={ChevronRight} size="small" tone="subtle" /> : null}
        {command.keys === undefined ? null : <KeyCaps keys={command.keys} words={false} />}
        {active && !blocked ? <KeyCaps keys="Enter" on="float" /> : null}
      </span>
    </div>
  );
}
