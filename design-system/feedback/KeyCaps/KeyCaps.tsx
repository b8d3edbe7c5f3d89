import * as styles from './KeyCaps.css.ts';
import { type KeyPart, readKeys } from './readKeys.ts';

export interface KeyCapsProps {
  /** `Mod+K`, `G then P`, `Enter or F2`. `Mod` reads Ctrl, and ⌘ on a Mac. */
  keys: string;
  /** `float` on a sunken ground, where the caps must stand out. */
  on?: 'surface' | 'float';
}

/** Keys as they are printed on the keyboard. */
export function KeyCaps({ keys, on = 'surface' }: KeyCapsProps) {
  return (
    <span className={styles.keys} data-on={on}>
      {readKeys(keys, isMac()).map((part, place) => (
        <Part key={`${place}-${part.text}`} part={part} />
      ))}
    </span>
  );
}

function Part({ part: { kind, text } }: { part: KeyPart }) {
  return kind === 'cap' ? (
    <kbd className={styles.cap}>{text}</kbd>
  ) : (
    <span className={styles.word}>{text}</span>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
