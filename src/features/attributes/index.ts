export { attributeRoutes } from './attributeRoutes.ts';
