import type { KeyboardEvent, Ref } from 'react';
import { KeyCaps } from '../../feedback/KeyCaps/KeyCaps.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronLeft, Search } from '../../icons/shapes.ts';
import * as styles from './CommandPalette.css.ts';

interface PaletteInputProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  text: string;
  placeholder: string;
  /** What is being asked for, once a command needs more. */
  step: string | undefined;
  busy: boolean;
  /** Element id of the row that the keys are on. */
  active: string | undefined;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The line that is typed into; it keeps the focus while the list is walked. */
export function PaletteInput(props: PaletteInputProps) {
  const { ref, listId, text, placeholder, step, busy, active, onText, onKeyDown, onBack, onClose } = props;
  return (
    <div className={styles.line}>
      {step === undefined ? (
        <Icon of={Search} tone="muted" />
      ) : (
        <button type="button" className={styles.step} aria-label={`Back from ${step}`} onClick={onBack}>
          <Icon of={ChevronLeft} size="small" />
          {step}
        </button>
      )}
      <input
        ref={ref}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={step ?? placeholder}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active}
        aria-autocomplete="list"
        aria-busy={busy || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {busy ? <Spinner size="small" /> : null}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <KeyCaps keys="Esc" />
      </button>
    </div>
  );
}
