import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';
import * as t from '../texts.ts';

const project = {
  ForeSite: t.itemsWithScopePrice,
  'Target Value Design': t.theBudgetSplitOverComponents,
  Estimate: t.whatTheProjectCosts,
  Timeline: t.phasesActivitiesContractEvents,
  'Risk Register': t.whatMayHappenHowLikely,
  'Issue Management': t.openQuestionsAndConflicts,
  Procurement: t.bidPackagesAndWorkPackages,
  Calibrate: t.theProjectBesideFinishedOnes,
  Reporting: t.chartsTablesAndNotes,
};
const company = {
  'Concept Hub': t.aBuildingBefore,
  Dashboards: t.figuresOfSeveralProjects,
  Library: t.ideasIssuesAndRisks,
  Administration: t.peopleRolesBusinessUnits,
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
