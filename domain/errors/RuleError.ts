/** Texts per field, as in an error body: `{ name: ['Name is required'] }`. */
export type FieldErrors = Record<string, string[]>;

/**
 * A rule of the domain refused the call. `code` is stable for programs, `message` says what happened,
 * why, and what to do next; `fields` names the inputs at fault.
 */
export class RuleError extends Error {
  readonly code: string;
  readonly fields: FieldErrors | undefined;

  constructor(code: string, message: string, fields?: FieldErrors) {
    super(message);
    this.name = 'RuleError';
    this.code = code;
    this.fields = fields;
  }
}
