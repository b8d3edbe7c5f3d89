import { Card } from '#design-system/layout/Card/Card.tsx';
import { PictureField } from '#features/files';
import * as t from '../texts.ts';

/** Longest side of a logo in the top bar on sharp screens, with room for reports. */
const LOGO_PIXELS = 800;

/** Longest side of the picture, four times that beside the name and more: enough for the sharpest screens. */
const PICTURE_PIXELS = 256;

/** What the company is seen by: its logo in the top bar and on paper, its picture beside its name. */
export function CompanyPictures({ companyId }: { companyId: number }) {
  return (
    <>
      <Card title={t.logo}>
        <PictureField
          label={t.companyLogo}
          hint={t.shownAtTheLeft}
          place={{ entity: 'company', entityId: companyId, field: 'logo' }}
          pixels={LOGO_PIXELS}
        />
      </Card>
      <Card title={t.picture}>
        <PictureField
          label={t.companyPicture}
          hint={t.shownNextToTheName}
          place={{ entity: 'company', entityId: companyId, field: 'picture' }}
          pixels={PICTURE_PIXELS}
        />
      </Card>
    </>
  );
}
