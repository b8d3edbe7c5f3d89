import { BubbleController, CategoryScale, Chart, TimeScale, TimeSeriesScale } from 'chart.js';
import annotation from 'chartjs-plugin-annotation';
import 'chartjs-adapter-date-fns';

// Scales of names and dates, lines across the plot, and points by size: for charts with axes of the library.
Chart.register(annotation, BubbleController, CategoryScale, TimeScale, TimeSeriesScale);
