export {
  API_KEY_LIMITS,
  API_KEY_STATUSES,
  apiKeyFields,
  apiKeyProblems,
  type ApiKeyStatus,
  apiKeyStatus,
  isExpired,
} from './apiKey.ts';
export { API_SCOPE_GROUPS, API_SCOPES, isApiScope, scopeProblem, tidyScopes } from './apiScopes.ts';
