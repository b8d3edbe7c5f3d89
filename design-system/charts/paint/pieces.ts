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

// What every chart is drawn with. What is registered nowhere is not downloaded; axisPieces.ts adds what only some charts have.
Drawing.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement);

export { Chart } from 'react-chartjs-2';
