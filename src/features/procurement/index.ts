export { procurementRoutes } from './procurementRoutes.ts';
