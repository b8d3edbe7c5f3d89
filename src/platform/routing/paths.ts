/** Every address of the product that leads somewhere today, by name. */
export const PATHS = {
  home: '/',
  signedOut: '/tenant-selection',
  signInFailed: '/auth_error',
  projects: '/projects',
  details: '/projects/:projectId',
  overview: '/projects/:projectId/overview',
  vision: '/projects/:projectId/vision',
  foresite: '/projects/:projectId/foresite',
  itemDetails: '/projects/:projectId/foresite/value-option-details/:voiId',
  tvd: '/projects/:projectId/tvd',
  calibrate: '/projects/:projectId/calibrate',
  procurement: '/projects/:projectId/procurement',
  risks: '/projects/:projectId/risks',
  reports: '/projects/:projectId/reports',
  context: '/projects/:projectId/context',
  issues: '/projects/:projectId/issues',
  timeline: '/projects/:projectId/timeline',
  components: '/projects/:projectId/components',
  estimate: '/projects/:projectId/estimate',
  program: '/projects/:projectId/area-setup',
  settings: '/projects/:projectId/settings',
} as const;

/** Name of an address. */
export type PathName = keyof typeof PATHS;

type ParameterOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;
type Parameters<N extends PathName> = Record<ParameterOf<(typeof PATHS)[N]>, number | string>;
type Query = Record<string, string | number | undefined>;
type Arguments<N extends PathName> = [keyof Parameters<N>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query]
  : [parameters: Parameters<N>, query?: Query];

/** The address of a page: `pathTo('foresite', { projectId: 1 }, { itemDetailsId: 5 })`. Empty query values are left out. */
export function pathTo<N extends PathName>(name: N, ...[parameters, query]: Arguments<N>): string {
  const given: Record<string, number | string> = parameters ?? {};
  const path = PATHS[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}

/** The project id of an address parameter; undefined where it is no positive whole number. */
export function projectIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
