import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';

const kept = {
  'Your account': 'Name, e-mail address, title, roles and business units, and when you were last active.',
  'Your sign-in':
    'A hash of your password, never the password itself, or the name under which your company’s own account knows you. The sessions you have open.',
  'Your work':
    'What you enter into projects, and a history of who changed what and when. The history cannot be edited.',
  'Your preferences': 'Theme, height of rows and the like, with your account.',
  'Log lines':
    'Time, address and outcome of calls, to find faults and misuse. They hold no passwords and no tokens.',
};
const browser = {
  'Sign-in cookies': 'Keep you signed in at your company’s host. They end with the session.',
  'Theme cookie': 'Light or dark, so that pages do not flash before you are signed in.',
  'Local storage': 'Where you were last, the width of panels and columns, what you searched for lately.',
};

/** What is kept about people, where, and who sees it. */
export default function PrivacyScreen() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What the product keeps about you, what it keeps in your browser, and who can see it. Your company, or whoever runs this installation for it, is responsible for these records and may add rules of its own."
    >
      <TextSection title="What is kept on the server">
        <Entries of={kept} />
      </TextSection>
      <TextSection title="What is kept in your browser">
        <Entries of={browser} />
      </TextSection>
      <TextSection title="Who sees it">
        <p>
          The people who have an account with the same company, as far as their roles and their projects
          allow. Companies are kept apart in the database itself: what belongs to one is never shown to
          another. Whoever runs the installation can reach the database.
        </p>
        <p>
          The product itself sends nothing to third parties: no analytics, no advertising, no fonts or scripts
          from elsewhere. Mail goes through the mail server that this installation is set up with. If your
          company signs in through an account of its own, that provider learns of each sign-in.
        </p>
      </TextSection>
      <TextSection title="What you can ask for">
        <p>
          You can read and change your own account in the product, and end all your sessions. To have it
          removed, or to learn what is kept about you, ask your company’s administrators.
        </p>
      </TextSection>
    </TextPage>
  );
}
