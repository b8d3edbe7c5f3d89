import { KeyCaps } from '../../feedback/KeyCaps/KeyCaps.tsx';
import type { PalettePrefix } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

/** Which keys work here. */
export function PaletteFoot({ prefixes, inStep }: { prefixes: readonly PalettePrefix[]; inStep: boolean }) {
  const hints = [
    { keys: 'Up or Down', does: 'Move' },
    { keys: 'Enter', does: inStep ? 'Choose' : 'Open' },
    inStep ? { keys: 'Esc', does: 'Back' } : { keys: 'Mod+Enter', does: 'In a new tab' },
  ];
  return (
    <div className={styles.foot}>
      {hints.map(({ keys, does }) => (
        <span key={does} className={styles.hint}>
          <KeyCaps keys={keys} on="float" words={false} />
          {does}
        </span>
      ))}
      <span className={styles.grow} />
      {prefixes.map(({ sign, label }) => (
        <span key={sign} className={styles.hint}>
          <KeyCaps keys={sign} on="float" />
          {label}
        </span>
      ))}
    </div>
  );
}
