import * as styles from './KeyCaps.css.ts';
import { type KeyPart, readKeys } from './readKeys.ts';

export interface KeyCapsProps {
  /** `Mod+K`, `G then P`, `Enter or F2`. `Mod` reads Ctrl, and ⌘ on a Mac. */
  keys: string;
  /** `float` on a sunken ground, where the caps must stand out. */
  on?: 'surface' | 'float';
  /** Off where there is little room: only the caps show, the words stay for screen readers. */
  words?: boolean;
}

/** Keys as they are printed on the keyboard. */
export function KeyCaps({ keys, on = 'surface', words = true }: KeyCapsProps) {
  return (
    <span className={styles.keys} data-on={on}>
      {readKeys(keys, isMac()).map((part, place) => (
        <Part key={`${place}-${part.text}`} part={part} shown={words || part.kind === 'cap'} />
      ))}
    </span>
  );
}

function Part({ part: { kind, text }, shown }: { part: KeyPart; shown: boolean }) {
  return kind === 'cap' ? (
    <kbd className={styles.cap}>{text}</kbd>
  ) : (
    <span className={shown ? styles.word : styles.spoken}>{text}</span>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
