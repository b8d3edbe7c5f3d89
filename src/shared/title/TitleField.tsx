import * as styles from './TitleField.css.ts';
import * as t from './texts.ts';

export interface TitleFieldProps {
  value: string;
  maxLength: number;
  /** What is wrong with it. */
  problem: string | undefined;
  /** Without it the name is only read, in the same place. */
  onChange?: (name: string) => void;
  /** It was left, or Enter was pressed; without it Enter does nothing. */
  onDone?: (name: string) => void;
}

/** Text that has no lines of its own, however many it takes on the screen: breaks become single spaces. */
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** The name of a row at the head of its panel, edited in place; a long one wraps and has no lines of its own. */
export function TitleField({ value, maxLength, problem, onChange, onDone }: TitleFieldProps) {
  return (
    <>
      <div className={styles.box}>
        {/* The copy gives the box its height: growing needs no measuring. */}
        <div className={styles.copy} aria-hidden>{`${value}\n`}</div>
        <textarea
          className={styles.name}
          rows={1}
          aria-label={t.nameWord}
          aria-invalid={problem !== undefined}
          maxLength={maxLength}
          value={value}
          readOnly={onChange === undefined}
          onChange={(event) => onChange?.(oneLine(event.target.value))}
          onBlur={(event) => onDone?.(oneLine(event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (onDone) event.currentTarget.blur();
          }}
        />
      </div>
      {problem === undefined ? null : (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </>
  );
}
