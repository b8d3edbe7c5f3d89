import type { FieldErrors } from './RuleError.ts';

/** What an answer may say about its failure. */
export interface ErrorBody {
  message?: string | null | undefined;
  detail?: string | null | undefined;
  errors?: Readonly<Record<string, readonly string[] | string>> | FieldErrors | null | undefined;
}

/** Keys that stand for the whole form; their texts carry no field name. */
const FORM_KEYS: ReadonlySet<string> = new Set(['', 'non_field_errors']);

/** Field errors in one line: `date: The given date is set…; name: Name is required` (docs/product/frame.md). */
export function flattenFieldErrors(errors: NonNullable<ErrorBody['errors']>): string {
  return Object.entries(errors)
    .flatMap(([field, texts]) => {
      const said = (typeof texts === 'string' ? [texts] : texts)
        .filter((text) => text.trim() !== '')
        .join(' ');
      if (said === '') return [];
      return FORM_KEYS.has(field) ? [said] : [`${field}: ${said}`];
    })
    .join('; ');
}

/** The text a person sees: the answer's message, else its detail, else its field errors, else the client's (docs/product/frame.md). */
export function displayMessage(body: ErrorBody | null | undefined, clientMessage: string): string {
  const said = [body?.message, body?.detail].find((text) => text?.trim());
  return said ?? (flattenFieldErrors(body?.errors ?? {}) || clientMessage);
}
