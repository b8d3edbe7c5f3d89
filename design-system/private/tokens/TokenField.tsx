import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Chip } from '../../feedback/Chip/Chip.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { Listbox } from '../listbox/Listbox.tsx';
import { filterOptions, type Option } from '../listbox/options.ts';
import { useListKeys } from '../listbox/useListKeys.ts';
import { Tokens } from './Tokens.tsx';
import * as styles from './tokens.css.ts';

export interface TokenFieldProps extends FieldProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Said when there is nothing (more) to choose. */
  empty?: string;
  /** Shows the first choice and how many more while the focus is elsewhere: one line, whatever is chosen. */
  compact?: boolean;
  /** Makes a new option of what was typed; the owner adds it to options and value. */
  onCreate?: ((text: string) => void) | undefined;
  /** Has the focus when the dialog or panel around it opens. */
  startsFocused?: boolean;
}

const createValue = ' create';

/** Several choices as chips with a text box behind them; Backspace takes the last one away. */
export function TokenField({
  options,
  value,
  onChange,
  onCreate,
  placeholder,
  empty,
  compact = false,
  startsFocused = false,
  ...field
}: TokenFieldProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [inside, setInside] = useState(false);
  const blocked = Boolean(field.readOnly) || field.disabledReason !== undefined;
  const chosen = value.flatMap((id) => options.find((option) => option.value === id) ?? []);
  const shown = compact && !inside ? chosen.slice(0, 1) : chosen;
  const typed = text.trim();
  const isNew =
    onCreate && typed !== '' && !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const list: Option[] = [
    ...filterOptions(options, text),
    ...(isNew ? [{ value: createValue, label: `Create "${typed}"` }] : []),
  ];
  const nothing = empty ?? (onCreate ? 'Type to create a new option...' : 'There are no options...');

  const handlePick = (option: Option) => {
    setText('');
    setActive(0);
    if (option.value === createValue) onCreate?.(typed);
    else if (value.includes(option.value)) onChange(value.filter((id) => id !== option.value));
    // Values whose option is gone are dropped with the next change.
    else onChange([...chosen.map((known) => known.value), option.value]);
  };
  const handleRemove = (gone: ReadonlySet<string>) => {
    onChange(value.filter((id) => !gone.has(id)));
    if (chosen.every((option) => gone.has(option.value))) input.current?.focus();
  };
  const close = () => {
    setOpen(false);
    setText('');
  };
  const handleOpen = () => {
    if (blocked) return;
    setActive(0);
    setOpen(true);
  };
  const { handle: handleKeys, list: keys } = useListKeys({
    open,
    options: list,
    active,
    onOpen: handleOpen,
    onPick: handlePick,
    onClose: close,
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '' && !blocked)
      onChange(chosen.slice(0, -1).map((option) => option.value));
    else handleKeys(event);
  };
  return (
    <Field field={field}>
      {(ids) => (
        <>
          <div
            ref={control}
            className={`${fieldStyles.control} ${styles.control}`}
            onFocus={() => setInside(true)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
            }}
            data-quiet={field.quiet || undefined}
            data-readonly={field.readOnly || undefined}
            data-disabled={field.disabledReason === undefined ? undefined : true}
            data-invalid={ids.invalid || undefined}
          >
            {blocked ? shown.map(({ value: id, label }) => <Chip key={id} label={label} />) : null}
            {blocked || shown.length === 0 ? null : (
              <Tokens label={`${field.label}, chosen`} options={shown} onRemove={handleRemove} />
            )}
            {compact && !inside && chosen.length > 1 ? (
              <span
                className={styles.more}
                title={chosen
                  .slice(1)
                  .map((option) => option.label)
                  .join(', ')}
              >
                +{chosen.length - 1}
              </span>
            ) : null}
            {blocked ? (
              chosen.length === 0 ? (
                <span className={fieldStyles.placeholder}>-</span>
              ) : null
            ) : (
              <input
                ref={input}
                id={ids.id}
                role="combobox"
                className={`${fieldStyles.input} ${styles.input}`}
                autoComplete="off"
                value={text}
                placeholder={chosen.length === 0 ? placeholder : undefined}
                data-autofocus={startsFocused || undefined}
                aria-haspopup="listbox"
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={open && list[active] ? `${listId}-${active}` : undefined}
                aria-invalid={ids.invalid || undefined}
                aria-describedby={ids.describedBy}
                onChange={(event) => {
                  setText(event.target.value);
                  setActive(0);
                  setOpen(true);
                }}
                onClick={handleOpen}
                onBlur={close}
                onKeyDown={handleKeyDown}
              />
            )}
          </div>
          {open ? (
            <Listbox
              keys={keys}
              id={listId}
              label={field.label}
              anchor={control}
              options={list}
              selected={new Set(value)}
              active={active}
              multiple
              empty={nothing}
              onActive={setActive}
              onPick={handlePick}
              onClose={close}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}
