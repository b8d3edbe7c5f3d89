export { displayMessage, flattenFieldErrors, type ErrorBody } from './displayMessage.ts';
export { RuleError, type FieldErrors } from './RuleError.ts';
