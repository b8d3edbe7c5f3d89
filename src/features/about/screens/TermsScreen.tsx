import { TextPage, TextSection } from '../components/TextPage.tsx';

/** On what terms the product may be used. */
export default function TermsScreen() {
  return (
    <TextPage
      title="Terms and conditions"
      lead="The software comes under an open license. The use of this installation is between your company and whoever runs it."
    >
      <TextSection title="The software">
        <p>
          Quoin is licensed under the Apache License, Version 2.0. You may use, copy, change and pass it on
          under the terms of that license, which comes with every copy. It is provided as it is, without
          warranties or conditions of any kind, as sections 7 and 8 of the license say.
        </p>
      </TextSection>
      <TextSection title="This installation">
        <p>
          Whoever runs this installation may set terms of their own: who may use it, how long records are
          kept, what happens when it is not available. Ask your company’s administrators for them.
        </p>
      </TextSection>
      <TextSection title="Your part">
        <p>
          Keep your password to yourself. What you enter is your company’s: enter only what you may share with
          the people of the project. Do not try to reach records of other companies; if you come across a way
          to, tell your administrators.
        </p>
      </TextSection>
      <TextSection title="Figures">
        <p>
          Forecasts, ranges and comparisons follow from what was entered. They support decisions and do not
          replace the judgement of those who make them, nor an estimate made for a contract.
        </p>
      </TextSection>
    </TextPage>
  );
}
