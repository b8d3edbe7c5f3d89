export { ScenarioCompare } from './components/ScenarioCompare/onDemand.ts';
export { ScenarioStrip } from './components/ScenarioStrip.tsx';
export { useScenarios } from './components/useScenarios.tsx';
