import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'concept_lab_access', tenantFlag: 'concept_lab' } as const;

/** Buildings before they are projects. */
export const conceptRoutes = defineRoutes([
  {
    path: PATHS.conceptHub,
    title: 'Concept Hub',
    guard,
    screen: () => import('./screens/ConceptHubScreen.tsx'),
  },
  {
    path: PATHS.newAnalysis,
    title: 'Create Analysis',
    guard: { ...guard, permission: ['concept_lab_access', 'add_analysis'] },
    above: 'conceptHub',
    screen: () => import('./screens/NewAnalysisScreen.tsx'),
  },
  {
    path: PATHS.analysis,
    title: 'Analysis details',
    guard,
    above: 'conceptHub',
    screen: () => import('./screens/AnalysisScreen.tsx'),
  },
  {
    path: PATHS.concepts,
    title: 'Concepts',
    guard,
    query: ['itemDetailsId'],
    above: 'analysis',
    screen: () => import('./screens/ConceptsScreen.tsx'),
  },
  {
    path: PATHS.analysisScenarios,
    title: 'Scenarios',
    guard,
    query: ['itemDetailsId'],
    above: 'analysis',
    screen: () => import('./screens/ScenariosScreen.tsx'),
  },
  {
    path: PATHS.analysisScenario,
    title: 'Scenario',
    guard,
    above: 'analysisScenarios',
    screen: () => import('./screens/ScenarioScreen.tsx'),
  },
]);
