import type { DemoVision } from './demoTypes.ts';

/** What Cedar Ridge is for, as the owner agreed to it, and what it is judged by. */
export const cedarRidgeVision: DemoVision = {
  statement:
    'A calm bed tower that keeps nurses at the bedside, stays open through a major earthquake and welcomes its first patient by March 2030, within $305 million.',
  agreedBy: 'sam',
  agreedOn: '2025-09-22',
  facts: [
    { label: 'Beds', value: '192' },
    { label: 'First patient', value: 'Mar 2030' },
  ],
  criteria: [
    { name: 'Nurse travel, 3.2 mi a shift', judge: 'sam', milestone: '50% DD' },
    { name: 'EUI of 118 kBtu / SF', judge: 'lena', milestone: '100% DD', result: 'AT_RISK' },
    { name: '96 h of standby power', judge: 'priya', milestone: '50% DD', result: 'MET' },
    { name: 'Open by March 2030', judge: 'theo', milestone: '60% CD / GMP set' },
    { name: 'Forecast within budget', judge: 'maya', milestone: '60% CD / GMP set', result: 'NOT_MET' },
  ],
};
