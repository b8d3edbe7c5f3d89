import type { DemoScenario } from './demoTypes.ts';

/** The three ways through the decisions that the team compares. */
export const cedarRidgeScenarios: readonly DemoScenario[] = [
  { name: 'Envelope + shell', by: 'daniel', at: '2026-09-24T11:00', items: [1, 8, 10] },
  { name: 'Resilient electric', by: 'daniel', at: '2026-09-24T11:20', items: [2, 4, 11] },
  { name: 'Minimum change', by: 'daniel', at: '2026-09-25T09:05', items: [2, 5, 10] },
];
