import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { whenUsed } from '../on-demand/onDemand.tsx';
import { bringListbox } from './Listbox.tsx';
import type { Option } from './options.ts';
import type { ListKeys } from './useOptionState.ts';

interface ControlKeys<Value extends string> {
  open: boolean;
  options: readonly Option<Value>[];
  active: number;
  /** Letters jump to an option (a select has no text box of its own). */
  typeAhead?: boolean;
  onOpen: (edge: 'first' | 'last' | 'selected') => void;
  onPick: (option: Option<Value>) => void;
  onClose: () => void;
}

/** What walks a list whatever is typed. */
export const moves = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);
const edges = new Set(['Home', 'End']);

/** Hands keys on to the list, and those that were pressed before it had come once it is there. */
export function useListWalk() {
  const keys = useRef<ListKeys>(null);
  const early = useRef<KeyboardEvent[]>([]);
  const list = useCallback((come: ListKeys | null) => {
    keys.current = come;
    // The list says first which of its rows it starts on.
    if (come && early.current.length > 0)
      setTimeout(() => early.current.splice(0).forEach((event) => keys.current?.(event)));
  }, []);
  const walk = (event: KeyboardEvent) => {
    if (keys.current) keys.current(event);
    else early.current.push(event);
  };
  const forget = () => {
    early.current = [];
  };
  return { keys, list, walk, forget };
}

/** Keys of a control with a list (APG combobox): opening, choosing and closing; the list itself is walked by the library. */
export function useListKeys<Value extends string>(props: ControlKeys<Value>) {
  const { open, options, active, typeAhead = false, onOpen, onPick, onClose } = props;
  const { keys, list, walk, forget } = useListWalk();
  useEffect(() => whenUsed(bringListbox), []);
  const handle = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const handled = () => {
      event.preventDefault();
      return true;
    };
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!open) {
      forget();
      if (key === 'ArrowDown' || key === 'ArrowUp')
        return (onOpen(key === 'ArrowUp' && !event.altKey ? 'last' : 'selected'), handled());
      if (typeAhead && (key === 'Enter' || key === ' ')) return (onOpen('selected'), handled());
      // The list has to be there to find what a letter means.
      if (typeAhead && isLetter) flushSync(() => onOpen('selected'));
    }
    if (open) {
      if (event.altKey && key === 'ArrowUp') return (onClose(), handled());
      // Within a name that is typed, e.g. "Date range", a space is a letter.
      if (typeAhead && key === ' ') keys.current?.(event);
      if (event.isPropagationStopped()) return true;
      const option = options[active];
      if (option && !option.disabledReason && (key === 'Enter' || (typeAhead && key === ' ')))
        return (onPick(option), handled());
      // Who leaves a select takes what it stands on (APG).
      if (key === 'Tab' && typeAhead && option && !option.disabledReason) onPick(option);
      if (key === 'Tab') onClose();
    }
    if (moves.has(key) || (typeAhead && (isLetter || edges.has(key)))) return (walk(event), handled());
    return false;
  };
  return { handle, list };
}
