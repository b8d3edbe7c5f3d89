import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Upload } from '#design-system/icons/shapes.ts';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import * as t from '../texts.ts';

/** The way from an estimate to the upload of a file for the same milestone. */
export function UploadLink({ milestone }: { milestone: number }) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  return (
    <Button
      icon={Upload}
      collapses
      onPress={() =>
        void navigate(`${pathTo('estimateImport', { projectId })}?activeMilestoneId=${milestone}`)
      }
    >
      {t.uploadEstimate}
    </Button>
  );
}
