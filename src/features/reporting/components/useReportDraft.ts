import { useState } from 'react';
import { addReason, movedTo } from '#domain/reporting';
import type { ReportCardKind, ReportCardShape } from '#shared/reports';
import { newCard, type ReportDraft, toReportDraft, toReportPatch } from '../model/reportDraft.ts';
import type { CustomReport, CustomReportPatch } from '../reportingQueries.ts';

/** A report while it is composed, with a way back from each step. */
export interface DraftState {
  draft: ReportDraft;
  patch: CustomReportPatch;
  hasChanges: boolean;
  chosen: string | undefined;
  choose: (key: string | undefined) => void;
  /** Closes the settings of the chosen card. */
  close: () => void;
  /** The card that the focus goes to after a step: its neighbor where it went; a new object each time. */
  next: { key: string | undefined } | undefined;
  change: (part: Partial<ReportDraft>) => void;
  add: (kind: ReportCardKind) => void;
  clone: (card: ReportCardShape) => void;
  changeCard: (key: string, part: Partial<ReportCardShape>) => void;
  remove: (key: string) => void;
  move: (key: string, steps: number) => void;
  back: (() => void) | undefined;
}

/** Steps that can be taken back. */
const mostSteps = 50;

/** The draft of a report; what was not changed by hand follows the report. */
export function useReportDraft(report: CustomReport): DraftState {
  const [edited, setEdited] = useState<ReportDraft>();
  const [past, setPast] = useState<readonly ReportDraft[]>([]);
  const [chosen, choose] = useState<string>();
  const [next, setNext] = useState<DraftState['next']>();
  const draft = edited ?? toReportDraft(report);
  const patch = toReportPatch(draft, report);
  const change = (part: Partial<ReportDraft>) => {
    setPast((steps) => [...steps, draft].slice(-mostSteps));
    setEdited({ ...draft, ...part });
  };
  const { report_cards: cards } = draft;
  return {
    draft,
    patch,
    hasChanges: Object.keys(patch).length > 0,
    chosen,
    choose,
    close: () => {
      choose(undefined);
      setNext({ key: chosen });
    },
    next,
    change,
    add: (kind) => {
      if (addReason(cards, kind)) return;
      const card = newCard(kind);
      change({ report_cards: [...cards, card] });
      choose(card.key);
    },
    clone: (card) => {
      const copy = { ...card, key: crypto.randomUUID() };
      change({ report_cards: cards.flatMap((one) => (one.key === card.key ? [one, copy] : [one])) });
      choose(copy.key);
      setNext({ key: copy.key });
    },
    changeCard: (key, part) =>
      change({ report_cards: cards.map((card) => (card.key === key ? { ...card, ...part } : card)) }),
    remove: (key) => {
      change({ report_cards: cards.filter((card) => card.key !== key) });
      choose(undefined);
      const at = cards.findIndex((card) => card.key === key);
      setNext({ key: (cards[at + 1] ?? cards[at - 1])?.key });
    },
    move: (key, steps) => change({ report_cards: movedTo(cards, key, steps) }),
    back:
      past.length === 0
        ? undefined
        : () => {
            setEdited(past.at(-1));
            setPast(past.slice(0, -1));
          },
  };
}
