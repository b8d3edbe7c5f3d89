import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const words = {
  [t.item]: t.aChoiceWithAPrice,
  [t.scenario]: t.itemsThatAreDecided,
  [t.milestone]: t.aDayInTheDesign,
  [t.currentEstimate]: t.theLatestMilestonesEstimate,
  [t.forecast]: t.theCurrentEstimateAndEverything,
  [t.highAndLow]: t.howFarTheForecastMay,
  [t.mutuallyExclusiveGroup]: t.itemsOfWhichAtMost,
};
const reading = {
  [t.columns]: t.estimatesAtMilestonesStacked,
  [t.dashedLine]: t.theTargetBudget,
  [t.steppedLine]: t.whatWasApproved,
  [t.twoCurvesWithBands]: t.pendingHighAndLow,
};

/** How to find one's way in the product. */
export default function AcademyScreen() {
  return (
    <TextPage title={t.academy} lead={t.howTheProductThinks}>
      <TextSection title={t.theFirstTenMinutes}>
        <p>
          {t.open}
          <b>{t.projects}</b>
          {t.andChooseOneTheSidebar}
        </p>
      </TextSection>
      <TextSection title={t.theWords}>
        <Entries of={words} />
      </TextSection>
      <TextSection title={t.readingTheCostTrend}>
        <Entries of={reading} />
      </TextSection>
      <TextSection title={t.deciding}>
        <p>{t.anItemIsPriced}</p>
      </TextSection>
      <TextSection title={t.gettingAround}>
        <p>
          <KeyCaps keys="Mod+K" />
          {t.findsProjectsPagesAndCommands}
          <KeyCaps keys="?" />
          {t.listsEveryKey}
          <KeyCaps keys="Enter or F2" />
          {t.edits}
        </p>
        <p>{t.ifAPageSays}</p>
      </TextSection>
    </TextPage>
  );
}
