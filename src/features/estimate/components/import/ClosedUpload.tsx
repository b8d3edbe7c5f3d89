import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { formatNumber } from '#domain/money';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import type { EstimateUpload } from '../../importQueries.ts';
import { AcceptedFile } from './AcceptedFile.tsx';

function wordsOf({ status, problem, lines_count: lines, accepted_by: by }: EstimateUpload) {
  switch (status) {
    case 'READING':
      return { title: 'The file is being read', text: 'Its sheets show here in a moment.' };
    case 'ACCEPTED':
      return {
        title: 'This upload was accepted',
        text: `${by ? `${by.first_name} ${by.last_name}` : 'Somebody'} wrote its ${formatNumber(lines ?? 0)} lines into the estimate. Revert it in the list of uploads to review it again.`,
      };
    case 'DISCARDED':
      return { title: 'This upload was discarded', text: 'Upload the file again to review it.' };
    default:
      return { title: 'The file could not be read', text: problem ?? 'Upload it again.' };
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
              {page === 'estimate' ? 'Open the estimate' : 'Go to the uploads'}
            </Button>
          </Inline>
        ),
      })}
    />
  );
}
