import type { Piece } from '#domain/reporting';
import type { ReportCardShape, ReportTable } from '#shared/reports';
import type { RunFigures } from '../reportingQueries.ts';

/** A chart as the archive keeps it. */
export type RunPicture = NonNullable<RunFigures['papers'][number]['picture']>;

/** An image on paper. */
export type PaperImage = NonNullable<RunFigures['papers'][number]['images']>['pictures'][number];

/** A card with what it shows. `table` is absent for charts, texts, and while it loads. */
export interface PaperCard {
  card: ReportCardShape;
  table?: ReportTable;
  widths: readonly number[];
  /** Of its chart, in dots. */
  height?: number | undefined;
  /** Of the type of its table, where that was too wide for the page. */
  scale?: number | undefined;
  /** Columns of each part by their place, where its table continues to the right. */
  parts?: readonly (readonly number[])[] | undefined;
  rowHeights: readonly number[];
  noteHeight: number;
  /** `stored` is a card of the archive that has no figures of its own: a text, or a chart that had nothing to draw. */
  state: 'ready' | 'loading' | 'failed' | 'empty' | 'stored';
  retry: () => void;
  /** The chart of a run of the archive, as it was drawn that day. */
  picture?: RunPicture | undefined;
  /** The day that is past which it shows; none where it shows today. */
  day?: string | undefined;
  /** Whether it shows the day of the run among figures of a day that is past, because it is not kept by day. */
  isCurrent?: boolean | undefined;
  /** Images of a run, in rows as high as `rowHeights`. */
  images?: { perRow: number; pictures: readonly PaperImage[] } | undefined;
}

/** The pages of a report. */
export interface ReportPages {
  pages: readonly (readonly Piece[])[];
  cards: ReadonlyMap<string, PaperCard>;
  /** Cards that the reader may not see. */
  hidden: readonly ReportCardShape[];
  isLoading: boolean;
}

/** A picture as pages print it: a data address with its size in pixels. */
export type PrintPicture = NonNullable<RunFigures['logo']>;

/** What the paper says beside its cards. */
export interface PaperFacts {
  project: string;
  /** Number and place of the project, on the cover. */
  details: string;
  /** Who prepared it, on the cover. */
  author: string;
  /** Who it is made for, on the cover. */
  preparedFor: string;
  /** Where the project is, on the cover. */
  address: string;
  /** At the head of each page and of the cover. */
  logo?: PrintPicture | undefined;
  /** Across the cover. */
  coverPicture?: PrintPicture | undefined;
  /** The day of the figures. */
  day: string;
  /** The day of the run. */
  madeOn: string;
  /** The milestone whose day it is, by name. */
  milestone: string;
}
