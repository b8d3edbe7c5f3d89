import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown } from '../../icons/shapes.ts';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';
import { Listbox } from '../../private/listbox/Listbox.tsx';
import type { Option } from '../../private/listbox/options.ts';
import { useListKeys } from '../../private/listbox/useListKeys.ts';
import { useTabStop } from '../../private/tab-stop/tabStop.ts';

export type { Option } from '../../private/listbox/options.ts';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen, e.g. "Select a status...". */
  placeholder?: string;
  /** Said when there are no options. */
  empty?: string;
  size?: 'medium' | 'small';
  /** Draws the chosen option its own way (a status tag, a bar). */
  renderValue?: (option: Option<Value>) => ReactNode;
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
}

/** One of a list that is too long to show at once (APG select-only combobox). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onChange,
    placeholder = 'Select...',
    empty = 'No options found',
    size = 'medium',
    renderValue,
    startsFocused,
    ...field
  } = props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const control = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const tabIndex = useTabStop();
  const blocked = field.disabledReason !== undefined || Boolean(field.readOnly);
  const chosen = options.findIndex((option) => option.value === value);
  const current = options[chosen];

  const handleOpen = (edge: 'first' | 'last' | 'selected') => {
    if (blocked) return;
    setActive(edge === 'last' ? options.length - 1 : Math.max(chosen, 0));
    setOpen(true);
  };
  const handlePick = (option: Option<Value>) => {
    setOpen(false);
    if (option.value !== value) onChange(option.value);
  };
  const { handle: handleKeys, list: keys } = useListKeys({
    open,
    options,
    active,
    typeAhead: true,
    onOpen: handleOpen,
    onPick: handlePick,
    onClose: () => setOpen(false),
  });

  return (
    <Field field={field} as="span">
      {(ids) => (
        <>
          <button
            ref={control}
            id={ids.id}
            type="button"
            role="combobox"
            className={fieldStyles.control}
            tabIndex={tabIndex}
            data-size={size}
            data-quiet={field.quiet || undefined}
            data-readonly={field.readOnly || undefined}
            data-disabled={field.disabledReason === undefined ? undefined : true}
            data-invalid={ids.invalid || undefined}
            data-autofocus={startsFocused || undefined}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            aria-labelledby={`${ids.labelId} ${ids.id}`}
            aria-describedby={ids.describedBy}
            aria-disabled={blocked || undefined}
            aria-required={field.required || undefined}
            aria-invalid={ids.invalid || undefined}
            onClick={() => (open ? setOpen(false) : handleOpen('selected'))}
            onKeyDown={(event: KeyboardEvent) => void handleKeys(event)}
            onBlur={() => setOpen(false)}
          >
            <span className={fieldStyles.value}>
              {current ? (
                (renderValue?.(current) ?? <OptionValue option={current} />)
              ) : (
                <span className={fieldStyles.placeholder}>{placeholder}</span>
              )}
            </span>
            {field.quiet || field.readOnly ? null : <Icon of={ChevronDown} size="small" tone="subtle" />}
          </button>
          {open ? (
            <Listbox
              keys={keys}
              id={listId}
              label={field.label}
              anchor={control}
              options={options}
              selected={new Set(value === null ? [] : [value])}
              active={active}
              empty={empty}
              onActive={setActive}
              onPick={handlePick}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}

function OptionValue({ option }: { option: Option }) {
  return (
    <>
      {option.start ?? (option.icon ? <Icon of={option.icon} tone="muted" /> : null)}
      {option.label}
    </>
  );
}
