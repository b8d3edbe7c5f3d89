import { TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

/** On what terms the product may be used. */
export default function TermsScreen() {
  return (
    <TextPage title={t.termsAndConditions} lead={t.theSoftwareComesUnder}>
      <TextSection title={t.theSoftware}>
        <p>{t.quoinIsLicensedUnder}</p>
      </TextSection>
      <TextSection title={t.thisInstallation}>
        <p>{t.whoeverRunsThisInstallationMay}</p>
      </TextSection>
      <TextSection title={t.yourPart}>
        <p>{t.keepYourPasswordToYourself}</p>
      </TextSection>
      <TextSection title={t.figures}>
        <p>{t.forecastsRangesAndComparisonsFollow}</p>
      </TextSection>
    </TextPage>
  );
}
