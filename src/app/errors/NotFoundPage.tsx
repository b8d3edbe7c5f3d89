import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChevronLeft } from '#design-system/icons/shapes.ts';
import { pathTo, useErrorTitle } from '#platform/routing';
import { Notice } from '#shared/page';
import { useGoBack } from './useGoBack.ts';

/** The 404 page (docs/product/frame.md). */
export function NotFoundPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  useErrorTitle('Page not found');
  return (
    <Notice
      scene="vacant"
      title="We can't find the page you're looking for"
      actions={
        <>
          <Button icon={ChevronLeft} onPress={goBack}>
            Previous page
          </Button>
          <Button variant="primary" onPress={() => void navigate(pathTo('home'))}>
            Go to the homepage
          </Button>
        </>
      }
    >
      Error code: 404
      <br />
      It may have been deleted, or the link is incomplete.
    </Notice>
  );
}
