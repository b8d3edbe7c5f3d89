import { addressProblem } from '#domain/access';
import type { FieldErrors } from '#domain/errors';
import { defineFields, fieldProblems } from '#domain/fields';

/** Settings of the bidding platform of a company. Its client secret is kept apart and never read back. */
export const platformFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 60, required: true },
  api_url: { label: 'API address', kind: 'text', max: 300, required: true },
  authorize_url: { label: 'Sign-in address', kind: 'text', max: 300, required: true },
  token_url: { label: 'Token address', kind: 'text', max: 300, required: true },
  client_id: { label: 'Client ID', kind: 'text', max: 200, required: true },
  scopes: { label: 'Scopes', kind: 'text', max: 200 },
  created_by_id: { label: 'Connected by', kind: 'reference', to: 'person', fixed: true },
});

/** What is set up of a platform, as texts. */
export type PlatformSettings = Record<
  'name' | 'api_url' | 'authorize_url' | 'token_url' | 'client_id' | 'scopes',
  string
>;

/** What a company starts from: the public addresses of BuildingConnected. */
export const USUAL_PLATFORM: PlatformSettings = {
  name: 'BuildingConnected',
  api_url: 'https://developer.api.autodesk.com/construction/buildingconnected/v2',
  authorize_url: 'https://developer.api.autodesk.com/authentication/v2/authorize',
  token_url: 'https://developer.api.autodesk.com/authentication/v2/token',
  client_id: '',
  scopes: 'data:read',
};

/** What is wrong with the settings, by field. Form and server share it; `allowsLoopback` takes this machine without https. */
export function checkPlatform(
  draft: Partial<Record<keyof PlatformSettings, unknown>>,
  { isNew, allowsLoopback }: { isNew: boolean; allowsLoopback: boolean },
): FieldErrors {
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(platformFields, draft, { today: '2000-01-01', isNew }),
  };
  for (const field of ['api_url', 'authorize_url', 'token_url'] as const) {
    const typed = draft[field];
    const problem =
      typeof typed === 'string' && !problems[field] ? addressProblem(typed.trim(), allowsLoopback) : null;
    if (problem) problems[field] = [problem];
  }
  return problems as FieldErrors;
}
