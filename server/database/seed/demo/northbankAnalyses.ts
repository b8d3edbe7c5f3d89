import type { TemplateKind } from '#domain/markups';

/** A scenario of the demo: a concept by its name with its terms. */
export type DemoConceptScenario = {
  name: string;
  concept: string;
  start: string;
  months: number;
  escalation: number;
  contingency: number;
  markups: readonly { name: string; kind: TemplateKind; value: number }[];
};

/** An analysis of the demo, with concepts by component: name, area, cost per area. */
export type DemoAnalysis = {
  name: string;
  description: string;
  site: string;
  city: string;
  targetArea: number;
  pricesOf: string;
  concepts: readonly {
    name: string;
    description: string;
    components: readonly (readonly [name: string, area: number, costPerArea: number])[];
  }[];
  scenarios: readonly DemoConceptScenario[];
};

const terms = { start: '2027-09-06', months: 18, escalation: 4, contingency: 5 };
/** What comes on top of the building: the site by what it is, the owner's own costs by what all else comes to. */
const withSite = (site: number) =>
  [
    { name: 'Site', kind: 'lump_sum', value: site },
    { name: 'Owner costs', kind: 'percent_compound', value: 18 },
  ] as const;

/** Buildings that Northbank's clients think about. */
export const northbankAnalyses: readonly DemoAnalysis[] = [
  {
    name: 'Outpatient clinic sizing',
    description:
      'How large a clinic the site carries: primary care and imaging, with or without day surgery. Building costs are before site and owner costs.',
    site: 'Alder Street and 12th Avenue',
    city: 'Seattle',
    targetArea: 75_000,
    pricesOf: '2026-10-12',
    concepts: [
      {
        name: '60k GSF',
        description: 'Primary care and imaging on two floors.',
        components: [['Outpatient Clinic', 60_000, 620]],
      },
      {
        name: '75k GSF',
        description: 'With a specialty floor.',
        components: [['Outpatient Clinic', 75_000, 620]],
      },
      {
        name: '90k GSF',
        description: 'With a specialty floor and day surgery.',
        components: [['Outpatient Clinic', 90_000, 620]],
      },
    ],
    scenarios: [
      { ...terms, name: '60k in one phase', concept: '60k GSF', markups: withSite(2_400_000) },
      { ...terms, name: '75k in one phase', concept: '75k GSF', markups: withSite(2_700_000) },
      { ...terms, name: '90k in one phase', concept: '90k GSF', months: 21, markups: withSite(3_100_000) },
      {
        ...terms,
        name: '75k a year later',
        concept: '75k GSF',
        start: '2028-09-04',
        contingency: 8,
        markups: withSite(2_700_000),
      },
    ],
  },
];
