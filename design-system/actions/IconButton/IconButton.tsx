import type { MouseEvent, Ref } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import type { IconShape } from '../../icons/shapes.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import type { TriggerProps } from '../../private/press/press.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  icon: IconShape;
  /** The name, also the tooltip. */
  label: string;
  /** 32, 28 or 24 px. */
  size?: 'medium' | 'small' | 'tiny';
  /** Something waits behind it: a dot at the corner. */
  dot?: boolean;
  pressed?: boolean;
  disabledReason?: string | undefined;
  /** Off where the label is visible beside it. */
  tooltip?: boolean;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
  trigger?: TriggerProps;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button that is only an icon; the label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  dot = false,
  tooltip = true,
  ...rest
}: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      label={label}
      size={size}
      tooltip={tooltip ? label : undefined}
      className={styles.iconButton}
    >
      <Icon of={icon} />
      {dot ? <span className={styles.dot} /> : null}
    </Pressable>
  );
}
