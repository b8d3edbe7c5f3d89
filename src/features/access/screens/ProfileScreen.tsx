import { ModulePage } from '#shared/module';

/** One’s own account. */
export default function ProfileScreen() {
  return (
    <ModulePage
      page="user"
      heading="Your account"
      purpose="Your name, title and password, how the product looks to you, and where you are signed in."
      needs={[{ text: 'Projects in your sight', page: 'projects' }]}
    />
  );
}
