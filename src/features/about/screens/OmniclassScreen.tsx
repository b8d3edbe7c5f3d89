import { TextPage, TextSection } from '../components/TextPage.tsx';

/** Whose the classification systems are whose codes appear in the product. */
export default function OmniclassScreen() {
  return (
    <TextPage
      title="Omniclass Disclaimer"
      lead="Codes and names of published classification systems appear in the product so that cost can be kept by them. The systems belong to others."
    >
      <TextSection title="Whose they are">
        <p>
          OmniClass®, MasterFormat® and UniFormat™ are published by the Construction Specifications Institute
          (CSI); MasterFormat and UniFormat together with Construction Specifications Canada (CSC). The names
          are trademarks of their owners. Quoin is not affiliated with them, and not endorsed by them.
        </p>
      </TextSection>
      <TextSection title="What is shown here">
        <p>
          The product comes with a selection of codes and headings to sort estimates and items by. It is
          neither complete nor the current edition, and no substitute for the published documents. Before you
          rely on a code in a contract, look it up in the edition that the contract names.
        </p>
      </TextSection>
      <TextSection title="What you bring yourself">
        <p>
          Your company may keep cost by formats of its own, or bring in published tables. Whether you may use
          a table is a matter between you and its publisher.
        </p>
      </TextSection>
    </TextPage>
  );
}
