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
  icon?: IconShape;
}

/** The usual action as a button, its variants behind the arrow beside it. */
export function SplitButton({
  children,
  onPress,
  sections,
  menuLabel = `More ways: ${children}`,
  variant = 'secondary',
  icon,
}: SplitButtonProps) {
  return (
    <span role="group" aria-label={children} className={styles.split} data-variant={variant}>
      <Button icon={icon} variant={variant} onPress={onPress}>
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
            label={menuLabel}
            trigger={trigger}
          >
            <Icon of={ChevronDown} size="small" />
          </Pressable>
        )}
      />
    </span>
  );
}
