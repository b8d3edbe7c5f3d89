import { useCallback, useRef, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { mergeProps } from 'react-aria/mergeProps';
import { useTabStop } from '../tab-stop/tabStop.ts';
import { passesOn } from './passesOn.ts';
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
  /** Whether the tooltip says anything that cannot be read now; asked when it would show. */
  needsTooltip?: (() => boolean) | undefined;
  label?: string | undefined;
  pressed?: boolean | undefined;
  current?: boolean | undefined;
  /** It shows and hides a part of the page, of the id in `controls`. */
  expanded?: boolean | undefined;
  controls?: string | undefined;
  id?: string | undefined;
  /** Of the library's: what around it takes this button, such as the trigger of a fold. */
  slot?: string | undefined;
  trigger?: TriggerProps | undefined;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean | undefined;
  form?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  variant?: string | undefined;
  size?: string | undefined;
  children: ReactNode;
}

/** The button below every press control: the library's, with a reason where it cannot be used, as trigger of a layer, with a tooltip. */
export function Pressable(props: PressableProps) {
  const { disabledReason, busy = false, trigger, startsFocused = false } = props;
  const node = useRef<HTMLButtonElement>(null);
  const { ref: triggerRef, onClick: onTrigger, ...triggerRest } = trigger ?? {};
  const { ref: outerRef } = props;
  const ref = useCallback(
    (element: HTMLButtonElement | null) => {
      node.current = element;
      assign(outerRef, element);
      assign(triggerRef, element);
    },
    [outerRef, triggerRef],
  );
  const tabIndex = useTabStop();
  const blocked = disabledReason !== undefined || busy;
  const isAnswer = disabledReason !== undefined;
  const tip = useTooltip(
    node,
    disabledReason ?? props.tooltip,
    isAnswer,
    isAnswer ? undefined : props.needsTooltip,
  );
  const handleClick: ComponentProps<typeof Button>['onClick'] = (event) => {
    const press = event as MouseEvent<HTMLElement>;
    onTrigger?.(press);
    props.onPress?.(press);
  };
  // What the library's button does not take. Busy is not its `isPending`: that speaks by the name of a button which may be gone by then.
  const more = {
    ...(blocked ? {} : triggerRest),
    tabIndex,
    'aria-busy': busy || undefined,
    'aria-disabled': blocked || undefined,
    'aria-describedby': tip.describedBy,
    // A screen reader on a phone walks without the focus, which would show it.
    'aria-description': disabledReason,
    'data-busy': busy || undefined,
    'data-disabled': disabledReason === undefined ? undefined : true,
  };
  return (
    <>
      <Button
        ref={ref}
        type={blocked ? 'button' : (props.type ?? 'button')}
        {...(props.form === undefined ? {} : { form: props.form })}
        {...(props.slot === undefined ? {} : { slot: props.slot })}
        {...(props.id === undefined ? {} : { id: props.id })}
        {...(props.label === undefined ? {} : { 'aria-label': props.label })}
        {...(props.expanded === undefined ? {} : { 'aria-expanded': props.expanded })}
        {...(props.controls === undefined || props.expanded === undefined
          ? {}
          : { 'aria-controls': props.controls })}
        className={props.className}
        {...(props.pressed === undefined ? {} : { 'aria-pressed': props.pressed })}
        {...(props.current ? { 'aria-current': 'true' as const } : {})}
        {...(blocked ? tip.answer && { onClick: tip.answer } : { onClick: handleClick })}
        data-variant={props.variant}
        data-size={props.size}
        data-autofocus={startsFocused || undefined}
        {...passesOn}
        render={({ onMouseDown: _stops, ...own }) => <button {...mergeProps(own, tip.triggerProps, more)} />}
      >
        {props.children}
      </Button>
      {tip.node}
    </>
  );
}

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
