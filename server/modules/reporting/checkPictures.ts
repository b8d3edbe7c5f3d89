import type { components } from '#contract/api.ts';
import { isShowable, readPicture } from '#domain/files';

type Figures = components['schemas']['ReportRunFigures'];

const address = /^data:image\/(png|jpeg);base64,(.+)$/;

/** Whether the bytes of a data address are the picture that it says, whole and with nothing behind it. */
function isSound(image: string, size?: { width: number; height: number }): boolean {
  const [, type, base64 = ''] = address.exec(image) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const picture = readPicture(bytes);
  return (
    picture !== null &&
    picture.type === type &&
    picture.end === bytes.length &&
    isShowable(picture) &&
    (!size || (picture.width === size.width && picture.height === size.height))
  );
}

/** What is wrong with the pictures of a run by their bytes; undefined where nothing is. */
export function picturesProblem({ papers, logo, cover_picture: cover }: Figures): string | undefined {
  if (papers.some(({ picture }) => picture && !isSound(picture.image)))
    return 'A chart of the run is not a picture. Reload the page and run the report again.';
  if ([logo, cover].some((one) => one && !isSound(one.image, one)))
    return 'The logo or the picture of the cover is not a picture. Reload the page and run the report again.';
  const images = papers.flatMap((paper) => paper.images?.pictures ?? []);
  const wrong = images.find(({ image, width, height }) => !isSound(image, { width, height }));
  return wrong && `The image ${wrong.caption || wrong.alt} cannot be read. Delete it, and choose it again.`;
}
