import { Chart, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { expect, it } from 'vitest';

it('a chart that was drawn before the plugin of lines arrived is drawn anew with it', async () => {
  Chart.register(LinearScale, LineController, LineElement, PointElement);
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const chart = new Chart(canvas, {
    type: 'line',
    data: { datasets: [{ data: [{ x: 0, y: 1 }] }] },
    options: { animation: false, scales: { x: { type: 'linear' } } },
  });
  await import('./axisPieces.ts');
  expect(() => chart.update()).not.toThrow();
  expect(() => chart.update()).not.toThrow();
  chart.destroy();
  canvas.remove();
});
