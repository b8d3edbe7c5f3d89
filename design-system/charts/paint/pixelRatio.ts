/** Device pixels to a CSS pixel that charts are drawn with: at least two, so that pictures of them are sharp in print. */
export const pixelRatio = () => Math.max(2, window.devicePixelRatio);
