export { checkTemplate, type TemplateBefore } from './checkTemplate.ts';
export {
  TEMPLATE_KINDS,
  TEMPLATE_LIMITS,
  TEMPLATE_ROWS_SEEN,
  templateFields,
  type TemplateKind,
  type TemplateScopeLine,
} from './templateFields.ts';
