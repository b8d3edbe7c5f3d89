import { useEffect, useState } from 'react';
import { readTenant, type Tenant } from './accessQueries.ts';

/** The company of this host; undefined until it is known, and where it cannot be read: the pages say less then. */
export function useTenant(): Tenant | undefined {
  const [tenant, setTenant] = useState<Tenant>();
  useEffect(() => {
    let wanted = true;
    void readTenant().then(
      (found) => wanted && setTenant(found),
      () => wanted && setTenant(undefined),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return tenant;
}
