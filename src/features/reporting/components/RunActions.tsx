import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Calendar, Clock, Link2 } from '#design-system/icons/shapes.ts';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { asOfWords } from '../model/asOfWords.ts';
import type { PaperFacts } from '../model/paper.ts';
import { reportQuery, runListQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { RunAsOf, type RunAsOfProps } from './RunAsOf.tsx';
import { SchedulesDialog } from './SchedulesDialog.tsx';
import { useOpenInAddress } from './useOpenInAddress.ts';

/** Of which day the figures are, where the pages begin. */
export function AsOfButton({ facts, ...choice }: RunAsOfProps & { facts: PaperFacts }) {
  return (
    <Popover
      label={t.dayOfTheFigures}
      placement="bottom-end"
      width={300}
      renderTrigger={(trigger) => (
        <Button icon={Calendar} caret trigger={trigger}>
          {t.figuresAsOfDate(asOfWords(facts))}
        </Button>
      )}
    >
      <RunAsOf {...choice} />
    </Popover>
  );
}

/** The last run of a report is what a link shows: pages that are not kept yet are shared once they are. */
export function ShareLastRun({ reportId }: { reportId: number }) {
  const projectId = useProjectId();
  const go = useNavigate();
  const { data } = useQuery(runListQuery(projectId, { custom_report_id: reportId, limit: 1, offset: 0 }));
  const last = data?.results[0];
  const reason = !last ? t.aLinkShowsARun : last.is_open ? undefined : t.yourRoleDoesNotOpen;
  return (
    <Button
      icon={Link2}
      collapses
      disabledReason={reason}
      onPress={() => {
        if (last) void go(`${pathTo('reportRun', { projectId, runId: last.id })}?share=1`);
      }}
    >
      {t.share}
    </Button>
  );
}

/** When the report of a run runs by itself. */
export function ScheduleReport({ reportId }: { reportId: number }) {
  const [isOpen, setOpen] = useOpenInAddress('schedules');
  const { data: report, isError } = useQuery(reportQuery(useProjectId(), reportId));
  return (
    <>
      <Button
        icon={Clock}
        collapses
        disabledReason={isError ? t.theReportIsNotThere : undefined}
        onPress={() => setOpen(true)}
      >
        {t.schedule}
      </Button>
      {report && isOpen ? <SchedulesDialog report={report} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
