import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatNumber } from '#domain/money';
import { type MappingRow, type Match, targetProblem, type Targets } from '../../model/mappingDraft.ts';
import * as t from '../../texts.ts';

/** What a match is called: `Guess 96%`, `By 03`. */
function matchWords(match: Match | undefined, { likeness }: MappingRow): string {
  if (!match || match.kind === 'gap') return t.gap;
  if (match.kind === 'above') return match.code === 'below' ? t.byItsParts : t.byCode(match.code);
  return match.kind === 'set' ? t.set : t.guessLikeness(likeness);
}

/** A code, where it goes in the other format, and how that is known. */
export const mappingColumns = (
  target: string,
  targets: Targets,
  matches: ReadonlyMap<string, Match>,
): GridColumn<MappingRow>[] => [
  // Stays where it is: on a phone the code that a row is about would go out of sight.
  { id: 'code', title: t.code, width: 120, frozen: true, render: (row) => row.div_code },
  { id: 'name', title: t.name, width: 240, grow: true, render: ({ name }) => name },
  {
    id: 'to',
    title: target,
    width: 240,
    edit: {
      type: 'text',
      validate: (value) => (typeof value === 'string' ? targetProblem(value, targets) : undefined),
    },
    render: ({ to }) => to || '-',
  },
  {
    id: 'match',
    title: t.match,
    width: 130,
    exportValue: (row) => matchWords(matches.get(row.key), row),
    render: (row) => {
      const match = matches.get(row.key);
      const words = matchWords(match, row);
      if (match?.kind === 'gap') return <StatusTag label={words} tone="caution" />;
      return match?.kind === 'guess' ? <StatusTag label={words} tone="info" /> : words;
    },
  },
  {
    id: 'used',
    title: t.used,
    width: 72,
    align: 'end',
    render: ({ used }) => <Figure>{used === 0 ? '-' : formatNumber(used)}</Figure>,
  },
];
