import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { moves } from '../../private/listbox/useListKeys.ts';
import { useOptionState } from '../../private/listbox/useOptionState.ts';
import { Modal } from '../../private/modal/Modal.tsx';
import type { PaletteCommand, PalettePrefix, PaletteSource, PaletteStep } from './commands.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteInput } from './PaletteInput.tsx';
import { PaletteList } from './PaletteList.tsx';
import { usePaletteSections } from './usePaletteSections.ts';

export type { PaletteCommand, PalettePrefix, PaletteSource, PaletteStep } from './commands.ts';

export interface CommandPaletteProps {
  /** What can be started now, in the order of groups in which it is offered. */
  commands: readonly PaletteCommand[];
  /** What was last started, latest first; five are shown. */
  recent?: readonly PaletteCommand[];
  /** Searches elsewhere; asked while typing. */
  sources?: readonly PaletteSource[];
  /** Signs that narrow the list when typed first. */
  prefixes?: readonly PalettePrefix[];
  /** A command was chosen that needs nothing more: what recent use is kept from. */
  onChoose?: (command: PaletteCommand) => void;
  onClose: () => void;
}

const noCommands: readonly PaletteCommand[] = [];
const noSources: readonly PaletteSource[] = [];
const noPrefixes: readonly PalettePrefix[] = [];
const placeholder = 'Search or jump to';

/** Every command and place, found by typing. Render it while it is open. */
export function CommandPalette({
  commands,
  recent = noCommands,
  sources = noSources,
  prefixes = noPrefixes,
  onChoose,
  onClose,
}: CommandPaletteProps) {
  const [steps, setSteps] = useState<readonly PaletteStep[]>([]);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const step = steps.at(-1);
  const { sections, busy, failed, retry } = usePaletteSections({
    text,
    step,
    commands,
    recent,
    sources,
    prefixes,
  });
  const rows = sections.flatMap((section) => [...section.commands]);
  const current = Math.min(active, rows.length - 1);
  const line = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { walk } = useOptionState({
    id,
    label: step?.title ?? 'Commands',
    control: line,
    list,
    options: rows.map(({ label }, place) => ({ value: String(place), label })),
    active: current,
    page: 8,
    wraps: true,
    onActive: setActive,
  });

  const type = (next: string) => {
    setText(next);
    setActive(0);
  };
  const leaveStep = () => {
    setSteps(steps.slice(0, -1));
    type('');
  };
  const choose = (command: PaletteCommand, inNewTab = false) => {
    if (command.disabledReason !== undefined) return;
    if (command.step) {
      setSteps([...steps, command.step]);
      type('');
      return;
    }
    onChoose?.(command);
    onClose();
    if (inNewTab && command.href !== undefined) window.open(command.href, '_blank', 'noopener');
    else command.onRun?.();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const row = rows[current];
    if (moves.has(event.key)) walk(event);
    else if (event.key === 'Enter') {
      if (row) choose(row, event.ctrlKey || event.metaKey);
      else if (failed.length > 0) retry();
    } else if (event.key === 'Backspace' && text === '' && step) leaveStep();
    else return;
    event.preventDefault();
  };
  const handleClose = (reason: 'escape' | 'outside') =>
    reason === 'escape' && step ? leaveStep() : onClose();

  return (
    <Modal label={step?.title ?? placeholder} width={640} place="top" onClose={handleClose}>
      <PaletteInput
        ref={line}
        listId={id}
        text={text}
        placeholder={step?.placeholder ?? placeholder}
        step={step?.title}
        busy={busy}
        active={rows.length > 0 ? `${id}-${current}` : undefined}
        onText={type}
        onKeyDown={handleKeyDown}
        onBack={leaveStep}
        onClose={onClose}
      />
      <PaletteList
        ref={list}
        id={id}
        label={step?.title ?? 'Commands'}
        sections={sections}
        active={current}
        text={text}
        busy={busy}
        failed={failed}
        onRetry={retry}
        onActive={setActive}
        onChoose={choose}
      />
      <PaletteFoot prefixes={step ? noPrefixes : prefixes} inStep={step !== undefined} />
    </Modal>
  );
}
