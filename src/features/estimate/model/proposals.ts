import type { CodeProposal } from '../pastQueries.ts';
import type { LineRow } from './lineBatch.ts';

/** A text without a cost group, how many lines have it, and what is proposed for them. */
export interface ProposalRow {
  text: string;
  lines: number;
  proposal: CodeProposal;
}

/** Proposals from this one on are chosen at first. */
const SURE = 0.6;

/** The different texts of the lines without a cost group, in their order. */
export const uncodedTexts = (rows: readonly LineRow[]): string[] =>
  [...new Set(rows.flatMap((row) => (row.cost_group_id === null ? [row.description.trim()] : [])))].filter(
    (text) => text !== '',
  );

/** What is proposed, the surest first; texts without a proposal are left out. */
export function proposalRows(
  rows: readonly LineRow[],
  texts: readonly string[],
  proposals: readonly (CodeProposal | null)[],
): ProposalRow[] {
  const lines = new Map<string, number>();
  for (const { cost_group_id: group, description } of rows) {
    const text = description.trim();
    if (group === null) lines.set(text, (lines.get(text) ?? 0) + 1);
  }
  return texts
    .flatMap((text, at) => {
      const proposal = proposals[at];
      return proposal ? [{ text, lines: lines.get(text) ?? 0, proposal }] : [];
    })
    .toSorted((a, b) => b.proposal.share - a.proposal.share);
}

/** Texts whose proposal is sure enough to be taken at first. */
export const sureTexts = (rows: readonly ProposalRow[]): Set<string> =>
  new Set(rows.filter(({ proposal }) => proposal.share >= SURE).map(({ text }) => text));

/** The lines with the proposals of the chosen texts taken; coded lines stay as they are. */
export function takeProposals(
  rows: readonly LineRow[],
  proposals: readonly ProposalRow[],
  chosen: ReadonlySet<string>,
): LineRow[] {
  const taken = new Map(
    proposals.flatMap(({ text, proposal }) =>
      chosen.has(text) ? [[text, String(proposal.cost_group_id)]] : [],
    ),
  );
  return rows.map((row) => {
    const group = row.cost_group_id === null ? taken.get(row.description.trim()) : undefined;
    return group === undefined ? row : { ...row, cost_group_id: group };
  });
}
