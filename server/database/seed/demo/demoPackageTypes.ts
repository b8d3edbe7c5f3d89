import type { Offer } from '#domain/bidding';
import type { DocumentKind, Invitation, LevelingSheet, PackageStatus } from '#domain/procurement';

/** What goes out to bidders; packages by their names. */
export type DemoDocument = {
  kind: DocumentKind;
  code: string;
  title: string;
  revision: string;
  issued: string;
  packages: readonly string[];
};

/** Who was invited to bid on a package. Moments are local to the company. */
export type DemoBidding = {
  sent: string;
  /** The hour at which bids are due, `HH:MM`. */
  due: string;
  questionsBy: string;
  siteWalk: string;
  /** Percent of the bid bond that is asked for. */
  bond: number;
  /** Quantities as bidders have them, by section, where the scope sheet has moved on since. */
  asked: Readonly<Record<string, number>>;
  /** What was told to bidders since: lines by section with the quantity that they had before, and who has confirmed it. */
  addenda: readonly {
    issued: string;
    text: string;
    before: Readonly<Record<string, number>>;
    confirmed: readonly string[];
  }[];
  message: string;
  bidders: readonly {
    company: string;
    contact: string;
    email: string;
    state: Exclude<Invitation, 'PENDING'>;
    /** When the link was opened last. */
    seen: string | null;
    reason: string;
    draft: Offer;
    bid?: Offer;
  }[];
  questions: readonly (readonly [company: string, asked: string, question: string, answer: string])[];
};

/** Something that is bought together; amounts in dollars. */
export type DemoPackage = {
  name: string;
  trade: string;
  status: PackageStatus;
  owner: string;
  budget: number;
  /** What was bid, line by line; then the leveled low follows from it. */
  sheet?: LevelingSheet;
  leveled?: number;
  /** The company that a bought package went to. */
  awardedTo?: string;
  /** Who was invited to bid on it by link. */
  bidding?: DemoBidding;
  due: string;
  award: string;
  onSite: string;
  /** The activity of the timeline that needs it; then the day on site is its start. */
  activity?: string;
  /** Work days of the six stages of its purchase; the usual ones where left out. */
  days?: readonly [number, number, number, number, number, number];
  next: string;
  /**
   * Its work packages with the codes whose lines they take, and how much; the last one takes the rest of the budget. Then the
   * sections of the scope sheet that belong to it.
   */
  scopes?: readonly (readonly [
    name: string,
    codes: readonly string[],
    amount?: number,
    sections?: readonly string[],
  ])[];
  /** Names of the risks that it has to do with. */
  risks?: readonly string[];
};
