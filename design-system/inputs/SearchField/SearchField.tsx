import { useEffect, useLayoutEffect, useRef, useState, type RefAttributes } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { SearchField as LibrarySearchField } from 'react-aria-components/SearchField';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Search, X } from '../../icons/shapes.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { InputField } from '../../private/field/InputField.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What is searched for now. */
  value: string;
  /** Called 100 ms after the last key, at once on Enter, on leaving and on clearing. */
  onChange: (value: string) => void;
  /** Wait after the last key in milliseconds. */
  delay?: number;
  /** Has the focus when the dialog or popover around it opens. */
  startsFocused?: boolean;
  /** 200 or 260 px wide, or in a row with many tools 140 to 200 px, as it has room; the whole line below 640 px. */
  width?: 'normal' | 'wide' | 'flexible' | 'full';
}

const root = (props: TextFieldProps & RefAttributes<HTMLDivElement>) => (
  <LibrarySearchField {...props} type="search" />
);

/** Quick search: waits until the typing pauses, Enter searches at once, Escape clears. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  delay = 100,
  startsFocused = false,
  width = 'normal',
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  // What the owner was told last: it may take a moment to answer with it.
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A change from outside (filters cleared, another address) wins over what stands in the box, before it is painted.
  useLayoutEffect(() => {
    if (value === latest.current) return;
    // What was typed before would come late, and undo it.
    clearTimeout(timer.current);
    latest.current = value;
    setText(value);
  }, [value]);
  const send = (next: string, wait: number) => {
    clearTimeout(timer.current);
    setText(next);
    const deliver = () => {
      if (next === latest.current) return;
      latest.current = next;
      onChange(next);
    };
    if (wait === 0) deliver();
    else timer.current = setTimeout(deliver, wait);
  };
  const clear =
    text === '' ? null : (
      <ButtonContext value={null}>
        <IconButton
          icon={X}
          label="Clear search"
          size="tiny"
          tooltip={false}
          onPress={() => {
            send('', 0);
            // The button goes; what was cleared is typed anew.
            box.current?.querySelector('input')?.focus();
          }}
        />
      </ButtonContext>
    );
  return (
    <div ref={box} className={styles.search} data-width={width}>
      <InputField
        startsFocused={startsFocused}
        label={label}
        labelHidden
        root={root}
        size="small"
        placeholder={placeholder ?? label}
        text={text}
        onText={(next) => send(next, delay)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text, 0);
          // The library has emptied the box by now; it need not wait.
          if (event.key === 'Escape' && text !== '') send('', 0);
        }}
        onBlur={() => send(text, 0)}
        start={<Icon of={Search} tone="subtle" />}
        end={clear}
      />
    </div>
  );
}
