import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Clock, Undo2 } from '#design-system/icons/shapes.ts';
import { PAGE_MARGINS, PAGE_ORIENTATIONS, PAGE_SIZES, pageRoom, runReason } from '#domain/reporting';
import { pathTo, useAddress, useTrail } from '#platform/routing';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useUnsaved } from '#shared/unsaved';
import { BuilderSide } from '../components/BuilderPanels.tsx';
import { CardPanel } from '../components/CardPanel.tsx';
import { PageTurner } from '../components/PageTurner.tsx';
import { PaperZoom } from '../components/PaperZoom.tsx';
import { ReportPaper } from '../components/ReportPaper.tsx';
import { ReportRoom } from '../components/ReportRoom.tsx';
import { SchedulesDialog } from '../components/SchedulesDialog.tsx';
import { SaveReportDialog } from '../components/SaveReportDialog.tsx';
import { usePaperFacts } from '../components/usePaperFacts.ts';
import { useFocusAfter } from '../components/useFocusAfter.ts';
import { useFittingScale } from '../components/useFittingScale.ts';
import { useCardInSight } from '../components/useCardInSight.ts';
import { useSettingsInSight } from '../components/useSettingsInSight.ts';
import { useReportDraft } from '../components/useReportDraft.ts';
import { useReportPages } from '../components/useReportPages.ts';
import { useSaveReport } from '../reportingMutations.ts';
import type { CustomReport } from '../reportingQueries.ts';
import { leftOutText } from '../model/leftOut.ts';
import * as styles from '../components/Reporting.css.ts';
import * as t from '../texts.ts';

/** How large pages are put together where there is room. */
const usual = 0.33;

/** One report, being put together (docs/product/reporting.md). */
export default function ReportScreen() {
  return <ReportRoom page="report">{(report) => <Builder key={report.id} report={report} />}</ReportRoom>;
}

function Builder({ report }: { report: CustomReport }) {
  const projectId = useProjectId();
  const go = useNavigate();
  const state = useReportDraft(report);
  const { draft, patch, hasChanges } = state;
  const layout = useReportPages(draft.report_cards, draft);
  const { facts } = usePaperFacts(report, draft);
  const desk = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useZoom(desk, pageRoom(draft).width);
  useCardInSight(desk, state.chosen);
  const { settings, show } = useSettingsInSight();
  const room = useRef<HTMLDivElement>(null);
  useFocusAfter(room, desk, state.next);
  const [asks, setAsks] = useState(false);
  const [address, setAddress] = useAddress();
  const isScheduling = address.has('schedules');
  const save = useSaveReport(report.id);
  useUnsaved(hasChanges);
  const isDraft = report.state === 'DRAFT';
  const foreign = report.is_here ? undefined : t.itIsChanged;
  const card = draft.report_cards.find(({ key }) => key === state.chosen);
  const send = (input: typeof patch) => save.mutate({ version: report.version, input });
  return (
    <Page
      title={draft.name}
      trail={useTrail('report')}
      actions={
        <>
          <StatusTag label={isDraft ? t.draft2 : t.published2} tone={isDraft ? 'caution' : 'positive'} />
          <IconButton
            icon={Undo2}
            label={t.undo}
            disabledReason={state.back ? undefined : t.nothingHasChanged}
            onPress={() => state.back?.()}
          />
          <Button icon={Clock} collapses onPress={() => setAddress({ schedules: '1' }, { replace: true })}>
            {t.schedules}
          </Button>
          <Button
            disabledReason={runReason({ state: report.state, hasChanges, cards: draft.report_cards.length })}
            onPress={() => void go(pathTo('runReport', { projectId, reportId: report.id }))}
          >
            {t.runReport}
          </Button>
          {isDraft ? (
            <Button
              busy={save.isPending}
              disabledReason={foreign ?? (hasChanges ? undefined : t.nothingHasChanged)}
              onPress={() => send(patch)}
            >
              {t.saveAsDraft}
            </Button>
          ) : null}
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={foreign}
            onPress={() => setAsks(true)}
          >
            {t.saveReport}
          </Button>
        </>
      }
    >
      <div ref={room} className={`${styles.room} ${styles.builder}`}>
        <aside className={styles.side} aria-label={t.cardsAndSettings} data-side-panel>
          <BuilderSide state={state} report={report} onChoose={show} />
        </aside>
        <div className={styles.middle}>
          <div className={styles.pageBar}>
            <PaperZoom zoom={zoom} onZoom={setZoom} />
            <span>
              {t.valueValue2Value3Margin(
                PAGE_SIZES[draft.page_size],
                PAGE_ORIENTATIONS[draft.page_orientation].toLowerCase(),
                PAGE_MARGINS[draft.margin].toLowerCase(),
              )}
            </span>
            {layout.hidden.length > 0 ? (
              <span className={styles.leftOut}>{leftOutText(layout.hidden.length)}</span>
            ) : null}
            <PageTurner desk={desk} />
          </div>
          {/* What scrolls has to be reached by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div ref={desk} className={styles.scroll} role="region" aria-label={t.pages} tabIndex={0}>
            <ReportPaper
              draft={draft}
              layout={layout}
              scale={zoom}
              facts={facts}
              renderPiece={({ card: { key } }, piece, body) => (
                // Cards are chosen by keys in the list at the side.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                <div
                  key={`${key} ${piece.from}`}
                  className={styles.choice}
                  data-chosen={key === state.chosen || undefined}
                  onClick={() => state.choose(key)}
                >
                  {body}
                </div>
              )}
            />
          </div>
        </div>
        <aside ref={settings} className={styles.end} aria-label={t.settingsOfTheCard} data-side-panel>
          {card ? (
            <CardPanel key={card.key} state={state} card={card} />
          ) : (
            <p className={styles.quiet}>{t.chooseACardToChange}</p>
          )}
        </aside>
      </div>
      {isScheduling ? (
        <SchedulesDialog report={report} onClose={() => setAddress({}, { replace: true })} />
      ) : null}
      {asks ? (
        <SaveReportDialog
          draft={draft}
          onClose={() => setAsks(false)}
          onSave={(said) => {
            setAsks(false);
            send({ ...patch, ...said, state: 'PUBLISHED' });
            state.change(said);
          }}
        />
      ) : null}
    </Page>
  );
}

/** How large the pages stand: what fits, until somebody chooses. */
function useZoom(desk: RefObject<HTMLElement | null>, width: number) {
  const fitting = useFittingScale(desk, width, usual);
  const [chosen, setChosen] = useState<number>();
  return [chosen ?? fitting, setChosen] as const;
}
