export {
  defineFields,
  type Field,
  fieldNames,
  type Fields,
  labelOf,
  type SetWords,
  typedNames,
} from './field.ts';
export { type Draft, fieldProblems } from './fieldProblems.ts';
