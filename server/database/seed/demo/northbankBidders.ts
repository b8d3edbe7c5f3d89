import type { Prequalification } from '#domain/procurement';

/** A company that bids, with its prequalification; limits are dollars. */
export type DemoBidder = {
  company: string;
  status: Prequalification;
  single?: number;
  aggregate?: number;
  until?: string;
  note?: string;
};

/** What Northbank keeps of companies that bid on Harbor Point; one was not asked yet, others are not kept. */
export const northbankBidders: readonly DemoBidder[] = [
  {
    company: 'Alder Glass',
    status: 'QUALIFIED',
    single: 20_000_000,
    aggregate: 45_000_000,
    until: '2027-06-30',
  },
  {
    company: 'Norse Facades',
    status: 'CONDITIONAL',
    single: 15_000_000,
    aggregate: 30_000_000,
    until: '2027-03-31',
    note: 'Performance bond with every contract.',
  },
  {
    company: 'Bayline',
    status: 'QUALIFIED',
    single: 18_000_000,
    aggregate: 40_000_000,
    until: '2026-08-31',
    note: 'Statements for the new year were asked for.',
  },
  {
    company: 'Harbor Air Systems',
    status: 'QUALIFIED',
    single: 40_000_000,
    aggregate: 90_000_000,
    until: '2027-06-30',
  },
  {
    company: 'Merrimack HVAC',
    status: 'QUALIFIED',
    single: 12_000_000,
    aggregate: 25_000_000,
    until: '2027-01-31',
  },
  { company: 'Baystate Piping', status: 'NOT_ASKED' },
  { company: 'Tri-River Services', status: 'NOT_QUALIFIED', note: 'Two claims are open.' },
];
