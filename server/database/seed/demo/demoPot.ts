/** A movement of a pot; `risk` is the number of its reason, `to` the pot that a transfer goes to. */
type DemoPotEntry = {
  at: string;
  by: string;
  amount: number;
  note: string;
  risk?: number;
  to?: string;
};

/** Money held for what is not known yet. */
export type DemoPot = {
  kind: 'design' | 'construction' | 'buyout';
  name: string;
  amount: number;
  at: string;
  by: string;
  entries?: readonly DemoPotEntry[];
};
