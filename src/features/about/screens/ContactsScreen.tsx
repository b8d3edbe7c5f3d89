import { Entries, TextPage, TextSection } from '../components/TextPage.tsx';

const whom = {
  'Your account, your role, a project you cannot see':
    'Your company’s administrators. They invite people, give roles and switch modules on.',
  'Signing in through your company’s own account':
    'The people who look after that account. If it works elsewhere but not here, your administrators can check the connection.',
  'This installation: its availability, backups, data protection':
    'Whoever runs it. Your company’s administrators know who that is.',
  'The product: a problem, a request, a question about how it works':
    'The project’s issue tracker, at the place this copy of the product came from. Please report security problems privately first.',
};

/** Whom to ask about what. */
export default function ContactsScreen() {
  return (
    <TextPage
      title="Contacts"
      lead="Quoin is run by those who install it, so there is no one address for everything. This is who can help with what."
    >
      <TextSection title="Whom to ask">
        <Entries of={whom} />
      </TextSection>
    </TextPage>
  );
}
