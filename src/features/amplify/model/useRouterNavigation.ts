import { useNavigate } from 'react-router-dom';

/** Goes to an address of the product. */
export function useRouterNavigation(): (address: string) => void {
  const navigate = useNavigate();
  return (address) => void navigate(address);
}
