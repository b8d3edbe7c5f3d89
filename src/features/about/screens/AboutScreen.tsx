import { TextPage, TextSection } from '../components/TextPage.tsx';

/** What the product is, and for whom. */
export default function AboutScreen() {
  return (
    <TextPage
      title="About us"
      lead="Quoin plans and controls what a building will cost while it is still being designed. A quoin is the cornerstone of a wall: what the rest is measured from."
    >
      <TextSection title="Why it exists">
        <p>
          Most of a building’s cost is decided long before anything is built, in hundreds of choices: another
          façade, a smaller garage, a different structure. Each has a price, a person who must decide, and a
          day after which deciding costs more. Quoin keeps these choices, their prices and their days in one
          place, and shows at any time where the project stands against its budget and where it may go.
        </p>
      </TextSection>
      <TextSection title="For whom">
        <p>
          For the team of a project: owners, cost managers, designers and contractors. Several companies work
          on one project, and some of them compete. So each company is a tenant of its own with its own host,
          its own accounts and its own records, and within a company everybody sees what their role lets them
          see, no more.
        </p>
      </TextSection>
      <TextSection title="How it is made">
        <p>
          Quoin is open source under the Apache License, Version 2.0. Anybody may run it, read how a figure
          comes about, and change it. Whoever runs this installation decides who may use it and where its
          records are kept.
        </p>
      </TextSection>
    </TextPage>
  );
}
