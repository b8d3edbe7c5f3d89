import { TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

/** What the product is, and for whom. */
export default function AboutScreen() {
  return (
    <TextPage title={t.aboutUs} lead={t.quoinPlansAndControlsWhat}>
      <TextSection title={t.whyItExists}>
        <p>{t.mostOfABuildingsCost}</p>
      </TextSection>
      <TextSection title={t.forWhom}>
        <p>{t.forTheTeam}</p>
      </TextSection>
      <TextSection title={t.howItIsMade}>
        <p>{t.quoinIsOpenSourceUnder}</p>
      </TextSection>
    </TextPage>
  );
}
