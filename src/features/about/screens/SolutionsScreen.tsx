import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';

const project = {
  ForeSite:
    'Items with scope, price and due day; the cost trend over milestones with what is approved, and the high and low that pending decisions may still lead to.',
  'Target Value Design': 'The budget split over components and systems, and who has room.',
  Estimate: 'What the project costs at each milestone, by cost group and component.',
  Timeline: 'Phases, activities, contract events and design milestones on one axis.',
  'Risk Register': 'What may happen, how likely it is, what it would cost, and who does something about it.',
  'Issue Management': 'Open questions and conflicts, and who has to answer by when.',
  Procurement: 'Bid packages and work packages, from scope to contract.',
  Calibrate: 'The project beside finished ones, brought to the same place and time.',
  Reporting: 'Charts, tables and notes in reports that can be sent.',
};
const company = {
  'Concept Hub': 'A building before it is a project: size, cost, duration.',
  Dashboards: 'Figures of several projects on one page.',
  Library: 'Ideas, issues and risks that are used again.',
  Administration: 'People, roles, business units and sign-in, in the product itself.',
};

/** What the product does, module by module. */
export default function SolutionsScreen() {
  return (
    <TextPage
      title="Solutions"
      lead="One place for what a building will cost, from the first concept to the last package. Which modules are open to you depends on your company and on your role."
    >
      <TextSection title="In a project">
        <Entries of={project} />
      </TextSection>
      <TextSection title="In a company">
        <Entries of={company} />
      </TextSection>
    </TextPage>
  );
}
