import { UsersPanel } from '../components/UsersPanel.tsx';

/** Account Administration (docs/product/access.md): the people of the company. */
export default function ManageUsersScreen() {
  return <UsersPanel />;
}
