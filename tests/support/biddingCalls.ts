import { expect } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from './testApp.ts';

type Schemas = components['schemas'];

export const scopeLines: Schemas['ScopeLine'][] = [
  { id: 1, section: '23 21 13', name: 'Hydronic piping', quantity: 100, unit: 'LF', estimate: 9_000 },
  { id: 2, section: '01 54 00', name: 'Hoisting', quantity: null, unit: 'LS', estimate: 5_000 },
];
export const companies = ['Coastline Mechanical', 'Harbor Air', 'Merrimack HVAC'];
const terms = { due_on: '2026-12-01', due_time: '14:00', questions_by: '2026-11-25', message: 'See M-601.' };
const mailOf = (company: string) => `bids@${company.toLowerCase().replaceAll(' ', '-')}.example`;

export const offer = (unitPrice: number | null, amount: number | null): Schemas['Offer'] => ({
  lines: [
    { line_id: 1, coverage: 'INCLUDED', unit_price: unitPrice, amount: null, note: '' },
    amount === null
      ? { line_id: 2, coverage: 'EXCLUDED', unit_price: null, amount: null, note: 'By others' }
      : { line_id: 2, coverage: 'INCLUDED', unit_price: null, amount, note: '' },
  ],
  alternates: [{ alternate_id: 1, amount: 86_000 }],
  qualifications: 'Price holds 90 days.',
});

/** A buyer and a reader of one project, with the calls of a package that goes out to bidders by link. */
export async function biddingCalls(clock: () => Date) {
  const { call, addPerson, projectId, asOwner } = await testApp({ clock });
  const harbor = await projectId('Harbor Point');
  const buyer = await addPerson(['procurement_access', 'change_procurement'], [harbor]);
  const reader = await addPerson(['procurement_access'], [harbor]);

  let packageId = 0;
  const path = () => `/projects/${harbor}/bid-packages/${packageId}`;
  const bidding = async (as = reader) =>
    (await call('GET', `${path()}/bidding`, { as })).json<Schemas['Bidding']>();
  const leveling = async () =>
    (await call('GET', `${path()}/leveling`, { as: buyer })).json<Schemas['BidLeveling']>();
  const invite = (names: readonly string[], more: object = {}, as = buyer) =>
    call('POST', `${path()}/bidding/invitations`, {
      as,
      body: {
        ...terms,
        bidders: names.map((company) => ({ company, contact: 'Rosa', email: mailOf(company) })),
        ...more,
      },
    });
  /** The secret of the newest link that was mailed to a company. */
  const linkOf = async (company: string) => {
    const [mail] = await asOwner<{ text: string }>(
      `select text from mail_message where tenant_id = 1 and recipient = $1 and text like '%/bid#%' order by id desc limit 1`,
      [mailOf(company)],
    );
    return /\/bid#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const ask = (operation: string, token: string, body: object = {}) =>
    call('POST', `/bids/${operation}`, { body: { token, ...body } });
  const open = async (token: string) => (await ask('open', token)).json<Schemas['Bid']>();
  const submit = async (token: string, bid: Schemas['Offer']) => {
    const { version } = await open(token);
    const kept = await ask('draft', token, { version, offer: bid });
    expect(kept.statusCode, kept.body).toBe(200);
    return ask('submission', token, { version: version + 1 });
  };

  /** A package that is ready to bid, with two lines. */
  const makePackage = async (): Promise<number> => {
    const made = await call('POST', `/projects/${harbor}/bid-packages`, {
      as: buyer,
      body: { name: 'Test package', status: 'READY' },
    });
    expect(made.statusCode, made.body).toBe(201);
    packageId = made.json<Schemas['BidPackage']>().id;
    const saved = await call('PUT', `${path()}/leveling`, {
      as: buyer,
      body: { lines: scopeLines, bidders: [], alternates: [{ id: 1, name: 'Boilers', is_chosen: true }] },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return packageId;
  };

  return {
    call,
    asOwner,
    buyer,
    reader,
    path,
    makePackage,
    bidding,
    leveling,
    invite,
    linkOf,
    ask,
    open,
    submit,
  };
}
