import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as LibraryForm } from 'react-aria-components/Form';
import { FieldRegistry } from '../../private/field/Field.tsx';
import { unreadableIn } from '../../private/field/unreadable.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** For a submit button that stands outside. */
  id?: string;
  label: string;
  /** Messages of the server by field name; those under `form`, and those of no field here, show at the top. */
  errors?: Readonly<Record<string, readonly string[]>>;
  onSubmit: () => void;
  children: ReactNode;
}

const none = {};

/** Fields that are sent together. When an answer brings errors, each stands at its field, the first of them gets the focus, and more than one are listed above. */
export function Form({ id, label, errors = none, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const register = useCallback((name: string, fieldLabel: string) => {
    setLabels((old) => new Map(old).set(name, fieldLabel));
    return () =>
      setLabels((old) => {
        const next = new Map(old);
        next.delete(name);
        return next;
      });
  }, []);
  const controlOf = (name: string) =>
    form.current
      ?.querySelector(`[data-name="${CSS.escape(name)}"]`)
      ?.querySelector<HTMLElement>('input:not([hidden]),textarea,button');
  useEffect(() => {
    const names = new Set(Object.keys(errors));
    // In the order of the page, whatever the order of the answer.
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
    const first = names.size === 0 ? undefined : fields.find((field) => names.has(field.dataset.name ?? ''));
    first?.querySelector<HTMLElement>('input:not([hidden]),textarea,button')?.focus();
  }, [errors]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const unreadable = unreadableIn(form.current);
    if (unreadable) unreadable.focus();
    else onSubmit();
  };
  return (
    <LibraryForm
      ref={form}
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={errors as Record<string, string[]>}
      onSubmit={handleSubmit}
    >
      <ErrorSummary errors={errors} labels={labels} onGo={(name) => controlOf(name)?.focus()} />
      <FieldRegistry value={register}>{children}</FieldRegistry>
    </LibraryForm>
  );
}
