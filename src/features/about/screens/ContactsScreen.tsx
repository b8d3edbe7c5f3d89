import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const whom = {
  'Your account, your role, a project you cannot see': t.yourCompanysAdministratorsTheyInvite,
  'Signing in through your company’s own account': t.thePeopleWhoLookAfter,
  'This installation: its availability, backups, data protection': t.whoeverRunsItYourCompanys,
  'The product: a problem, a request, a question about how it works': t.theProjectsIssueTracker,
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
