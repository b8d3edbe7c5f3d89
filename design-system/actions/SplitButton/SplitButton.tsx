import type { MouseEvent } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown, type IconShape } from '../../icons/shapes.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import { Button } from '../Button/Button.tsx';
import { button as buttonStyle } from '../Button/Button.css.ts';
import { Menu, type MenuSection } from '../Menu/Menu.tsx';
import * as styles from './SplitButton.css.ts';

export interface SplitButtonProps {
  /** The usual action, a verb. */
  children: string;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  /** The other ways to do it. */
  sections: readonly MenuSection[];
  /** Name of the arrow and its menu; "More ways: Save" by default. */
  menuLabel?: string;
  variant?: 'primary' | 'secondary';
  /** 32 px, or 28 inside tool rows and frames. */
  size?: 'medium' | 'small';
  icon?: IconShape;
  busy?: boolean;
  /** Why the usual action is not possible now; the menu stays open to those that are. */
  disabledReason?: string | undefined;
}

/** The usual action as a button, its variants behind the arrow beside it. */
export function SplitButton({
  children,
  onPress,
  sections,
  menuLabel = `More ways: ${children}`,
  variant = 'secondary',
  size = 'medium',
  ...rest
}: SplitButtonProps) {
  return (
    <span role="group" aria-label={children} className={styles.split} data-variant={variant}>
      <Button {...rest} variant={variant} size={size} onPress={onPress}>
        {children}
      </Button>
      <Menu
        label={menuLabel}
        sections={sections}
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <Pressable
            className={`${buttonStyle} ${styles.caret}`}
            variant={variant}
            size={size}
            label={menuLabel}
            busy={rest.busy}
            trigger={trigger}
          >
            <Icon of={ChevronDown} size="small" />
          </Pressable>
        )}
      />
    </span>
  );
}
