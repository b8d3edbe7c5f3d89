import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { PATHS, readPageQuery } from '#platform/routing';
import { Notice } from '#shared/page';
import { readBidPlatformReturn } from '../model/bidPlatform.ts';

/** Where the bidding platform leads back to after its own sign-in: says how that ended. */
export default function BidPlatformScreen() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { title, text, message } = readBidPlatformReturn(readPageQuery(address));
  return (
    <Notice
      scene="cut"
      title={title}
      message={message}
      actions={
        <Button variant="primary" onPress={() => void navigate(PATHS.projects)}>
          Go Projects
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
