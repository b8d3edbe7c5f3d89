import type { DemoTimeline } from './demoTimelineTypes.ts';

/** How Harbor Point is built. The dates are those that follow from the links; packages are needed when activities start. */
export const harborPointTimeline: DemoTimeline = {
  phases: [
    {
      name: 'Preconstruction',
      color: 2,
      activities: [
        { name: 'Buyout', from: '2026-09-21', to: '2027-02-26', done: 20 },
        { name: 'Permits and mobilization', from: '2026-10-12', to: '2026-11-13', done: 5 },
      ],
    },
    {
      name: 'Structure',
      color: 4,
      activities: [
        {
          name: 'Excavation and bracing',
          from: '2026-11-16',
          to: '2027-01-15',
          after: [['Construction start']],
        },
        {
          name: 'Foundations and garage',
          from: '2027-01-18',
          to: '2027-03-10',
          after: [['Excavation and bracing']],
        },
        {
          name: 'Podium steel',
          from: '2027-03-11',
          to: '2027-04-08',
          after: [['Foundations and garage']],
        },
        { name: 'Tower frame', from: '2027-04-09', to: '2027-06-10', after: [['Podium steel']] },
      ],
    },
    {
      name: 'Envelope',
      color: 1,
      activities: [
        { name: 'Podium roof', from: '2027-04-09', to: '2027-05-14', after: [['Podium steel']] },
        { name: 'Curtain wall', from: '2027-06-11', to: '2027-10-15', after: [['Tower frame']] },
      ],
    },
    {
      name: 'Interiors and systems',
      color: 3,
      activities: [
        {
          name: 'Podium partitions',
          from: '2027-04-27',
          to: '2027-09-17',
          after: [['Podium roof', 'SS', 12]],
        },
        {
          name: 'Elevator installation',
          from: '2027-07-30',
          to: '2028-03-10',
          after: [['Tower frame', 'FS', 35]],
        },
        {
          name: 'Level 5 air handlers',
          from: '2027-08-09',
          to: '2027-12-17',
          after: [['Tower frame', 'FS', 41]],
        },
        { name: 'Electrical rough-in', from: '2027-10-18', to: '2028-01-04', after: [['Curtain wall']] },
        {
          name: 'Permanent power',
          from: '2028-01-05',
          to: '2028-03-31',
          after: [['Electrical rough-in']],
        },
        {
          name: 'Finishes and commissioning',
          from: '2028-04-03',
          to: '2029-06-15',
          after: [['Permanent power'], ['Elevator installation']],
        },
      ],
    },
    {
      name: 'Public realm',
      color: 5,
      activities: [
        { name: 'Utilities and paving', from: '2027-10-18', to: '2027-12-08', after: [['Curtain wall']] },
        { name: 'Planting', from: '2027-12-09', to: '2028-05-12', after: [['Utilities and paving']] },
      ],
    },
  ],
  links: [],
  baseline: { name: 'Plan at GMP', keptOn: '2026-09-18T17:00', days: 7 },
};
