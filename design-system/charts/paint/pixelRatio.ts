/** Device pixels to a CSS pixel of a drawing for paper: 300 to the inch where 1000 px fill a page of ten inches. */
export const paperRatio = 3;

/** Device pixels to a CSS pixel that a chart is drawn with: at least two, so that its picture is sharp; the same on paper for every device. */
export const pixelRatio = (canvas: HTMLCanvasElement) =>
  canvas.closest('[data-paper]') ? paperRatio : Math.max(2, window.devicePixelRatio);
