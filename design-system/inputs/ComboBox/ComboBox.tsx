import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown, RefreshCw, X } from '../../icons/shapes.ts';
import type { FieldProps } from '../../private/field/Field.tsx';
import { InputField } from '../../private/field/InputField.tsx';
import { Listbox } from '../../private/listbox/Listbox.tsx';
import { filterOptions, type Option } from '../../private/listbox/options.ts';
import { useListKeys } from '../../private/listbox/useListKeys.ts';
import { useOptionSearch, type OptionSearch } from './useOptionSearch.ts';

export interface ComboBoxProps<Value extends string> extends FieldProps {
  /** All choices; with `search` those shown before anything is typed. */
  options?: readonly Option<Value>[];
  /** Asks elsewhere for choices, from three letters on; `signal` aborts when the text changes. */
  search?: OptionSearch<Value>;
  value: Value | null;
  /** Label of the value while its option is not among `options`. */
  selectedLabel?: string;
  /** `typed` is what stood in the field when the choice was made. */
  onChange: (value: Value | null, option: Option<Value> | null, typed: string) => void;
  /** Hears what was typed when the field is left without a choice: it may stand for itself, as a new address does. */
  onTyped?: (text: string) => void;
  placeholder?: string;
  /** Said when nothing matches. */
  empty?: string;
  /** Can be emptied. */
  clearable?: boolean;
  /** Before the text: avatar or swatch of the choice. */
  renderStart?: (option: Option<Value> | undefined) => ReactNode;
  size?: 'medium' | 'small';
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
}

/** One of many, found by typing (APG combobox with list). */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const {
    options = [],
    search,
    value,
    selectedLabel,
    onChange,
    onTyped,
    placeholder,
    empty = 'No options found',
    clearable = false,
    renderStart,
    ...field
  } = props;
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const control = useRef<HTMLDivElement>(null);
  const listId = useId();
  const found = useOptionSearch(search, open ? (text ?? '') : '');
  const list = search && found.asked ? found.options : filterOptions(options, text ?? '');
  const chosen = options.find((option) => option.value === value);
  const blocked = field.readOnly || field.disabledReason !== undefined;

  const close = () => {
    setOpen(false);
    setText(null);
  };
  const handleOpen = () => {
    if (blocked) return;
    setActive(
      Math.max(
        0,
        list.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const handlePick = (option: Option<Value>) => {
    const typed = text ?? '';
    close();
    if (option.value !== value) onChange(option.value, option, typed);
  };
  const { handle: handleKeys, list: keys } = useListKeys({
    open,
    options: list,
    active,
    onOpen: handleOpen,
    onPick: handlePick,
    // By Tab: what was typed is still asked about when the focus is gone.
    onClose: () => setOpen(false),
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // There is nothing to choose then: Enter asks again.
    if (event.key === 'Enter' && open && found.problem !== undefined) {
      event.preventDefault();
      found.retry();
    } else handleKeys(event);
  };
  const handleLeave = () => {
    if (text?.trim()) onTyped?.(text);
    close();
  };
  const handleText = (next: string) => {
    setText(next);
    setActive(0);
    setOpen(true);
  };
  const clear =
    clearable && value !== null && !blocked ? (
      <IconButton
        icon={X}
        label={`Clear ${field.label}`}
        size="tiny"
        tooltip={false}
        onPress={() => onChange(null, null, '')}
      />
    ) : null;
  return (
    <>
      <InputField
        {...field}
        controlRef={control}
        text={text ?? chosen?.label ?? (value === null ? '' : (selectedLabel ?? ''))}
        onText={handleText}
        onBlur={handleLeave}
        onKeyDown={handleKeyDown}
        placeholder={placeholder}
        start={text === null ? renderStart?.(chosen) : undefined}
        end={
          <>
            {clear}
            {field.quiet || blocked ? null : <Icon of={ChevronDown} size="small" tone="subtle" />}
          </>
        }
        aria={{
          role: 'combobox',
          'aria-haspopup': 'listbox',
          'aria-autocomplete': 'list',
          'aria-expanded': open,
          'aria-controls': open ? listId : undefined,
          'aria-activedescendant': open && list[active] ? `${listId}-${active}` : undefined,
        }}
        onPress={handleOpen}
      />
      {open ? (
        <Listbox
          keys={keys}
          id={listId}
          label={field.label}
          anchor={control}
          options={list}
          selected={new Set(value === null ? [] : [value])}
          active={active}
          busy={found.busy}
          empty={
            found.problem ??
            (search && !found.asked && options.length === 0 ? 'Type at least three letters' : empty)
          }
          footer={
            found.problem === undefined ? undefined : (
              <Button size="small" variant="accent" icon={RefreshCw} onPress={found.retry}>
                Retry
              </Button>
            )
          }
          onActive={setActive}
          onPick={handlePick}
          onClose={close}
        />
      ) : null}
    </>
  );
}
