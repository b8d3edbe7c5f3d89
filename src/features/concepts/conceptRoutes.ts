import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'concept_lab_access', tenantFlag: 'concept_lab' } as const;

/** Buildings before they are projects. */
export const conceptRoutes = defineRoutes([
  {
    path: PATHS.conceptHub,
    title: t.conceptHub,
    guard,
    screen: () => import('./screens/ConceptHubScreen.tsx'),
  },
  {
    path: PATHS.newAnalysis,
    title: t.createAnalysis,
    guard: { ...guard, permission: ['concept_lab_access', 'add_analysis'] },
    above: 'conceptHub',
    screen: () => import('./screens/NewAnalysisScreen.tsx'),
  },
  {
    path: PATHS.analysis,
    title: t.analysisDetails,
    guard,
    query: ['focusSection'],
    above: 'conceptHub',
    screen: () => import('./screens/AnalysisScreen.tsx'),
  },
  {
    path: PATHS.concepts,
    title: t.concepts,
    guard,
    query: ['itemDetailsId'],
    above: 'analysis',
    screen: () => import('./screens/ConceptsScreen.tsx'),
  },
  {
    path: PATHS.analysisScenarios,
    title: t.scenarios,
    guard,
    query: ['itemDetailsId'],
    above: 'analysis',
    screen: () => import('./screens/ScenariosScreen.tsx'),
  },
  {
    path: PATHS.analysisScenario,
    title: t.scenario,
    guard,
    above: 'analysisScenarios',
    screen: () => import('./screens/ScenarioScreen.tsx'),
  },
]);
