import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const whom = {
  [t.yourAccountYourRoleA]: t.yourCompanysAdministratorsTheyInvite,
  [t.signingInThroughYourCompanys]: t.thePeopleWhoLookAfter,
  [t.thisInstallationItsAvailabilityBackups]: t.whoeverRunsItYourCompanys,
  [t.theProductAProblemA]: t.theProjectsIssueTracker,
};

/** Whom to ask about what. */
export default function ContactsScreen() {
  return (
    <TextPage title={t.contacts} lead={t.quoinIsRunByThose}>
      <TextSection title={t.whomToAsk}>
        <Entries of={whom} />
      </TextSection>
    </TextPage>
  );
}
