import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const kept = {
  'Your account': t.nameEMailAddressTitle,
  'Your sign-in': t.aHashOfYourPassword,
  'Your work': t.whatYouEnterIntoProjects,
  'Your preferences': t.themeHeightOfRows,
  'Log lines': t.timeAddressAndOutcome,
};
const browser = {
  'Sign-in cookies': t.keepYouSigned,
  'Theme cookie': t.lightOrDarkSo,
  'Local storage': t.whereYouWereLast,
};

/** What is kept about people, where, and who sees it. */
export default function PrivacyScreen() {
  return (
    <TextPage title={t.privacyPolicy} lead={t.whatTheProductKeepsAbout}>
      <TextSection title={t.whatIsKept}>
        <Entries of={kept} />
      </TextSection>
      <TextSection title={t.whatIsKeptInYour}>
        <Entries of={browser} />
      </TextSection>
      <TextSection title={t.whoSeesIt}>
        <p>{t.thePeopleWhoHave}</p>
        <p>{t.theProductItselfSendsNothing}</p>
      </TextSection>
      <TextSection title={t.whatYouCanAskFor}>
        <p>{t.youCanReadAndChange}</p>
      </TextSection>
    </TextPage>
  );
}
