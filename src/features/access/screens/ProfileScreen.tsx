import { useParams } from 'react-router-dom';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useCurrentUser, useSubject } from '#platform/flags';
import { identityUrl } from '#platform/session';
import { Page } from '#shared/page';
import { Section } from '#shared/section';
import { AppearanceCard } from '../account/AppearanceCard.tsx';
import { NotificationCard } from '../account/NotificationCard.tsx';
import { PasswordCard } from '../account/PasswordCard.tsx';
import { PictureCard } from '../account/PictureCard.tsx';
import { ProfileCard } from '../account/ProfileCard.tsx';
import * as t from '../texts.ts';
import * as styles from './ProfileScreen.css.ts';
import { SessionsCard } from '../account/SessionsCard.tsx';
import { ColleagueProfile } from '../people/components/ColleagueProfile.tsx';

/** Everything of one's own account (docs/product/access.md: Profile Settings), or what a colleague shows of theirs. */
export default function ProfileScreen() {
  const { userId } = useParams();
  const user = useCurrentUser();
  const notifies = useSubject().clientFlags.has('notifications');
  if (userId !== String(user.id))
    return (
      <Page title={t.profile}>
        <div className={styles.column}>
          <ColleagueProfile userId={Number(userId)} />
        </div>
      </Page>
    );
  return (
    <Page title={t.profileSettings}>
      <Columns count={2} minimum={480} gap={5}>
        <Stack gap={5}>
          <Section name="profile">
            <ProfileCard />
          </Section>
          <Section name="picture">
            <PictureCard />
          </Section>
        </Stack>
        <Stack gap={5}>
          <Section name="appearance">
            <AppearanceCard />
          </Section>
          {notifies ? (
            <Section name="notifications">
              <NotificationCard />
            </Section>
          ) : null}
          {identityUrl() ? null : (
            <>
              <Section name="password">
                <PasswordCard />
              </Section>
              <Section name="sessions">
                <SessionsCard />
              </Section>
            </>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}
