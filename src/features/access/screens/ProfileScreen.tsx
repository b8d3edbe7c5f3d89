import { useParams } from 'react-router-dom';
import { useCurrentUser } from '#platform/flags';
import { ModulePage } from '#shared/module';
import { Page } from '#shared/page';
import { ColleagueProfile } from '../people/components/ColleagueProfile.tsx';

/** One’s own account, or what a colleague shows of theirs. */
export default function ProfileScreen() {
  const { userId } = useParams();
  const user = useCurrentUser();
  if (userId !== String(user.id))
    return (
      <Page title="Profile">
        <ColleagueProfile userId={Number(userId)} />
      </Page>
    );
  return (
    <ModulePage
      page="user"
      heading="Your account"
      purpose="Your name, title and password, how the product looks to you, and where you are signed in."
      needs={[{ text: 'Projects in your sight', page: 'projects' }]}
    />
  );
}
