import {
  BarController,
  BarElement,
  Chart as Drawing,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';

// The only place that registers pieces of the drawing library: what is not named here is not downloaded.
Drawing.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement);

export { Chart } from 'react-chartjs-2';
