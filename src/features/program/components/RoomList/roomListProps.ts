import type { AreaUnit } from '#domain/area';
import type { useProgram } from '../../useProgram.ts';

/** What every part of the import of a room list works with. */
export interface RoomListImportProps {
  program: ReturnType<typeof useProgram>;
  unit: AreaUnit;
}
