import {
  BarController,
  BarElement,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';

// The only place that registers pieces of the drawing library: what is not named here is not downloaded.
Chart.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement);

export { Chart };
