export { markupHandlers } from './markupHandlers.ts';
export { markupTemplateAdapter } from './templateAdapter.ts';
export { addDefaultMarkups } from './defaultMarkupRepository.ts';
