import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChevronLeft } from '#design-system/icons/shapes.ts';
import { type Refusal, pathTo, useErrorTitle } from '#platform/routing';
import { Notice } from '#shared/page';
import { reasonOf } from './reasonOf.ts';

export interface ForbiddenPageProps {
  refusal: Partial<Refusal>;
  project?: { id: number; name: string } | undefined;
  /** Where the project opens for this person; undefined where nothing of it is open to them. */
  projectHome?: string | undefined;
}

/** The 403 page (spec §2): which page, why, and the three ways on. */
export function ForbiddenPage({ refusal, project, projectHome }: ForbiddenPageProps) {
  const navigate = useNavigate();
  useErrorTitle('Restricted page', project?.name);
  return (
    <Notice
      scene="locked"
      title="You've stumbled on a restricted page"
      actions={
        <>
          <Button icon={ChevronLeft} onPress={() => void navigate(-1)}>
            Previous page
          </Button>
          {projectHome === undefined ? null : (
            <Button onPress={() => void navigate(projectHome)}>Go Project Home</Button>
          )}
          <Button variant="primary" onPress={() => void navigate(pathTo('projects'))}>
            Go Projects
          </Button>
        </>
      }
    >
      {reasonOf(refusal, project?.name)}
    </Notice>
  );
}
