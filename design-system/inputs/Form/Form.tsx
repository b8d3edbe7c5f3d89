import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Banner } from '../../feedback/Banner/Banner.tsx';
import { CircleAlert } from '../../icons/shapes.ts';
import { FieldErrors } from '../../private/field/Field.tsx';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** For a submit button that stands outside. */
  id?: string;
  label: string;
  /** Messages of the server by field name; those under `form` belong to no field and show at the top. */
  errors?: Readonly<Record<string, readonly string[]>>;
  onSubmit: () => void;
  children: ReactNode;
}

const none = {};

/** Fields that are sent together. The first field with an error gets the focus when the answer comes. */
export function Form({ id, label, errors = none, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const names = Object.keys(errors);
    const first =
      names.length === 0
        ? undefined
        : [...(form.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [])].find((field) =>
            names.includes(field.dataset.name ?? ''),
          );
    first?.querySelector<HTMLElement>('input,textarea,button')?.focus();
  }, [errors]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const general = errors.form ?? [];
  return (
    <form ref={form} id={id} aria-label={label} className={styles.form} noValidate onSubmit={handleSubmit}>
      {general.length === 0 ? null : (
        <Banner tone="critical" icon={CircleAlert}>
          {general.join(' ')}
        </Banner>
      )}
      <FieldErrors value={errors}>{children}</FieldErrors>
    </form>
  );
}
