import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { personName } from '#domain/people';
import { PictureField } from '#features/files';
import { useCurrentUser } from '#platform/flags';
import * as t from '../texts.ts';

/** Longest side of a face, four times that of the largest avatar: enough for the sharpest screens. */
const FACE_PIXELS = 256;

/** One's own picture; initials stand in its place while there is none. */
export function PictureCard() {
  const user = useCurrentUser();
  return (
    <Card title={t.picture}>
      <PictureField
        label={t.profilePicture}
        hint={t.shownNextToYourName}
        place={{ entity: 'user', entityId: user.id, field: 'avatar' }}
        pixels={FACE_PIXELS}
        renderPreview={(url) => (
          <Avatar name={personName(user)} src={url} seed={user.id} size="large" decorative />
        )}
      />
    </Card>
  );
}
