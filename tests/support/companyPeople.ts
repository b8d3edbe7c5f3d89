import type { Result } from '#server/contract/handlers.ts';
import type { TestApp } from './testApp.ts';

type User = Result<'getCompanyUser'>;

/** The demo company as the tests of its people know it: who administers, and what roles, units and projects there are. */
export async function peopleOf(app: TestApp) {
  const admin = await app.actor('admin@northbank.example');
  const idOf = async (table: 'role' | 'access_scope', name: string, tenant = 1) => {
    const [row] = await app.asOwner<{ id: string }>(
      `select id from ${table} where tenant_id = $1 and name = $2`,
      [tenant, name],
    );
    return Number(row?.id);
  };
  return {
    admin,
    /** Number of a role or a business unit by its name. */
    idOf,
    cost: await app.actor('cost@northbank.example'),
    cedar: await app.projectId('Cedar Ridge'),
    harbor: await app.projectId('Harbor Point'),
    roles: {
      administrator: await idOf('role', 'Company Administrator'),
      estimator: await idOf('role', 'Estimator'),
      viewer: await idOf('role', 'Viewer'),
      partner: await idOf('role', 'Trade Partner'),
      foreign: await idOf('role', 'Company Administrator', 2),
    },
    units: {
      root: await idOf('access_scope', 'Northbank'),
      west: await idOf('access_scope', 'Pacific Northwest'),
      east: await idOf('access_scope', 'Northeast'),
      foreign: await idOf('access_scope', 'Halden', 2),
    },
    /** Mails that an address has got from the company. */
    mails: (email: string) =>
      app.asOwner<{ subject: string }>(
        'select subject from mail_message where tenant_id = 1 and recipient = $1',
        [email],
      ),
    readAccount: async (id: number) =>
      (await app.call('GET', `/company-users/${id}`, { as: admin })).json<User>(),
    patchAccount: (id: number, body: unknown, as = admin, headers = {}) =>
      app.call('PATCH', `/company-users/${id}`, { as, body, headers }),
    inviteToCompany: (body: unknown, as = admin) => app.call('POST', '/company-users', { as, body }),
  };
}
