/** A project of the bidding platform. */
export interface PlatformProject {
  id: string;
  name: string;
  number: string;
}

/** Kinds of lines of a bid that are read; others of the platform are left out. */
export type PlatformLineKind = 'COST_BREAKDOWN' | 'ALTERNATE' | 'INCLUSION';

/** One line of a bid. Dollars; `value` of an inclusion is what the bidder answered. */
export interface PlatformLine {
  kind: PlatformLineKind;
  section: string;
  name: string;
  unit: string;
  quantity: number | null;
  unit_price: number | null;
  amount: number | null;
  answer: string;
}

/** The bid of a company: its newest revision. */
export interface PlatformBid {
  revision: number;
  total: number | null;
  submitted_at: string | null;
  notes: string;
  lines: PlatformLine[];
}

/** How far an invited company has come, in the words of the leveling. */
export type PlatformInviteState = 'SENT' | 'OPENED' | 'ACCEPTED' | 'DECLINED' | 'SUBMITTED';

/** A company that the platform has invited to a package. */
export interface PlatformBidder {
  company: string;
  contact: string;
  state: PlatformInviteState;
  bid: PlatformBid | null;
}

/** A bid package of the platform with everybody who was invited. */
export interface PlatformPackage {
  id: string;
  number: string;
  name: string;
  /** ISO moment; null where none is set. */
  bids_due_at: string | null;
  bidders: PlatformBidder[];
}

/** One page of a list of the platform: its rows, and where the next page begins (null on the last). */
export interface PlatformPage {
  rows: Record<string, unknown>[];
  next: string | null;
}

/** An answer of the platform that is not what it should be, in words for the person who waits. */
export class PlatformNonsense extends Error {
  override readonly name = 'PlatformNonsense';
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const control = /\p{Cc}+/gu;

/** A text in one line, cut to a length; empty where the platform sends none. */
const text = (value: unknown, most: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(control, ' ').replace(/\s+/g, ' ').trim().slice(0, most)
    : '';

const largest = 999_999_999_999;

/** A finite number of a sane size, to `decimals`; null for anything else. */
function number(value: unknown, decimals: number): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed) || Math.abs(parsed) > largest) return null;
  return Number(parsed.toFixed(decimals));
}

const moment = (value: unknown): string | null => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

const idOf = (row: Row): string => text(row['id'], 64);

/** Reads one page of any list; an answer of another shape is refused. */
export function readPage(answer: unknown): PlatformPage {
  const results = isRow(answer) ? answer['results'] : undefined;
  if (!Array.isArray(results))
    throw new PlatformNonsense('The bidding platform sent a list that cannot be read. Try again later.');
  const pagination = isRow(answer) && isRow(answer['pagination']) ? answer['pagination'] : {};
  return { rows: results.filter(isRow), next: text(pagination['cursorState'], 4000) || null };
}

/** Projects of the platform; rows without id or name are left out. */
export const readPlatformProjects = (rows: readonly Row[]): PlatformProject[] =>
  rows
    .map((row) => ({ id: idOf(row), name: text(row['name'], 250), number: text(row['number'], 40) }))
    .filter(({ id, name }) => id !== '' && name !== '');

/** Packages of a project, without their bidders; each id once. */
export function readPlatformPackages(rows: readonly Row[]): PlatformPackage[] {
  const known = new Map<string, PlatformPackage>();
  for (const row of rows) {
    const id = idOf(row);
    const name = text(row['name'], 250);
    if (id === '' || name === '' || known.has(id)) continue;
    known.set(id, {
      id,
      number: text(row['number'], 40),
      name,
      bids_due_at: moment(row['bidsDueAt']),
      bidders: [],
    });
  }
  return [...known.values()];
}

const invites: Readonly<Record<string, PlatformInviteState>> = {
  ACCEPTED: 'ACCEPTED',
  BIDDING: 'ACCEPTED',
  DECLINED: 'DECLINED',
  NOT_BIDDING: 'DECLINED',
  SUBMITTED: 'SUBMITTED',
  VIEWED: 'OPENED',
};

/** An invited company with the keys by which its bids are found. */
export interface ReadInvite extends Omit<PlatformBidder, 'bid'> {
  id: string;
  package_id: string;
  company_id: string;
}

/** Invited companies. One without a name of its own takes `namesOf` by its id, else it is left out. */
export const readPlatformInvites = (
  rows: readonly Row[],
  namesOf: ReadonlyMap<string, string> = new Map(),
): ReadInvite[] =>
  rows.flatMap((row) => {
    const company = isRow(row['company']) ? row['company'] : {};
    const companyId = text(row['bidderCompanyId'], 64) || idOf(company);
    const people = Array.isArray(row['invitees']) ? row['invitees'].filter(isRow) : [];
    const [person] = people;
    const name =
      text(company['name'], 120) || namesOf.get(companyId) || text(person?.['placeholderCompanyName'], 120);
    if (!name) return [];
    const state =
      invites[text(row['state'], 40).toUpperCase()] ?? (moment(row['lastViewedAt']) ? 'OPENED' : 'SENT');
    return [
      {
        id: idOf(row),
        package_id: text(row['bidPackageId'], 64),
        company_id: companyId,
        company: name,
        contact: person ? text(`${text(person['firstName'], 60)} ${text(person['lastName'], 60)}`, 120) : '',
        state,
      },
    ];
  });

/** A bid before its lines are read, with the keys by which its company is found. */
export interface ReadBid extends PlatformBid {
  id: string;
  package_id: string;
  invite_id: string;
  company_id: string;
}

/** The newest revision of each company's bid in each package. */
export function readPlatformBids(rows: readonly Row[]): ReadBid[] {
  const newest = new Map<string, ReadBid>();
  for (const row of rows) {
    const bid: ReadBid = {
      id: idOf(row),
      package_id: text(row['bidPackageId'], 64),
      invite_id: text(row['inviteId'], 64),
      company_id: text(row['bidderCompanyId'], 64),
      revision: number(row['revision'], 0) ?? 0,
      total: number(row['total'], 2),
      submitted_at: moment(row['submittedAt']),
      notes: text(row['notes'], 4000),
      lines: [],
    };
    const key = `${bid.package_id}/${bid.company_id || bid.invite_id}`;
    const known = newest.get(key);
    if (bid.id !== '' && bid.submitted_at !== null && (!known || known.revision <= bid.revision))
      newest.set(key, bid);
  }
  return [...newest.values()];
}

const kinds = new Set<string>(['COST_BREAKDOWN', 'ALTERNATE', 'INCLUSION']);

/** Lines of a bid. An amount is the stated value, else quantity times unit cost to the cent. */
export const readPlatformLines = (rows: readonly Row[]): PlatformLine[] =>
  rows.flatMap((row) => {
    const kind = text(row['type'], 40);
    const name = text([row['code'], row['description']].map((part) => text(part, 250)).join(' '), 250);
    if (!kinds.has(kind) || name === '') return [];
    const unit = text(row['unit'], 40);
    const quantity = number(row['quantity'], 4);
    const unitPrice = number(row['unitCost'], 4);
    const value = number(row['value'], 2);
    const extended = quantity === null || unitPrice === null ? null : number(quantity * unitPrice, 2);
    return [
      {
        kind: kind as PlatformLineKind,
        section: text(row['section'], 40),
        name,
        unit: unit === 'TOTAL_COST_ONLY' ? 'LS' : unit.slice(0, 20),
        quantity: unit === 'TOTAL_COST_ONLY' ? null : quantity,
        unit_price: unit === 'TOTAL_COST_ONLY' ? null : unitPrice,
        amount: kind === 'INCLUSION' ? null : (value ?? extended),
        answer: kind === 'INCLUSION' ? text(row['value'], 60) : '',
      },
    ];
  });

/** Puts invited companies and their bids into their packages. */
export function withBidders(
  packages: readonly PlatformPackage[],
  invited: readonly ReadInvite[],
  bids: readonly ReadBid[],
): PlatformPackage[] {
  const byInvite = new Map(bids.map((bid) => [`${bid.package_id}/${bid.invite_id}`, bid]));
  const byCompany = new Map(bids.map((bid) => [`${bid.package_id}/${bid.company_id}`, bid]));
  return packages.map((one) => ({
    ...one,
    bidders: invited
      .filter((invite) => invite.package_id === one.id)
      .map(({ id, company_id: companyId, company, contact, state }) => {
        const bid =
          byInvite.get(`${one.id}/${id}`) ??
          (companyId === '' ? undefined : byCompany.get(`${one.id}/${companyId}`));
        return {
          company,
          contact,
          state: bid ? 'SUBMITTED' : state === 'SUBMITTED' ? 'ACCEPTED' : state,
          bid: bid
            ? {
                revision: bid.revision,
                total: bid.total,
                submitted_at: bid.submitted_at,
                notes: bid.notes,
                lines: bid.lines,
              }
            : null,
        };
      }),
  }));
}
