/** One open layer (menu, popover, flyout, dialog). The last one in the stack is on top. */
export interface Layer {
  /** z-index: what is painted above is closed first, whatever opened first. */
  level: number;
  contains: (node: Node) => boolean;
  close: (reason: 'escape' | 'outside') => void;
  closesOnOutsidePress: boolean;
  /** Asked before a press outside closes it: true keeps it open, and the press does not count. */
  holds?: () => boolean;
}

const stack: Layer[] = [];
/** The layer that the last press would have closed, and did not. */
let holding: Layer | undefined;

/** The layer that Escape would close, if any. */
const topLayer = (): Layer | undefined => stack.at(-1);

/** Whether one stands at this z-index. */
export const isLayerAt = (level: number): boolean => stack.some((layer) => layer.level === level);

function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = topLayer();
  if (!top) return;
  event.preventDefault();
  top.close('escape');
}

function handlePointerDown(event: PointerEvent) {
  holding = undefined;
  const target = event.target;
  if (!(target instanceof Node)) return;
  // A toast lies above all layers and belongs to none: who presses its Undo goes on where they are.
  if (target instanceof Element && target.closest('[data-toast]')) return;
  for (const layer of stack.toReversed()) {
    if (layer.contains(target)) return;
    if (!layer.closesOnOutsidePress) continue;
    if (layer.holds?.()) {
      holding = layer;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    layer.close('outside');
  }
}

/** A press that was held off ends as nothing, whatever it met. */
function handleClick(event: MouseEvent) {
  const isHeldOff = holding && event.target instanceof Node && !holding.contains(event.target);
  holding = undefined;
  if (!isHeldOff) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Puts a layer on top; returns what takes it away. Escape and outside presses reach the layers one at a time, top first. */
export function pushLayer(layer: Layer): () => void {
  if (stack.length === 0) {
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown, true);
    document.addEventListener('click', handleClick, true);
  }
  const above = stack.findIndex((other) => other.level > layer.level);
  stack.splice(above < 0 ? stack.length : above, 0, layer);
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    if (stack.length > 0) return;
    document.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('pointerdown', handlePointerDown, true);
    document.removeEventListener('click', handleClick, true);
  };
}
