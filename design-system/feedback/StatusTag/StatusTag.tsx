import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown, type IconShape } from '../../icons/shapes.ts';
import * as styles from './StatusTag.css.ts';

const tones = ['neutral', 'positive', 'caution', 'critical', 'info'] as const;
/** What a state means for the reader; the colour follows from it. */
export type Tone = (typeof tones)[number];

export interface StatusTagProps {
  label: string;
  tone?: Tone;
  /** Tells the state without colour. */
  icon?: IconShape;
  /** It opens a choice of states. */
  caret?: boolean;
}

/** The state of a row: tone, icon and word together, never colour alone. */
export function StatusTag({ label, tone = 'neutral', icon, caret = false }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon ? <Icon of={icon} size="small" /> : null}
      {label}
      {caret ? <Icon of={ChevronDown} size="small" /> : null}
    </span>
  );
}
