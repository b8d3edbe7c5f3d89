import * as styles from './Avatar.css.ts';
import { hueOf, initialsOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Picture address; initials show while there is none. */
  src?: string | null;
  /** 20, 24, 28 or 40 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large';
  /** Keeps a person's colour when the name changes; the name decides otherwise. */
  seed?: string | number;
  /** The name stands beside it: silent for screen readers. */
  decorative?: boolean;
}

/** A person as picture or initials (up to four words; docs/product/figures.md), in a colour of their own. */
export function Avatar({ name, src, size = 'small', seed, decorative = false }: AvatarProps) {
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...named}
      className={styles.avatar}
      data-size={size}
      data-hue={hueOf(String(seed ?? name))}
      title={decorative ? undefined : name}
    >
      {src ? <img className={styles.picture} src={src} alt="" /> : initialsOf(name)}
    </span>
  );
}
