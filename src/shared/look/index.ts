export { CustomizeFlyout } from './CustomizeFlyout.tsx';
export { type Look, readLook, usualLook } from './look.ts';
