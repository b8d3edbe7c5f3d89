export { markupHandlers } from './markupHandlers.ts';
export { projectMarkupAdapter } from './projectMarkupAdapter.ts';
export { markupTemplateAdapter } from './templateAdapter.ts';
export { addDefaultMarkups } from './defaultMarkupRepository.ts';
