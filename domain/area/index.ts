export { AREA_UNITS, isAreaUnit, type Area, type AreaUnit } from './areaUnits.ts';
export { areaUnitIn } from './areaUnitIn.ts';
export { convertArea, readArea, toSquareFeet } from './convertArea.ts';
export { costPerArea, formatArea, formatCostPerArea } from './formatArea.ts';
