import { PERMISSION_GROUPS } from '#domain/access';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { useProjectIdIfAny } from '#shared/project';
import * as t from './texts.ts';

export interface NoPermissionProps {
  what: string;
  /** The key that is missing, where the server named it. */
  permission: string | undefined;
}

/** A part of a page that is closed to somebody: which right it needs, in the words of the role editor, and who gives it. */
export default function NoPermission({ what, permission }: NoPermissionProps) {
  const place = useProjectIdIfAny() === undefined ? '' : t.onThisProject;
  const label = PERMISSION_GROUPS.flatMap(({ entries }) => entries).find(
    ({ key }) => key === permission,
  )?.label;
  return (
    <EmptyState
      art="closed"
      title={t.youCantSeeWhatPlace(what, place)}
      text={t.itNeedsValueYourAdministrator(
        label === undefined ? t.aPermissionThatYourRole : t.thePermissionLabel(label),
      )}
    />
  );
}
