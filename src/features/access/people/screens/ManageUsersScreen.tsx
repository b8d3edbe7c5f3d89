import { UsersPanel } from '../components/UsersPanel.tsx';

/** Account Administration (spec §2): the people of the company. */
export default function ManageUsersScreen() {
  return <UsersPanel />;
}
