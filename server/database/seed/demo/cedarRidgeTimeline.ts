import type { DemoTimeline } from './demoTimelineTypes.ts';

/** How Cedar Ridge gets from its program to the last room. The dates are those that follow from the links. */
export const cedarRidgeTimeline: DemoTimeline = {
  phases: [
    {
      name: 'Programming',
      color: 6,
      activities: [{ name: 'Program and concept', from: '2025-07-01', to: '2025-09-15', done: 100 }],
    },
    {
      name: 'Schematic Design',
      color: 3,
      activities: [
        { name: '50% SD drawings', from: '2025-09-16', to: '2026-01-20', done: 100 },
        { name: '100% SD drawings', from: '2026-01-21', to: '2026-05-12', done: 100 },
      ],
    },
    {
      name: 'Design Development',
      color: 1,
      activities: [
        { name: 'DD package', from: '2026-06-01', to: '2027-02-26', done: 46 },
        { name: 'Heating plant decision', from: '2026-10-05', to: '2026-11-16', done: 15 },
        { name: 'Cost reconciliation 50% DD', from: '2026-11-02', to: '2026-11-20', after: [['50% DD']] },
        { name: 'Cost reconciliation 100% DD', from: '2027-03-01', to: '2027-03-19', after: [['100% DD']] },
      ],
    },
    {
      name: 'Procurement',
      color: 2,
      activities: [
        {
          name: 'Early electrical package bid',
          from: '2026-11-09',
          to: '2026-12-18',
          after: [['Cost reconciliation 50% DD', 'SS', 5]],
        },
        {
          name: 'Switchgear, 60 weeks',
          from: '2026-12-21',
          to: '2028-02-11',
          after: [['Early electrical package bid']],
        },
        { name: 'Curtain wall design assist', from: '2027-01-11', to: '2027-04-09' },
      ],
    },
    {
      name: 'Construction Documents',
      color: 5,
      activities: [
        { name: '60% CD drawings', from: '2027-03-01', to: '2027-05-21', after: [['100% DD']] },
        {
          name: 'GMP assembly',
          from: '2027-04-12',
          to: '2027-05-28',
          after: [['60% CD drawings', 'FF', 5]],
        },
        {
          name: 'GMP review with owner',
          from: '2027-05-31',
          to: '2027-06-14',
          after: [['60% CD / GMP set']],
        },
        {
          name: 'Notice to proceed, permits',
          from: '2027-06-16',
          to: '2027-07-09',
          after: [['GMP lock']],
        },
      ],
    },
    {
      name: 'Construction',
      color: 4,
      activities: [
        {
          name: 'Shoring and excavation',
          from: '2027-07-12',
          to: '2027-11-19',
          after: [['Construction start']],
        },
        { name: 'Structure', from: '2027-11-22', to: '2028-06-16', after: [['Shoring and excavation']] },
        {
          name: 'Interiors and commissioning',
          from: '2028-06-19',
          to: '2029-10-19',
          after: [['Structure'], ['Switchgear, 60 weeks']],
        },
      ],
    },
  ],
  links: [
    ['100% DD', 'DD package'],
    ['60% CD / GMP set', 'GMP assembly'],
    ['GMP lock', 'GMP review with owner', 1],
    ['Construction start', 'Notice to proceed, permits'],
  ],
  baseline: { name: 'Plan at 100% SD', keptOn: '2026-05-12T17:00', days: 14 },
};
