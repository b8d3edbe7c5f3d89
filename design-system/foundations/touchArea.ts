/**
 * Where a finger presses, a control is 44 px high whatever it looks like: the style of an `::after` (or `::before`) on a
 * control that is `position: relative`. To either side it takes `beside`, what lies between two of them at most.
 */
export const touchArea = (beside = '0px') =>
  ({
    content: '""',
    position: 'absolute',
    insetBlock: 'min(0px, (100% - 44px) / 2)',
    insetInline: beside === '0px' ? 0 : `-${beside}`,
  }) as const;

/** Screens that are pressed by fingers. */
export const touch = '(pointer: coarse)';

/** Height of what a finger presses, where it can be as high as that, px. */
export const touchHeight = 44;

/**
 * For what lies over the page (flyouts, dialogs, popovers): there is room from top to bottom, so controls are as high as a finger
 * needs, and no area lies over its neighbor's.
 */
export const touchRoom = {
  [touch]: { vars: { '--h-control': `${touchHeight}px`, '--h-control-small': `${touchHeight}px` } },
} as const;
