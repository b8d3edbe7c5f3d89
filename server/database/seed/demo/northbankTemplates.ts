import type { TemplateKind } from '#domain/library';

/** A template of the company's library; a risk with its likelihood and impact, an issue, or a bid package with its codes and scope. */
export type DemoLibraryTemplate = {
  kind: TemplateKind;
  name: string;
  /** Any type without one. */
  projectType?: string;
  category?: string;
  rating?: readonly [likelihood: number, impact: number];
  mitigations?: readonly string[];
  type?: string;
  severity?: number;
  rootCause?: string;
  trade?: string;
  number?: string;
  workTrade?: string;
  codes?: readonly string[];
  scope?: readonly (readonly [section: string, name: string, unit: string])[];
};

/** What every project of Northbank should have thought of. */
export const northbankTemplates: readonly DemoLibraryTemplate[] = [
  {
    kind: 'RISK',
    name: 'Switchgear lead time over 60 weeks',
    category: 'Procurement and Supply Chain',
    rating: [4, 4],
    mitigations: ['Release an early package', 'Approve a second manufacturer'],
  },
  {
    kind: 'RISK',
    name: 'Mechanical trade market thin',
    category: 'Market and Escalation',
    rating: [4, 3],
    mitigations: ['Bring the trade in at schematic design'],
  },
  {
    kind: 'RISK',
    name: 'Steel tariff change',
    category: 'Market and Escalation',
    rating: [2, 4],
    mitigations: ['Order mill steel early', 'Carry an escalation allowance'],
  },
  {
    kind: 'RISK',
    name: 'Perched groundwater found below mat',
    category: 'Site and Geotechnical',
    rating: [3, 3],
    mitigations: ['Add borings', 'Price dewatering by the week'],
  },
  {
    kind: 'RISK',
    name: 'Energy code update adopted before permit',
    category: 'Permitting and Regulatory',
    rating: [3, 2],
  },
  {
    kind: 'RISK',
    name: 'Imaging vendor chosen late',
    category: 'Owner and Stakeholder',
    projectType: 'Healthcare',
    rating: [3, 3],
    mitigations: ['Design to the largest of three vendors'],
  },
  {
    kind: 'RISK',
    name: 'Infection control closes a work area',
    projectType: 'Healthcare',
    category: 'Constructability',
    rating: [3, 2],
  },
  {
    kind: 'RISK',
    name: 'Crane swing over live helipad route',
    projectType: 'Healthcare',
    category: 'Constructability',
    rating: [2, 4],
  },
  {
    kind: 'RISK',
    name: 'Summer window missed for site work',
    projectType: 'K-12',
    category: 'Schedule',
    rating: [3, 4],
  },
  {
    kind: 'ISSUE',
    name: 'Shaft sizes differ between models',
    type: 'Coordination',
    severity: 4,
    rootCause: 'Coordination gap',
    trade: 'HVAC',
  },
  { kind: 'ISSUE', name: 'Geotechnical report revision unread', type: 'Design', severity: 2 },
  { kind: 'ISSUE', name: 'Utility vault location disputed', type: 'Permit', severity: 5 },
  {
    kind: 'ISSUE',
    name: 'Acoustic rating missing beside imaging',
    projectType: 'Healthcare',
    type: 'Design',
    severity: 3,
    rootCause: 'Design omission',
    trade: 'Drywall',
  },
  {
    kind: 'PACKAGE',
    name: 'Concrete',
    number: '03-1',
    workTrade: 'Concrete',
    codes: ['03', 'A10', 'B10'],
    scope: [
      ['03 11 00', 'Formwork', 'SF'],
      ['03 20 00', 'Reinforcing', 'TN'],
      ['03 30 00', 'Cast-in-place concrete', 'CY'],
      ['03 35 00', 'Concrete finishing', 'SF'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Structural Steel',
    number: '05-1',
    workTrade: 'Steel',
    codes: ['05 12', 'B1020'],
    scope: [
      ['05 12 00', 'Structural steel framing', 'TN'],
      ['05 31 00', 'Steel decking', 'SF'],
      ['05 05 19', 'Post-installed anchors', 'EA'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Roofing',
    number: '07-1',
    workTrade: 'Roofing',
    codes: ['07', 'B30'],
    scope: [
      ['07 22 00', 'Roof insulation', 'SF'],
      ['07 54 00', 'Thermoplastic membrane', 'SF'],
      ['07 62 00', 'Flashing and trim', 'LF'],
      ['07 72 00', 'Roof accessories', 'EA'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Curtain Wall',
    number: '08-1',
    workTrade: 'Curtain wall',
    codes: ['08 44', 'B20'],
    scope: [
      ['08 44 00', 'Unitized curtain wall', 'SF'],
      ['01 43 39', 'Laboratory mock-up', 'LS'],
      ['01 45 00', 'Air and water testing', 'LS'],
      ['07 84 00', 'Perimeter fire-stop', 'LF'],
      ['01 54 00', 'Hoisting and access', 'LS'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Drywall',
    number: '09-1',
    workTrade: 'Drywall',
    codes: ['09 2', 'C10'],
    scope: [
      ['09 21 16', 'Gypsum board assemblies', 'SF'],
      ['09 22 16', 'Metal framing', 'LF'],
      ['07 21 00', 'Acoustic insulation', 'SF'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Elevators',
    number: '14-1',
    workTrade: 'Elevators',
    codes: ['14', 'D10'],
    scope: [
      ['14 21 00', 'Traction elevators', 'EA'],
      ['01 54 00', 'Temporary use of one car', 'MO'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Mechanical',
    number: '23-1',
    workTrade: 'HVAC',
    codes: ['23', 'D30'],
    scope: [
      ['23 31 13', 'Metal ducts', 'LB'],
      ['23 21 13', 'Hydronic piping', 'LF'],
      ['23 09 00', 'Instrumentation and controls', 'PT'],
      ['23 05 93', 'Testing and balancing', 'LS'],
    ],
  },
  {
    kind: 'PACKAGE',
    name: 'Electrical',
    number: '26-1',
    workTrade: 'Electrical',
    codes: ['26', 'D50'],
    scope: [
      ['26 24 13', 'Switchboards', 'EA'],
      ['26 05 19', 'Feeders', 'LF'],
      ['26 51 00', 'Interior lighting', 'EA'],
    ],
  },
];
