import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { formatNumber } from '#domain/money';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import type { EstimateUpload } from '../../importQueries.ts';
import * as t from '../../texts.ts';
import { AcceptedFile } from './AcceptedFile.tsx';

function wordsOf({ status, problem, lines_count: lines, accepted_by: by }: EstimateUpload) {
  switch (status) {
    case 'READING':
      return { title: t.theFileIsBeingRead, text: t.itsSheetsShowHere };
    case 'ACCEPTED':
      return {
        title: t.thisUploadWasAccepted,
        text: t.valueWroteItsNumberLines(
          by ? `${by.first_name} ${by.last_name}` : t.somebody,
          formatNumber(lines ?? 0),
        ),
      };
    case 'DISCARDED':
      return { title: t.thisUploadWasDiscarded, text: t.uploadTheFileAgain };
    default:
      return { title: t.theFileCouldNotBeRead, text: problem ?? t.uploadItAgain };
  }
}

/** An upload that nobody can review now: why, and where to go. */
export function ClosedUpload({ upload }: { upload: EstimateUpload }) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const page = upload.status === 'ACCEPTED' ? 'estimate' : 'estimateImport';
  return (
    <EmptyState
      art="blocks"
      {...wordsOf(upload)}
      {...(upload.status !== 'READING' && {
        action: (
          <Inline gap={2} justify="center">
            {upload.status === 'ACCEPTED' ? <AcceptedFile upload={upload} /> : null}
            <Button
              variant="primary"
              onPress={() =>
                void navigate(`${pathTo(page, { projectId })}?activeMilestoneId=${upload.milestone_id}`)
              }
            >
              {page === 'estimate' ? t.openTheEstimate : t.goToTheUploads}
            </Button>
          </Inline>
        ),
      })}
    />
  );
}
