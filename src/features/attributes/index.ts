export { attributeRoutes } from './attributeRoutes.ts';
export { attributesLive } from './attributesLive.ts';
