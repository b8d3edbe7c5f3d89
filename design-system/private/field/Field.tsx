import { createContext, use, useId, useLayoutEffect, type ReactNode } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { CircleAlert } from '../../icons/shapes.ts';
import * as styles from './field.css.ts';

/** Tells the nearest Form that a field of this name and label is on the screen; returns what takes it back. */
export const FieldRegistry = createContext<(name: string, label: string) => () => void>(
  () => () => undefined,
);

/** What every input has in common. */
export interface FieldProps {
  label: string;
  /** The label is only for screen readers (it stands elsewhere on the screen). */
  labelHidden?: boolean;
  /** One quiet line below. */
  hint?: string;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Key of its message among the errors of the Form around it. */
  name?: string;
  required?: boolean;
  /** No edge until hover or focus: a value on a page that can be edited in place. */
  quiet?: boolean;
  /** Reads like a value, takes no input. */
  readOnly?: boolean;
  /** Why it cannot be used now. */
  disabledReason?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface FieldIds {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Label above, hint or error below; hands the ids to the control. */
export function Field({
  field,
  as = 'label',
  children,
}: {
  field: FieldProps;
  as?: 'label' | 'span';
  children: (ids: FieldIds) => ReactNode;
}) {
  const id = useId();
  const server = useSlottedContext(FormContext)?.validationErrors ?? {};
  const register = use(FieldRegistry);
  const { name, label } = field;
  // Before the paint: a Form that opens with errors knows its fields at once.
  useLayoutEffect(() => (name === undefined ? undefined : register(name, label)), [register, name, label]);
  const error =
    field.error ??
    (field.name === undefined ? undefined : [server[field.name] ?? []].flat().join(' ') || undefined);
  const below = error ?? field.disabledReason ?? field.hint;
  const ids: FieldIds = {
    id,
    labelId: `${id}-label`,
    describedBy: below === undefined ? undefined : `${id}-below`,
    invalid: error !== undefined,
  };
  const Label = as;
  return (
    <div className={styles.field} data-name={field.name}>
      <Label
        id={ids.labelId}
        {...(as === 'label' ? { htmlFor: id } : {})}
        className={field.labelHidden ? styles.hidden : styles.label}
      >
        {field.label}
        {field.required ? <span className={styles.required}> (required)</span> : null}
      </Label>
      {children(ids)}
      {below === undefined ? null : (
        <div
          id={`${id}-below`}
          className={error === undefined ? styles.hint : styles.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {error === undefined ? null : <Icon of={CircleAlert} size="small" />}
          {below}
        </div>
      )}
    </div>
  );
}
