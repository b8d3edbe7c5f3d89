import { type RefObject, useMemo, useState } from 'react';
import { pageRoom } from '#domain/reporting';
import { pageList } from '../model/pageList.ts';
import * as t from '../texts.ts';
import { PageList, PageMenu, usePageListBeside } from './PageList.tsx';
import { PageTurner } from './PageTurner.tsx';
import { PaperZoom } from './PaperZoom.tsx';
import { ReportPaper, type ReportPaperProps } from './ReportPaper.tsx';
import { useFittingScale } from './useFittingScale.ts';
import * as styles from './Reporting.css.ts';

/** How large pages are read where there is room. */
const usual = 0.5;

type PaperDeskProps = Pick<ReportPaperProps, 'draft' | 'layout' | 'facts' | 'watermark'> & {
  /** What scrolls; the pages are in it. */
  ref: RefObject<HTMLDivElement | null>;
};

/** The desk that pages lie on: as large as they fit, at most half of their dots, until somebody wants them otherwise. */
export function PaperDesk({ draft, layout, ref, ...paper }: PaperDeskProps) {
  const fitting = useFittingScale(ref, pageRoom(draft).width, usual);
  const [chosen, setChosen] = useState<number>();
  const scale = chosen ?? fitting;
  const pages = useMemo(() => pageList(draft, layout), [draft, layout]);
  const isBeside = usePageListBeside();
  return (
    <div className={styles.desk}>
      <div className={styles.middle}>
        <div className={styles.pageBar}>
          <PaperZoom zoom={scale} onZoom={setChosen} />
          {isBeside ? null : <PageMenu desk={ref} pages={pages} />}
          <PageTurner desk={ref} />
        </div>
        {/* What scrolls has to be reached by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={ref} className={styles.scroll} role="region" aria-label={t.pages} tabIndex={0}>
          <ReportPaper {...paper} draft={draft} layout={layout} scale={scale} />
        </div>
      </div>
      {isBeside ? <PageList desk={ref} pages={pages} /> : null}
    </div>
  );
}
