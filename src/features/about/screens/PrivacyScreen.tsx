import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const kept = {
  [t.yourAccount]: t.nameEMailAddressTitle,
  [t.yourSignIn]: t.aHashOfYourPassword,
  [t.yourWork]: t.whatYouEnterIntoProjects,
  [t.yourPreferences]: t.themeHeightOfRows,
  [t.logLines]: t.timeAddressAndOutcome,
};
const browser = {
  [t.signInCookies]: t.keepYouSigned,
  [t.themeCookie]: t.lightOrDarkSo,
  [t.storageOfTheBrowser]: t.whereYouWereLast,
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
