import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChevronLeft } from '#design-system/icons/shapes.ts';
import { pathTo, useErrorTitle } from '#platform/routing';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';
import { useGoBack } from './useGoBack.ts';

/** The 404 page (docs/product/frame.md). */
export function NotFoundPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  useErrorTitle(t.pageNotFound);
  return (
    <Notice
      scene="vacant"
      title={t.weCantFindThePage}
      actions={
        <>
          <Button icon={ChevronLeft} onPress={goBack}>
            {t.previousPage}
          </Button>
          <Button variant="primary" onPress={() => void navigate(pathTo('home'))}>
            {t.goToTheHomepage}
          </Button>
        </>
      }
    >
      {t.errorCode404}
      <br />
      {t.itMayHaveBeenDeleted}
    </Notice>
  );
}
