import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTabStop } from '../tab-stop/tabStop.ts';
import type { TriggerProps } from './press.ts';
import { useTooltip } from '../tooltip/useTooltip.tsx';

export interface PressableProps {
  className: string;
  onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  busy?: boolean | undefined;
  /** Why it cannot be used now; the control stays reachable and says so. */
  disabledReason?: string | undefined;
  /** Shown on hover and focus. */
  tooltip?: string | undefined;
  label?: string | undefined;
  pressed?: boolean | undefined;
  current?: boolean | undefined;
  /** It shows and hides a part of the page, of the id in `controls`. */
  expanded?: boolean | undefined;
  controls?: string | undefined;
  id?: string | undefined;
  trigger?: TriggerProps | undefined;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean | undefined;
  form?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  variant?: string | undefined;
  size?: string | undefined;
  children: ReactNode;
}

/** The native button below every press control: disabled with a reason, busy, trigger of a layer, tooltip. */
export function Pressable(props: PressableProps) {
  const { disabledReason, busy = false, trigger, onPress, label, tooltip, startsFocused = false } = props;
  const node = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const tabIndex = useTabStop();
  const blocked = disabledReason !== undefined || busy;
  const tip = useTooltip(node, disabledReason ?? tooltip, reasonId);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (blocked) {
      event.preventDefault();
      return;
    }
    trigger?.onClick(event);
    onPress?.(event);
  };
  const { ref: triggerRef, ...triggerRest } = trigger ?? {};
  return (
    <>
      <button
        {...(blocked ? {} : triggerRest)}
        ref={(element) => {
          node.current = element;
          assign(props.ref, element);
          assign(triggerRef, element);
        }}
        type={props.type ?? 'button'}
        form={props.form}
        className={props.className}
        tabIndex={tabIndex}
        aria-label={label}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-pressed={props.pressed}
        aria-current={props.current ? 'true' : undefined}
        {...(props.expanded === undefined
          ? {}
          : { 'aria-expanded': props.expanded, 'aria-controls': props.controls })}
        {...(props.id === undefined ? {} : { id: props.id })}
        aria-describedby={tip.describedBy}
        data-variant={props.variant}
        data-size={props.size}
        data-busy={busy || undefined}
        data-disabled={disabledReason === undefined ? undefined : true}
        data-autofocus={startsFocused || undefined}
        {...tip.handlers(trigger)}
        onClick={handleClick}
      >
        {props.children}
      </button>
      {tip.node}
    </>
  );
}

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
