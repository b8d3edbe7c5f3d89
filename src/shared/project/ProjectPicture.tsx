import { vars } from '#design-system/foundations/vars.css.ts';
import { drawingOf } from './drawings.ts';
import * as styles from './ProjectPicture.css.ts';

export interface ProjectPictureProps {
  project: {
    id: number;
    picture: string | null;
    picture_thumbnail?: string | null;
    /** The picture itself: shown where there is room for it. */
    picture_url?: string | null;
  };
  /** 72 by 48, 54 by 36, 32 and 24 square, or as large as its place. */
  size?: 'large' | 'medium' | 'thumb' | 'tiny' | 'wide';
}

/** The picture of a project, else its built-in drawing. Silent for screen readers: the name stands beside it. */
export function ProjectPicture({ project, size = 'large' }: ProjectPictureProps) {
  const isWide = size === 'wide';
  const address = (isWide ? project.picture_url : null) ?? project.picture_thumbnail;
  return address ? (
    <span className={styles.picture} data-size={size}>
      {/* On paper it has to be there at once. */}
      <img
        className={styles.photo}
        src={address}
        alt=""
        {...(isWide ? { decoding: 'sync' } : { loading: 'lazy' })}
      />
    </span>
  ) : (
    <ProjectDrawing project={project} size={size} />
  );
}

function ProjectDrawing({ project, size }: Required<ProjectPictureProps>) {
  const { hue, front, side, floors, openings } = drawingOf(project.picture, project.id);
  const shade = (percent: number) => `color-mix(in srgb, ${hue} ${percent}%, ${vars.surface})`;
  const viewBox = size === 'thumb' || size === 'tiny' ? '18 6 64 64' : '0 0 100 70';
  return (
    <span className={styles.picture} data-size={size}>
      <svg
        className={styles.drawing}
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect x="-20" width="160" height="80" fill={shade(14)} />
        <path d={front} fill={shade(62)} />
        <path d={side} fill={shade(84)} />
        {floors ? <path d={floors} stroke={shade(22)} strokeWidth="1.6" /> : null}
        {openings ? <path d={openings} fill={shade(22)} /> : null}
        <path d="M-20 62h160v20H-20z" fill={shade(34)} />
      </svg>
    </span>
  );
}
