import type { KnownCall } from './knownCalls.ts';

type Make = (method: 'POST', path: string, body: unknown) => Promise<Record<string, number>>;

/** Views of the list of projects: the demo brings none, so each call makes the one it needs. */
export function companyViewCalls(make: Make): Record<string, () => Promise<KnownCall>> {
  const fresh = async (): Promise<KnownCall> => {
    const { id = 0 } = await make('POST', '/views', { list: 'projects', config: {} });
    return { ids: { saved_view_id: id } };
  };
  return {
    updateCompanyView: fresh,
    selectCompanyView: fresh,
    // The one that is open stays: another is opened by being made.
    removeCompanyView: async () => {
      const first = await fresh();
      await fresh();
      return first;
    },
  };
}
