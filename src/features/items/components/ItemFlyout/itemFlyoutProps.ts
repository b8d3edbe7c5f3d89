import type { Moves } from '../useMoves.tsx';

export interface ItemFlyoutProps {
  /** Id from the address, or 'new'. */
  itemId: number | 'new';
  /** Ids in the order of the grid, for previous and next. */
  order: readonly number[];
  moves: Moves;
  onOpen: (id: number) => void;
  onClose: () => void;
}
