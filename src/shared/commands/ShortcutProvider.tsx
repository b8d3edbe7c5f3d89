import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createCommandShelf } from './commandShelf.ts';
import { createShortcuts } from './createShortcuts.ts';
import type { ShortcutName } from './shortcuts.ts';
import { isCovered, isTyping } from './typing.ts';

const Commands = createContext<{
  shortcuts: ReturnType<typeof createShortcuts>;
  shelf: ReturnType<typeof createCommandShelf>;
} | null>(null);

export interface ShortcutProviderProps {
  /** Whether keys without Ctrl start something; a person can switch them off (WCAG 2.1.4). */
  singleKeys: boolean;
  children: ReactNode;
}

/** Listens for the app's shortcuts, the only listener there is, and keeps what pages add to the palette. */
export function ShortcutProvider({ singleKeys, children }: ShortcutProviderProps) {
  const [commands] = useState(() => ({ shortcuts: createShortcuts(), shelf: createCommandShelf() }));
  const handlePress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isCovered(document)) return;
    const typing = isTyping(event.target);
    const meant = commands.shortcuts.press(event, { typing, singleKeys, at: event.timeStamp });
    if (meant) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handlePress(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return <Commands value={commands}>{children}</Commands>;
}

export function useCommandContext() {
  const commands = use(Commands);
  if (!commands)
    throw new Error('Shortcuts need a ShortcutProvider around them; the frame of the app has one.');
  return commands;
}

/** Answers shortcuts while the component is there: `useShortcuts({ newItem: canAdd ? add : undefined })`. */
export function useShortcuts(answers: Partial<Record<ShortcutName, (() => void) | undefined>>): void {
  const { shortcuts } = useCommandContext();
  const run = useEffectEvent((name: ShortcutName) => answers[name]?.());
  const names = (Object.keys(answers) as ShortcutName[])
    .filter((name) => answers[name] !== undefined)
    .join(' ');
  // With the page and not after it: whoever sees it may press.
  useLayoutEffect(() => {
    if (names === '') return undefined;
    const free = (names.split(' ') as ShortcutName[]).map((name) => shortcuts.bind(name, () => run(name)));
    return () => {
      for (const one of free) one();
    };
  }, [shortcuts, names]);
}

/** The shortcuts that would do something now. */
export function useBoundShortcuts(): readonly ShortcutName[] {
  const { shortcuts } = useCommandContext();
  return useSyncExternalStore(shortcuts.subscribe, shortcuts.bound);
}
