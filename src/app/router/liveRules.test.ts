import { expect, it } from 'vitest';
import { currentUserQuery } from '#platform/flags';
import { settingKeys } from '#shared/settings';
import { liveRules } from './liveRules.ts';

it('reads anew whatever counts or shows otherwise once the company chose another setting', () => {
  const event = { seq: 1, id: 1, actor: 2, kind: 'updated', project_id: null } as const;
  const stale = liveRules.flatMap((rule) =>
    rule({ ...event, module: 'settings', entity: 'company_settings' }),
  );
  // Its tolerance and cost format, the choices themselves, and the mail of whoever has not chosen.
  for (const key of [['tvd'], ['foresite'], settingKeys.companySettings, currentUserQuery.queryKey])
    expect(stale).toContainEqual(key);
});
