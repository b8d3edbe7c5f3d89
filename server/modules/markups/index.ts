export { markupHandlers } from './markupHandlers.ts';
export { projectMarkupAdapter } from './projectMarkupAdapter.ts';
export { markupTemplateAdapter } from './templateAdapter.ts';
export { refuseUnsettled } from './settledRepository.ts';
export { addDefaultMarkups } from './defaultMarkupRepository.ts';
