import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const project = {
  [t.foresite]: t.itemsWithScopePrice,
  [t.targetValueDesign]: t.theBudgetSplitOverComponents,
  [t.estimate]: t.whatTheProjectCosts,
  [t.timeline]: t.phasesActivitiesContractEvents,
  [t.riskRegister]: t.whatMayHappenHowLikely,
  [t.issueManagement]: t.openQuestionsAndConflicts,
  [t.procurement]: t.bidPackagesAndWorkPackages,
  [t.calibrate]: t.theProjectBesideFinishedOnes,
  [t.reporting]: t.chartsTablesAndNotes,
};
const company = {
  [t.conceptHub]: t.aBuildingBefore,
  [t.dashboards]: t.figuresOfSeveralProjects,
  [t.library]: t.ideasIssuesAndRisks,
  [t.administration]: t.peopleRolesBusinessUnits,
};

/** What the product does, module by module. */
export default function SolutionsScreen() {
  return (
    <TextPage title={t.solutions} lead={t.onePlaceForWhat}>
      <TextSection title={t.inAProject}>
        <Entries of={project} />
      </TextSection>
      <TextSection title={t.inACompany}>
        <Entries of={company} />
      </TextSection>
    </TextPage>
  );
}
