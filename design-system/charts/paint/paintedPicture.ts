import type { Scene } from '../axes/Scene.ts';
import { type Picture, type Room, still } from './Picture.ts';

const hidden = { type: 'linear', display: false } as const;

/** A picture without data of the library: all of it is painted by ourselves. */
export const paintedPicture = (scene: Scene, { colors }: Room): Picture => ({
  type: 'line',
  data: { datasets: [] },
  options: { ...still, scales: { x: hidden, y: hidden } },
  colors,
  scene: () => scene,
});
