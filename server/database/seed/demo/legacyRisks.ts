import { addDays } from '#domain/dates';
import type { DemoRisk } from './demoTypes.ts';

type Past = Pick<DemoRisk, 'name' | 'description' | 'category' | 'likelihood' | 'impact' | 'template'> & {
  value: number;
  closed: string;
  struck?: DemoRisk['struck'];
};

/** How long a risk of a finished hospital was known before it struck, or was closed, in days. */
const knownFor = 280;

/** A risk of a finished hospital: it struck or it did not. */
const past = ({ value, ...risk }: Past): DemoRisk => ({
  ...risk,
  raised: addDays(risk.struck?.on ?? risk.closed, -knownFor),
  component: 'building',
  owner: 'priya',
  value,
});

/** What became of the risks of the finished hospitals, by the name of the project. */
export const legacyRisks: Readonly<Record<string, readonly DemoRisk[]>> = {
  'Summit Valley Medical Pavilion': [
    past({
      name: 'Main switchgear ships after the plant needs power',
      description: 'The gear came 14 weeks late; temporary service carried the start-up of the plant.',
      category: 'Procurement and Supply Chain',
      template: 'Switchgear lead time over 60 weeks',
      likelihood: 3,
      impact: 4,
      value: 1_400_000,
      struck: { on: '2018-08-20', cost: 1_240_000, days: 31 },
      closed: '2018-12-14',
    }),
    past({
      name: 'Water stands above the footings',
      description: 'Wells pumped through the winter until the slab was in.',
      category: 'Site and Geotechnical',
      template: 'Perched groundwater found below mat',
      likelihood: 3,
      impact: 3,
      value: 700_000,
      struck: { on: '2017-10-16', cost: 610_000, days: 12 },
      closed: '2018-02-09',
    }),
    past({
      name: 'Tariff on rolled steel before the mill order',
      description: 'Announced in March 2018, with half of the tonnage still to be ordered.',
      category: 'Market and Escalation',
      template: 'Steel tariff change',
      likelihood: 2,
      impact: 4,
      value: 900_000,
      struck: { on: '2018-03-23', cost: 980_000 },
      closed: '2018-06-15',
    }),
    past({
      name: 'Imaging vendor changes after design development',
      description: 'The health system kept to its vendor.',
      category: 'Owner and Stakeholder',
      template: 'Imaging vendor chosen late',
      likelihood: 2,
      impact: 3,
      value: 650_000,
      closed: '2017-11-17',
    }),
  ],
  'St. Brendan Bed Tower': [
    past({
      name: 'Medium-voltage gear slips past the roof',
      description: 'Shipped 9 weeks after the promised day; the tower was dried in under temporary power.',
      category: 'Procurement and Supply Chain',
      template: 'Switchgear lead time over 60 weeks',
      likelihood: 4,
      impact: 3,
      value: 1_100_000,
      struck: { on: '2020-07-13', cost: 860_000, days: 24 },
      closed: '2020-10-30',
    }),
    past({
      name: 'Two bids for the mechanical work',
      description: 'Five were asked, two bid, and the low one was above the estimate.',
      category: 'Market and Escalation',
      template: 'Mechanical trade market thin',
      likelihood: 3,
      impact: 4,
      value: 2_400_000,
      struck: { on: '2019-09-20', cost: 1_900_000 },
      closed: '2019-11-08',
    }),
    past({
      name: 'Infection control stops the tie-in beside the ICU',
      description: 'Negative pressure could not be held; the tie-in moved to nights.',
      category: 'Constructability',
      template: 'Infection control closes a work area',
      likelihood: 3,
      impact: 2,
      value: 300_000,
      struck: { on: '2020-02-10', cost: 240_000, days: 9 },
      closed: '2020-04-24',
    }),
    past({
      name: 'Helicopters stop the crane',
      description: 'Flights went to the old pad until the hook was down.',
      category: 'Constructability',
      template: 'Crane swing over live helipad route',
      likelihood: 2,
      impact: 4,
      value: 500_000,
      closed: '2020-09-25',
    }),
  ],
  'Riverside Cancer Center': [
    past({
      name: 'Switchgear of the vaults is late',
      description: 'Ordered with an early package; it came two weeks ahead.',
      category: 'Procurement and Supply Chain',
      template: 'Switchgear lead time over 60 weeks',
      likelihood: 3,
      impact: 3,
      value: 800_000,
      closed: '2021-10-22',
    }),
    past({
      name: 'Energy code of 2019 applies to the permit',
      description: 'The envelope was reworked for the later edition.',
      category: 'Permitting and Regulatory',
      template: 'Energy code update adopted before permit',
      likelihood: 3,
      impact: 2,
      value: 500_000,
      struck: { on: '2020-11-02', cost: 430_000 },
      closed: '2021-01-15',
    }),
    past({
      name: 'Linear accelerator chosen after the slab',
      description: 'The pit was cut and recast for the chosen machine.',
      category: 'Owner and Stakeholder',
      template: 'Imaging vendor chosen late',
      likelihood: 3,
      impact: 3,
      value: 750_000,
      struck: { on: '2021-03-15', cost: 720_000, days: 18 },
      closed: '2021-06-11',
    }),
  ],
  'Lakeshore Heart Hospital': [
    past({
      name: 'Perched water in the north pit',
      description: 'Sheet piles were driven deeper, and the pit was pumped for 7 weeks.',
      category: 'Site and Geotechnical',
      template: 'Perched groundwater found below mat',
      likelihood: 4,
      impact: 3,
      value: 600_000,
      struck: { on: '2016-10-03', cost: 540_000, days: 10 },
      closed: '2017-01-20',
    }),
    past({
      name: 'Crane stands for the air ambulance',
      description: 'The hook stopped for every flight.',
      category: 'Constructability',
      template: 'Crane swing over live helipad route',
      likelihood: 3,
      impact: 3,
      value: 250_000,
      struck: { on: '2017-05-08', cost: 180_000, days: 6 },
      closed: '2017-12-15',
    }),
  ],
};
