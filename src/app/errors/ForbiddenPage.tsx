import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChevronLeft } from '#design-system/icons/shapes.ts';
import { type Refusal, pathTo, useErrorTitle } from '#platform/routing';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';
import { reasonOf } from './reasonOf.ts';
import { useGoBack } from './useGoBack.ts';

export interface ForbiddenPageProps {
  refusal: Partial<Refusal>;
  /** The project at hand. Its home is open to everybody who has it in sight. */
  project?: { id: number; name: string } | undefined;
}

/** The 403 page (docs/product/frame.md): which page, why, and the three ways on. */
export function ForbiddenPage({ refusal, project }: ForbiddenPageProps) {
  const navigate = useNavigate();
  const goBack = useGoBack();
  useErrorTitle(t.restrictedPage, project?.name);
  return (
    <Notice
      scene="locked"
      title={t.youveStumbledOnARestricted}
      actions={
        <>
          <Button icon={ChevronLeft} onPress={goBack}>
            {t.previousPage}
          </Button>
          {project ? (
            <Button onPress={() => void navigate(pathTo('projectHome', { projectId: project.id }))}>
              {t.goProjectHome}
            </Button>
          ) : null}
          <Button variant="primary" onPress={() => void navigate(pathTo('projects'))}>
            {t.goProjects}
          </Button>
        </>
      }
    >
      {reasonOf(refusal, project?.name)}
    </Notice>
  );
}
