import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Play } from '#design-system/icons/shapes.ts';
import { pageRoom, runReason } from '#domain/reporting';
import { pathTo, useTrail } from '#platform/routing';
import { useRowDraft } from '#shared/draft';
import { Page, usePrintInLight } from '#shared/page';
import { useCompanyToday, useProjectId } from '#shared/project';
import { PaperDesk } from '../components/PaperDesk.tsx';
import { ReportRoom } from '../components/ReportRoom.tsx';
import { AsOfButton, ScheduleReport, ShareLastRun } from '../components/RunActions.tsx';
import { RunSide } from '../components/RunSide.tsx';
import { usePaper } from '../components/usePaper.ts';
import { type AsOf, usePaperFacts } from '../components/usePaperFacts.ts';
import { useReportPages } from '../components/useReportPages.ts';
import { useRunWhenDrawn } from '../components/useRunWhenDrawn.ts';
import { useRunsItself } from '../components/useRunsItself.ts';
import { asOfWords } from '../model/asOfWords.ts';
import { leftOutText } from '../model/leftOut.ts';
import type { ReportPages } from '../model/paper.ts';
import { toReportDraft } from '../model/reportDraft.ts';
import { type Printable, readPrintable } from '../model/printable.ts';
import { readRunFigures } from '../model/runFigures.ts';
import { IMAGES_KEY, keepRunImages, readRunImages } from '../model/runImages.ts';
import { keepRunNotes, readRunNotes, toNoteCard } from '../model/runNotes.ts';
import type { CustomReport, RunFigures } from '../reportingQueries.ts';
import { useKeepRun, useMakePdf } from '../reportRunMutations.ts';
import * as styles from '../components/Reporting.css.ts';
import * as t from '../texts.ts';

const imagesCard = { key: IMAGES_KEY, kind: 'text', title: t.images } as const;

/** One run of a report, page by page, with the figures of today (docs/product/reporting.md). */
export default function RunReportScreen() {
  return <ReportRoom page="runReport">{(report) => <Run key={report.id} report={report} />}</ReportRoom>;
}

function Run({ report }: { report: CustomReport }) {
  const { show } = useToasts();
  const paper = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState(() => readRunNotes(report.id));
  const { draft, change } = useRowDraft(report, (row) => toReportDraft(row ?? report));
  const [images, setImages] = useState(() => readRunImages(report.id));
  const [asOf, setAsOf] = useState<AsOf>();
  const today = useCompanyToday();
  const hasImages = images.images.length > 0;
  const printed = useMemo(
    () => [...notes.map(toNoteCard), ...(hasImages ? [imagesCard] : []), ...report.report_cards],
    [report, notes, hasImages],
  );
  const layout = useReportPages(printed, draft, {
    images,
    day: asOf && asOf.day < today ? asOf.day : undefined,
  });
  const { facts, isLoading: isDrawing } = usePaperFacts(report, draft, asOf);
  const isLoading = layout.isLoading || isDrawing;
  usePaper(pageRoom(draft).millimetres);
  usePrintInLight();
  const { state, report_cards: cards } = report;
  const reason =
    runReason({ state, hasChanges: false, cards: cards.length }) ??
    (isLoading ? t.theFiguresAreStillLoading : undefined);
  const keepRun = useKeepPages(report.id, asOf?.day);
  const reading = {
    read: () =>
      isLoading || !paper.current ? undefined : readRunFigures(draft, layout, facts, paper.current),
    keep: (figures: RunFigures) => {
      if (paper.current) keepRun.keep(figures, readPrintable(paper.current));
    },
  };
  const { isWaiting, run } = useRunWhenDrawn({
    ...reading,
    onNotDrawn: () => show({ tone: 'critical', title: t.aChartIsStillBeing, detail: t.tryAgainInAMoment }),
  });
  useRunsItself({
    ...reading,
    reason: isLoading
      ? undefined
      : (runReason({ state, hasChanges: false, cards: cards.length }) ?? failedReason(layout)),
  });
  return (
    <Page
      isPaper
      title={report.name}
      trail={useTrail('runReport')}
      actions={
        <>
          <AsOfButton asOf={asOf} onAsOf={setAsOf} facts={facts} />
          <ShareLastRun reportId={report.id} />
          <ScheduleReport reportId={report.id} />
          <Button disabledReason={reason} onPress={() => window.print()}>
            {t.printOrSaveAsPdf}
          </Button>
          <Button
            variant="primary"
            icon={Play}
            busy={isWaiting || keepRun.isPending}
            disabledReason={reason ?? failedReason(layout)}
            onPress={run}
          >
            {t.run}
          </Button>
        </>
      }
    >
      <div className={styles.runBar}>
        <span>{t.figures(asOfWords(facts))}</span>
        {layout.hidden.length > 0 ? <span>{leftOutText(layout.hidden.length)}</span> : null}
      </div>
      <div className={styles.runRoom}>
        <aside className={styles.side} aria-label={t.notesAndSettings} data-side-panel>
          <RunSide
            notes={notes}
            onNotes={(next) => {
              setNotes([...next]);
              keepRunNotes(report.id, next);
            }}
            images={images}
            onImages={(next) => {
              setImages(next);
              if (!keepRunImages(report.id, next))
                show({
                  title: t.theImagesAreKeptUntil,
                  detail: t.yourBrowserHasNoRoom,
                });
            }}
            asOf={asOf}
            onAsOf={setAsOf}
            draft={draft}
            onDraft={change}
          />
        </aside>
        <PaperDesk ref={paper} draft={draft} layout={layout} facts={facts} />
      </div>
    </Page>
  );
}

/** Keeps what the pages show as a run, and has its PDF made. */
function useKeepPages(reportId: number, asOf: string | undefined) {
  const projectId = useProjectId();
  const go = useNavigate();
  const keep = useKeepRun(reportId);
  const makePdf = useMakePdf();
  return {
    isPending: keep.isPending,
    keep: (figures: RunFigures, pages: Printable) =>
      keep.mutate(
        { figures, asOf, key: crypto.randomUUID() },
        {
          onSuccess: (kept) => {
            makePdf.mutate({ run: kept, pages });
            void go(`${pathTo('reports', { projectId })}?tab=archive`);
          },
        },
      ),
  };
}

/** A run without some of its figures is not kept. */
function failedReason({ cards, pages }: ReportPages): string | undefined {
  if ([...cards.values()].some(({ state }) => state === 'failed')) return t.theFiguresOfACard;
  return pages.length === 0 ? t.yourRoleSeesNoCard : undefined;
}
