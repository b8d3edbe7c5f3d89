import { useEffect, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { pageRoom, runReason } from '#domain/reporting';
import { Page, usePrintInLight } from '#shared/page';
import { localToday } from '#shared/project';
import { ReportPaper } from '../components/ReportPaper.tsx';
import { ReportRoom } from '../components/ReportRoom.tsx';
import { RunSide } from '../components/RunSide.tsx';
import { useReportPages } from '../components/useReportPages.ts';
import { toReportDraft } from '../model/reportDraft.ts';
import { keepRunNotes, readRunNotes, toNoteCard } from '../model/runNotes.ts';
import type { CustomReport } from '../reportingQueries.ts';
import { leftOutText } from '../model/leftOut.ts';
import * as styles from '../components/Reporting.css.ts';

/** One run of a report, page by page, with the figures of today (docs/product/reporting.md). */
export default function RunReportScreen() {
  return <ReportRoom>{(report) => <Run key={report.version} report={report} />}</ReportRoom>;
}

/** The paper of the printer is that of the report, without margins of the browser's own. */
function usePaper({ width, height }: { width: number; height: number }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width, height]);
}

function Run({ report }: { report: CustomReport }) {
  const [notes, setNotes] = useState(() => readRunNotes(report.id));
  const [draft, setDraft] = useState(() => toReportDraft(report));
  const printed = useMemo(() => [...report.report_cards, ...notes.map(toNoteCard)], [report, notes]);
  const layout = useReportPages(printed, draft);
  usePaper(pageRoom(draft).millimetres);
  usePrintInLight();
  const { state, report_cards: cards } = report;
  const reason = runReason({ state, hasChanges: false, cards: cards.length });
  return (
    <Page
      isPaper
      title={report.name}
      actions={
        <Button
          variant="primary"
          disabledReason={reason ?? (layout.isLoading ? 'The figures are still loading' : undefined)}
          onPress={() => window.print()}
        >
          Print or save as PDF
        </Button>
      }
    >
      <div className={styles.pageBar}>
        <span>{`Figures as of ${formatDate(localToday())}. Choose "Save as PDF" in the print dialog of your browser.`}</span>
        {layout.hidden.length > 0 ? <span>{leftOutText(layout.hidden.length)}</span> : null}
      </div>
      <div className={styles.runRoom}>
        <aside className={styles.side} aria-label="Notes and settings of this run">
          <RunSide
            notes={notes}
            onNotes={(next) => {
              setNotes([...next]);
              keepRunNotes(report.id, next);
            }}
            draft={draft}
            onDraft={(change) => setDraft({ ...draft, ...change })}
          />
        </aside>
        <div className={styles.middle}>
          {/* What scrolls has to be reached by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.scroll} role="region" aria-label="Pages" tabIndex={0}>
            <ReportPaper
              draft={draft}
              layout={layout}
              scale={0.5}
              author={report.created_by ? personName(report.created_by) : ''}
            />
          </div>
        </div>
      </div>
    </Page>
  );
}
