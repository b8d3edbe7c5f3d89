import { dataColors } from '#design-system/foundations/vars.css.ts';

export interface Drawing {
  hue: string;
  /** Walls in the light. */
  front: string;
  /** Walls in the shade. */
  side: string;
  /** Floor lines, drawn as strokes. */
  floors?: string;
  /** Openings, drawn as fills. */
  openings?: string;
}

/** The built-in drawings by the key that a project carries; each stands on a ground line at y = 62 of 70. */
const DRAWINGS = {
  tower: {
    hue: dataColors[0],
    front: 'M34 62V20h26v42zM60 62V30h18v32z',
    side: 'M34 20h10v42H34zM38 12h6v8h-6zM14 62V46h20v16zM78 62V50h12v12z',
    floors: 'M47 25h10M47 30h10M47 35h10M47 40h10M47 45h10M47 50h10M64 35h10M64 40h10M64 45h10M64 50h10',
  },
  mixed: {
    hue: dataColors[4],
    front: 'M20 62V14h18v48zM42 62V24h16v38z',
    side: 'M20 14h7v48h-7zM58 62V40h28v22z',
    floors:
      'M30 20h5M30 26h5M30 32h5M30 38h5M30 44h5M30 50h5M46 30h8M46 36h8M46 42h8M46 48h8M62 46h20M62 52h20',
  },
  school: {
    hue: dataColors[5],
    front: 'M10 62V42h34v20zM44 62V34l14-8 14 8v28z',
    side: 'M72 62V46h18v16zM44 34l14-8v36H44z',
    openings: 'M15 48h5v6h-5zM24 48h5v6h-5zM33 48h5v6h-5zM62 42h6v8h-6zM77 51h9v5h-9z',
  },
  pavilion: {
    hue: dataColors[8],
    front: 'M12 62V44h52v18z',
    side: 'M64 62V36h22v26zM8 40h60v4H8z',
    floors: 'M16 49h44M16 55h44M68 42h14M68 48h14M68 54h14',
  },
  bed_tower: {
    hue: dataColors[2],
    front: 'M28 62V18h30v44z',
    side: 'M58 62V28h14v34zM16 62V48h12v14z',
    floors: 'M33 24h20M33 30h20M33 36h20M33 42h20M33 48h20M33 54h20',
  },
  cancer_center: {
    hue: dataColors[6],
    front: 'M14 62V36c14-10 34-10 48 0v26z',
    side: 'M62 62V42h24v20z',
    floors: 'M20 44h36M20 50h36M20 56h36M67 48h14M67 54h14',
  },
  heart_hospital: {
    hue: dataColors[3],
    front: 'M44 62V16h26v46z',
    side: 'M22 62V24h22v38zM70 62V44h14v18z',
    floors: 'M49 22h16M49 28h16M49 34h16M49 40h16M49 46h16M49 52h16M27 30h12M27 36h12M27 42h12M27 48h12',
  },
  community_hospital: {
    hue: dataColors[1],
    front: 'M10 62V46h26v16zM36 62V32h30v30z',
    side: 'M66 62V42h22v20zM36 32h9v30h-9z',
    floors: 'M49 38h13M49 44h13M49 50h13M15 52h16M70 48h14M70 54h14',
  },
} as const satisfies Record<string, Drawing>;

const ALL: readonly Drawing[] = Object.values(DRAWINGS);

/** The drawing of a project; one without a known key always gets the same of the eight, by its id. */
export function drawingOf(picture: string | null, projectId: number): Drawing {
  const known: Drawing | undefined =
    picture === null ? undefined : DRAWINGS[picture as keyof typeof DRAWINGS];
  return known ?? (ALL[projectId % ALL.length] as Drawing);
}
