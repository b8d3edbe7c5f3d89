import type { ReactNode } from 'react';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { NOTHING } from '#domain/money';
import { Why } from '#shared/why';
import {
  memberReason,
  memberTrace,
  type TvdFigure,
  totalReason,
  type TvdScope,
  type TvdTotal,
} from '../model/tvdReasons.ts';
import * as t from '../texts.ts';
import type { TvdMember } from '../tvdQueries.ts';

interface Shown {
  /** What the figure is called: "Forecast". */
  title: string;
  text: string;
  scope: TvdScope;
  children?: ReactNode;
}

export interface MemberWhyProps extends Shown {
  row: TvdMember;
  figure: TvdFigure;
  /** Beside its name in a panel; in the grid otherwise. */
  inPanel?: boolean;
}

/** A figure of a row that says why; nothing to ask where there is none. */
export function MemberWhy({ row, figure, title, text, scope, inPanel = false, children }: MemberWhyProps) {
  if (text === NOTHING) return <Figure>{text}</Figure>;
  return (
    <Why
      inGrid={!inPanel}
      name={t.titleOfName(title, row.name)}
      text={text}
      reason={() => memberReason(row, figure, scope)}
      trace={memberTrace(row, figure, scope)}
    >
      {children ?? <Figure explained>{text}</Figure>}
    </Why>
  );
}

/** A total of the rows that says why. */
export function TotalWhy({ figure, title, text, scope, children }: Shown & { figure: TvdTotal }) {
  if (text === NOTHING) return <Figure>{text}</Figure>;
  return (
    <Why
      inGrid
      name={t.theTotalTitle(title.toLowerCase())}
      text={text}
      reason={() => totalReason(figure, scope)}
    >
      {children ?? <Figure explained>{text}</Figure>}
    </Why>
  );
}
