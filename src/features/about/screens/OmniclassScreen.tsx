import { TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

/** Whose the classification systems are whose codes appear in the product. */
export default function OmniclassScreen() {
  return (
    <TextPage title={t.omniclassDisclaimer} lead={t.codesAndNamesOfPublished}>
      <TextSection title={t.whoseTheyAre}>
        <p>{t.omniclassMasterformatAndUniformat}</p>
      </TextSection>
      <TextSection title={t.whatIsShownHere}>
        <p>{t.theProductComes}</p>
      </TextSection>
      <TextSection title={t.whatYouBringYourself}>
        <p>{t.yourCompanyMayKeepCost}</p>
      </TextSection>
    </TextPage>
  );
}
