import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];

/** Rows of the contract that the screens of contingency speak of (docs/product/contingency.md). */
export type Contingency = Schemas['Contingency'];
export type Pot = Schemas['ContingencyPot'];
export type PotInput = Schemas['ContingencyPotInput'];
export type Entry = Schemas['ContingencyEntry'];
export type EntryInput = Schemas['ContingencyEntryInput'];
export type TransferInput = Schemas['ContingencyTransferInput'];
/** What an approval draws. */
export type Draws = Schemas['ContingencyDraws'];
