import { formatMoney } from '#domain/money';

/** A figure that another is made of. */
export interface ReasonPart {
  name: string;
  text: string;
  /** Where it is shown. */
  href?: string | undefined;
}

/** An amount in dollars that a figure is made of. */
export const moneyPart = (name: string, amount: number | null): ReasonPart => ({
  name,
  text: formatMoney(amount),
});

/** Why a figure is what it is. */
export interface Reason {
  /** How it comes about, in a sentence. */
  sentence: string;
  /** What it is made of, or held against. */
  parts?: readonly ReasonPart[];
  /** What the parts come to. */
  sum?: ReasonPart;
  /** Where more of it is told. */
  further?: { text: string; href: string } | undefined;
}
