import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown, type IconShape } from '../../icons/shapes.ts';
import { unreadableAround } from '../../private/field/unreadable.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import type { TriggerProps } from '../../private/press/press.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

const buttonVariants = ['primary', 'secondary', 'quiet', 'accent', 'critical', 'criticalSolid'] as const;

export interface ButtonProps {
  /** A verb. */
  children: ReactNode;
  /** One `primary` a screen; `accent` reads like a link (Undo, Add row); `critical` is red text, `criticalSolid` the last step of a deletion. */
  variant?: (typeof buttonVariants)[number];
  /** 32 px, or 28 inside tool rows and frames. */
  size?: 'medium' | 'small';
  icon?: IconShape;
  /** Shows a small chevron: it opens something. */
  caret?: boolean;
  /** Below 900 px, and in a row that is crowded, only the icon shows; the text stays for screen readers, and as tooltip. A primary one shows it on a phone. */
  collapses?: boolean;
  /** It is at work. A button that has this takes a second press only once the first could be seen. */
  busy?: boolean;
  /** Why it cannot be used now: stays reachable, tooltip says the reason. */
  disabledReason?: string | undefined;
  type?: 'button' | 'submit';
  /** Id of the form it submits when it stands outside. */
  form?: string;
  pressed?: boolean;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
  tooltip?: string;
  /** From the `trigger` of Menu, Popover or Dialog. */
  trigger?: TriggerProps;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. To go somewhere use Link. A primary one in a dialog, flyout or form waits until each field there can be read. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  caret = false,
  collapses = false,
  busy,
  tooltip,
  onPress,
  ...rest
}: ButtonProps) {
  const label = useRef<HTMLSpanElement>(null);
  const words = collapses && icon && typeof children === 'string' ? children : undefined;
  const ends = variant === 'primary' && onPress !== undefined;
  const endPress = (event: MouseEvent<HTMLElement>) => {
    const unreadable = unreadableAround(event.currentTarget);
    if (unreadable) unreadable.focus();
    else onPress?.(event);
  };
  const press = ends ? endPress : onPress;
  const isHeld = useRef(false);
  const pressOnce = (event: MouseEvent<HTMLElement>) => {
    if (isHeld.current) {
      event.preventDefault();
      return;
    }
    isHeld.current = true;
    afterNextDrawing(() => (isHeld.current = false));
    press?.(event);
  };
  return (
    <Pressable
      {...rest}
      {...((press ?? busy) !== undefined && { onPress: busy === undefined ? press : pressOnce })}
      tooltip={tooltip ?? words}
      needsTooltip={tooltip === undefined ? () => isHeardOnly(label.current) : undefined}
      busy={busy}
      variant={variant}
      size={size}
      className={collapses && icon ? styles.collapsing : styles.button}
    >
      {busy ? <Spinner size="small" /> : icon ? <Icon of={icon} /> : null}
      <span ref={label} className={styles.label}>
        {children}
      </span>
      {caret ? <Icon of={ChevronDown} size="small" /> : null}
    </Pressable>
  );
}

/** As `foundations/heardOnly` has it. */
const isHeardOnly = (text: HTMLElement | null) => text?.offsetWidth === 1;

/** What a press starts is rendered for the next frame, and stands in the one after it. */
const afterNextDrawing = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
