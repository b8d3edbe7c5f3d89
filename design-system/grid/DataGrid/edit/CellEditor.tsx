import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { EditStep } from './useCellEditing.tsx';
import * as styles from '../DataGrid.css.ts';

interface CellEditorProps {
  /** Heading of the column. */
  label: string;
  /** Text it opens with. */
  text: string;
  /** The text is selected, so that typing replaces it. */
  selects: boolean;
  align: 'start' | 'center' | 'end' | undefined;
  /** Takes the text and says where to go; answers why it cannot be taken. */
  onCommit: (text: string, step: EditStep) => string | undefined;
  onCancel: () => void;
}

/** A line of text in its cell. Enter and Tab commit, Escape gives up, leaving commits. */
export function CellEditor({ label, text, selects, align, onCommit, onCancel }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [reason, setReason] = useState<string>();
  useLayoutEffect(() => {
    const node = input.current;
    node?.focus({ preventScroll: true });
    if (selects) node?.select();
  }, [selects]);
  const commit = (step: EditStep) => {
    if (isOver.current) return;
    isOver.current = true;
    const refused = onCommit(input.current?.value ?? '', step);
    if (refused !== undefined) isOver.current = false;
    setReason(refused);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'previous' : 'next',
    } as const;
    if (event.nativeEvent.isComposing) return;
    // Arrows and all other keys belong to the text.
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit(step[event.key]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onCancel();
    }
  };
  return (
    <input
      ref={input}
      type="text"
      className={styles.editor}
      defaultValue={text}
      aria-label={label}
      aria-invalid={reason !== undefined || undefined}
      title={reason}
      data-align={align === 'start' ? undefined : align}
      onKeyDown={handleKeyDown}
      onBlur={() => commit('none')}
    />
  );
}
