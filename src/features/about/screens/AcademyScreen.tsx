import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';

const words = {
  Item: 'A choice with a price: what it changes, what it costs or saves, and when it must be decided.',
  Scenario: 'Items that are decided on together.',
  Milestone: 'A day in the design at which the project is estimated: Concept, 50% SD and so on.',
  'Current estimate': 'The latest milestone’s estimate.',
  Forecast: 'The current estimate and everything approved since.',
  'Pending high and low':
    'How far the forecast may still rise or fall, if the pending items that add, or those that save, are approved.',
  'Mutually exclusive group': 'Items of which at most one can be approved.',
};
const reading = {
  Columns: 'Estimates at milestones, stacked by component.',
  'Dashed line': 'The target budget.',
  'Stepped line': 'What was approved, at the day it was approved.',
  'Two curves with bands': 'Pending high and low with their margins.',
};

/** How to find one's way in the product. */
export default function AcademyScreen() {
  return (
    <TextPage
      title="Academy"
      lead="How the product thinks, and how to get around in it. Ten minutes to read; the words below are used the same way on every screen."
    >
      <TextSection title="The first ten minutes">
        <p>
          Open <b>Projects</b> and choose one. The sidebar holds its modules, and shows what is still missing
          before a module can say something: milestones in the Timeline, components, an estimate. ForeSite is
          the heart: its chart says where the cost stands and where it may go, its table holds the items that
          move it.
        </p>
      </TextSection>
      <TextSection title="The words">
        <Entries of={words} />
      </TextSection>
      <TextSection title="Reading the cost trend">
        <Entries of={reading} />
      </TextSection>
      <TextSection title="Deciding">
        <p>
          An item is priced by its sub items: scope, cost group, quantity and unit cost. Once it has a valid
          scope it can be approved or rejected by those whose role allows it. What is decided moves the
          forecast at once, for everybody. Each change can be read in the item’s history, with who made it and
          when.
        </p>
      </TextSection>
      <TextSection title="Getting around">
        <p>
          <KeyCaps keys="Mod+K" /> finds projects, pages and commands. <KeyCaps keys="?" /> lists every key of
          the page at hand. Tables work like a spreadsheet: arrows move, <KeyCaps keys="Enter or F2" /> edits.
        </p>
        <p>
          If a page says that it is restricted, your role lacks a permission, or your company has the module
          switched off. Your administrator can change both.
        </p>
      </TextSection>
    </TextPage>
  );
}
