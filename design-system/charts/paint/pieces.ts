import {
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';

// The only place that registers pieces of the drawing library: what is not named here is not downloaded.
Chart.register(
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

export { Chart };
