import { useRef, type KeyboardEvent } from 'react';
import { findByTyping } from '../../actions/Menu/menuItems.ts';
import type { Option } from './options.ts';

interface ListKeys<Value extends string> {
  open: boolean;
  options: readonly Option<Value>[];
  active: number;
  /** Letters jump to an option (a select has no text box of its own). */
  typeAhead?: boolean;
  onOpen: (edge: 'first' | 'last' | 'selected') => void;
  onActive: (index: number) => void;
  onPick: (option: Option<Value>) => void;
  onClose: () => void;
}

const typingGap = 600;

/** Keys of a control with a list (APG combobox): arrows, Home/End, Page, Enter, Space, Alt+Down/Up, letters. True when handled. */
export function useListKeys<Value extends string>({
  open,
  options,
  active,
  typeAhead = false,
  onOpen,
  onActive,
  onPick,
  onClose,
}: ListKeys<Value>) {
  const typed = useRef({ text: '', at: 0 });
  const last = options.length - 1;
  const move: Record<string, number> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.max(active - 1, 0),
    PageDown: Math.min(active + 10, last),
    PageUp: Math.max(active - 10, 0),
  };
  const edges: Record<string, number> = typeAhead ? { Home: 0, End: last } : {};

  const type = (event: KeyboardEvent) => {
    const fresh = event.timeStamp - typed.current.at > typingGap;
    typed.current = { text: (fresh ? '' : typed.current.text) + event.key, at: event.timeStamp };
    const found = findByTyping(options, typed.current.text, active);
    if (!open) onOpen('selected');
    if (found >= 0) onActive(found);
  };

  return (event: KeyboardEvent): boolean => {
    const handled = () => {
      event.preventDefault();
      return true;
    };
    const { key } = event;
    if (!open) {
      if (key === 'ArrowDown' || key === 'ArrowUp')
        return (onOpen(key === 'ArrowUp' && !event.altKey ? 'last' : 'selected'), handled());
      if (typeAhead && (key === 'Enter' || key === ' ')) return (onOpen('selected'), handled());
    }
    if (open) {
      const next = move[key] ?? edges[key];
      if (event.altKey && key === 'ArrowUp') return (onClose(), handled());
      if (next !== undefined) return (onActive(next), handled());
      const option = options[active];
      if (option && !option.disabledReason && (key === 'Enter' || (typeAhead && key === ' ')))
        return (onPick(option), handled());
      if (key === 'Tab') onClose();
    }
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typeAhead && isLetter) return (type(event), handled());
    return false;
  };
}
