export { areaEffect, type AreaEffect } from './areaEffect.ts';
export type { AreaComponent, AreaInput, AreaItem } from './areaInput.ts';
export { areaTrend } from './areaTrend.ts';
export type { AreaDecision, AreaTrend } from './inUnit.ts';
export { type KeptVisit, newSince, visited } from './visit.ts';
